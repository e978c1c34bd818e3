/** The contract cannot be generated from: `message` says why. */
export class ContractError extends Error {}

/** Undoes the escapes of one JSON pointer step. */
const unescapeStep = (step) => step.replaceAll("~1", "/").replaceAll("~0", "~");

/** Follows a local `#/…` reference of a contract. */
export function resolve(contract, node) {
  if (!node?.$ref) return node;
  const steps = node.$ref.slice(2).split("/").map(unescapeStep);
  return resolve(
    contract,
    steps.reduce((at, step) => at[step], contract),
  );
}

/** Every operation with its path and method. */
export const operationsOf = (contract) =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
