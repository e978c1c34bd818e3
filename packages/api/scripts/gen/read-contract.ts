import { bundle, createConfig, type LocationObject } from "@redocly/openapi-core";
import lenscape from "../redocly-plugin.ts";
import type { Contract } from "./contract.ts";
import { ContractError } from "./walk-contract.ts";

/** File and JSON pointer of a problem. */
const placeOf = ([at]: LocationObject[]) => `${at?.source.absoluteRef ?? "openapi"} ${at?.pointer ?? ""}`;

/**
 * Reads openapi/*.yaml into one document, as it is written: `x-answer` and the rest are still to be completed.
 * @param main full name of openapi.yaml
 * @throws {ContractError} when a file cannot be read or a reference leads nowhere
 */
export async function readContract(main: string): Promise<Contract> {
  const config = await createConfig({
    plugins: [lenscape()],
    rules: {},
    preprocessors: { "lenscape/gather-paths": "error" },
    decorators: { "lenscape/fill-tags": "error" },
  });
  const { bundle: bundled, problems } = await bundle({ ref: main, config }).catch((cause: Error) => {
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
