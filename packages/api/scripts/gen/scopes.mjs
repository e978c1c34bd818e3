import { ContractError } from "./walk-contract.mjs";

/** What a key must hold for an operation; undefined where no key serves. */
function scopeOf(scopes, { asks, operation }) {
  const { "x-scope": own, "x-permission": permission, tags, security } = operation;
  if (security.length === 0 || own === "none") return undefined;
  if (own !== undefined) return own;
  if (permission !== undefined) return "console";
  const list = asks ? "reads" : "changes";
  return Object.keys(scopes).find((scope) => scopes[scope][list]?.some((tag) => tags.includes(tag)));
}

/**
 * The scope of each operation by its id, written into the operation as well: as `x-scope`, and as the role that
 * the security scheme of keys asks for.
 * @param effects the operations and whether each only asks
 * @throws {ContractError} when an operation names a scope that `x-scopes` does not have
 */
export function writeScopes(contract, effects) {
  const scopes = contract["x-scopes"];
  contract.components.securitySchemes.accessKey = contract["x-key-scheme"];
  delete contract["x-key-scheme"];
  return Object.fromEntries(
    effects.map(({ id, asks, operation }) => {
      const scope = scopeOf(scopes, { asks, operation });
      if (scope !== undefined && !scopes[scope])
        throw new ContractError(`${id} 的 x-scope 写了 x-scopes 里没有的 ${scope}。`);
      delete operation["x-scope"];
      if (scope !== undefined) {
        operation["x-scope"] = scope;
        operation.security = [...operation.security, { accessKey: [scope] }];
      }
      return [id, scope];
    }),
  );
}
