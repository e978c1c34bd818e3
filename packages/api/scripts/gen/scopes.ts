import type { Contract, KeyScope, Operation } from "./contract.ts";
import { ContractError, extensionOf } from "./walk-contract.ts";

/** The scope that a key needs for an operation; undefined where no key is accepted. */
function scopeOf(scopes: Record<string, KeyScope>, operation: Operation, isRead: boolean) {
  const { "x-scope": own, "x-permission": permission, tags, security } = operation;
  if (security.length === 0 || own === "none") return undefined;
  if (own !== undefined) return own;
  if (permission !== undefined) return "console";
  const list = isRead ? "reads" : "changes";
  return Object.entries(scopes).find(([, scope]) => scope[list]?.some((tag) => tags.includes(tag)))?.[0];
}

/**
 * The scope of each operation by its id, written into the operation as well: as `x-scope`, and as the role that
 * the security scheme of keys asks for.
 * @throws {ContractError} when an operation names a scope that `x-scopes` does not have
 */
export function writeScopes(
  contract: Contract,
  effects: { id: string; isRead: boolean; operation: Operation }[],
) {
  const scopes = extensionOf(contract, "x-scopes");
  contract.components.securitySchemes.accessKey = extensionOf(contract, "x-key-scheme");
  delete contract["x-key-scheme"];
  return Object.fromEntries(
    effects.map(({ id, isRead, operation }) => {
      const scope = scopeOf(scopes, operation, isRead);
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
