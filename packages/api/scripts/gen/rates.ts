import type { Contract, RateLimit } from "./contract.ts";
import { ContractError, operationsOf } from "./walk-contract.ts";

/** The rate limits of an operation, by their names in `x-limits` of the contract. */
function limitsOf(limits: Record<string, RateLimit>, operationId: string, names: string[]) {
  return names.map((name) => {
    const limit = limits[name];
    if (!limit) throw new ContractError(`${operationId} 的 x-limits 写了没有的 ${name}。`);
    return { name, ...limit };
  });
}

/**
 * Returns the rate limits by name, and their names by operation. In each operation `x-limits` becomes the list of
 * whole limits, for readers of the contract.
 * @throws {ContractError} when an operation names a limit that the contract does not have
 */
export function rateTables(contract: Contract) {
  const limits = contract["x-limits"] ?? {};
  const rates = Object.fromEntries(
    Object.entries(limits).map(([name, { key, max, seconds }]) => [
      name,
      { name, key, max, windowSeconds: seconds },
    ]),
  );
  const ratesOf: Record<string, string[]> = {};
  for (const { operation } of operationsOf(contract)) {
    if (!operation["x-limits"]) continue;
    const names = operation["x-limits"].filter((limit) => typeof limit === "string");
    ratesOf[operation.operationId] = names;
    operation["x-limits"] = limitsOf(limits, operation.operationId, names);
  }
  delete contract["x-limits"];
  return { rates, ratesOf };
}
