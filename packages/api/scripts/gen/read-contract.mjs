import { bundle, createConfig } from "@redocly/openapi-core";
import lenscape from "../redocly-plugin.mjs";

/** The contract cannot be generated from: `message` says why. */
export class ContractError extends Error {}

/** Where a problem lies: file and JSON pointer. */
const placeOf = ([at]) => `${at?.source.absoluteRef ?? "openapi"} ${at?.pointer ?? ""}`;

/**
 * openapi/*.yaml in one document, as it is written: `x-answer` and the rest are still to be completed.
 * @param main full name of openapi.yaml
 * @throws {ContractError} when a file cannot be read or a reference leads nowhere
 */
export async function readContract(main) {
  const config = await createConfig({
    plugins: [lenscape()],
    rules: {},
    preprocessors: { "lenscape/gather-paths": "error" },
    decorators: { "lenscape/fill-tags": "error" },
  });
  const { bundle: bundled, problems } = await bundle({ ref: main, config }).catch((cause) => {
    throw new ContractError(
      `契约读不通（${cause.message}）。运行 pnpm --filter @lenscape/api lint:contract 看出在哪一行。`,
    );
  });
  if (problems.length > 0)
    throw new ContractError(
      problems.map(({ location, message }) => `${placeOf(location)}: ${message}`).join("\n"),
    );
  return bundled.parsed;
}

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
