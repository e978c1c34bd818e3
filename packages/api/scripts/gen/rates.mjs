import { ContractError, operationsOf } from "./walk-contract.mjs";

/** The rate limits of an operation, by their names in `x-limits` of the contract. */
function limitsOf(limits, { operationId, "x-limits": names = [] }) {
  return names.map((name) => {
    if (!limits[name]) throw new ContractError(`${operationId} 的 x-limits 写了没有的 ${name}。`);
    return { name, ...limits[name] };
  });
}

/**
 * The rate limits by name, and the names of each operation that has any. In each operation `x-limits` becomes the list
 * of whole limits, for readers of the contract.
 * @throws {ContractError} when an operation names a limit that the contract does not have
 */
export function rateTables(contract) {
  const limits = contract["x-limits"] ?? {};
  const rates = Object.fromEntries(
    Object.entries(limits).map(([name, { key, max, seconds }]) => [
      name,
      { name, key, max, windowSeconds: seconds },
    ]),
  );
  const ratesOf = {};
  for (const { operation } of operationsOf(contract)) {
    if (!operation["x-limits"]) continue;
    ratesOf[operation.operationId] = operation["x-limits"];
    operation["x-limits"] = limitsOf(limits, operation);
  }
  delete contract["x-limits"];
  return { rates, ratesOf };
}
