import { readFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";
import { completeContract } from "./complete-contract.ts";
import type { Contract, Envelope } from "./contract.ts";
import { effectTables } from "./effects.ts";
import { operationLimits, operationTable } from "./operations.ts";
import { rateTables } from "./rates.ts";
import { readContract } from "./read-contract.ts";
import { repeatableIds, resourceTable } from "./resources.ts";
import { extensionOf, schemaNamed } from "./walk-contract.ts";

const banner = "// Generated from openapi/ by `pnpm gen`. Do not edit.\n";
const ofOperations = `${banner}import type { operations } from "./schema.gen.ts";\n\n`;

const constant = (name: string, value: unknown, type?: string) =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const${type ? ` satisfies ${type}` : ""};\n`;

/** One constant for each name, so that a page carries only those it uses. */
const constants = (values: Record<string, unknown>, type?: string) =>
  Object.entries(values)
    .map(([name, value]) => constant(name, value, type))
    .join("");

const reasonCodes = (contract: Contract) =>
  Object.fromEntries(
    Object.entries(schemaNamed(contract, "ErrorReason")["x-reasons"] ?? {}).map(([reason, { code }]) => [
      reason,
      code,
    ]),
  );

/**
 * The text of every generated file of packages/api/src, by its name.
 * @param contract complete, plain OpenAPI
 * @param envelopes the envelope of each answer by `operationId`
 */
async function generatedFiles(contract: Contract, envelopes: Map<string, Envelope>) {
  const table = operationTable(contract, envelopes);
  const { readersOf, changesOf, answersWith, callPolicy } = effectTables(contract, table);
  const { rates, ratesOf } = rateTables(contract);
  const keyScopes = Object.fromEntries(
    Object.entries(extensionOf(contract, "x-scopes")).map(([scope, { description }]) => [scope, description]),
  );
  const types = await openapiTS(JSON.stringify(contract), {
    alphabetize: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  return {
    "schema.gen.ts": banner + astToString(types),
    "operations.gen.ts":
      ofOperations +
      `export * as limits from "./limits.gen.ts";\n\n` +
      `/** Client metadata of an operation. */\n` +
      `export interface OperationMeta {\n` +
      `  readonly method: "get" | "post" | "put" | "delete";\n` +
      `  readonly path: string;\n` +
      `  /** Authentication. public: never sends the token; optional: sends it if the caller asks for it. */\n` +
      `  readonly auth: "public" | "optional" | "token";\n` +
      `  /** Kind of envelope around the response. */\n` +
      `  readonly envelope: "data" | "page" | "flat" | "stream";\n` +
      `  /** Error codes are reported to the caller only. */\n` +
      `  readonly silent?: boolean;\n` +
      `  /** The call ends the session of its token: a logout. */\n` +
      `  readonly endsSession?: boolean;\n` +
      `  /** Timeout to use instead of the one of requests. */\n` +
      `  readonly timeout?: "captcha" | "upload";\n` +
      `}\n\n` +
      `/** Every operation of the contract. */\n` +
      constant("operationTable", table, "Record<keyof operations, OperationMeta>"),
    "effects.gen.ts":
      ofOperations +
      `/** Entities of the contract (\`x-entities\`). */\n` +
      `export type Entity = keyof typeof readersOf;\n\n` +
      `/** Operations whose response contains an entity. */\n` +
      constant("readersOf", readersOf, "Record<string, readonly (keyof operations)[]>") +
      `\n/** Entities that an operation may change. */\n` +
      constant("changesOf", changesOf, "Partial<Record<keyof operations, readonly Entity[]>>"),
    "answers.gen.ts":
      ofOperations +
      `// Read operations whose response is the schema of that name, or a list of it.\n` +
      constants(answersWith, "readonly (keyof operations)[]"),
    "call-policy.gen.ts":
      ofOperations +
      `/** Server policy of an operation. */\n` +
      `export interface CallPolicy {\n` +
      `  /** Changes data, and counts against the write limit of the caller. */\n` +
      `  readonly writes: boolean;\n` +
      `  /**\n` +
      `   * Cached public responses that it changes: all, those with comments of the thread it names, or those with counts,\n` +
      `   * which may be stale for a moment.\n` +
      `   */\n` +
      `  readonly forEveryone: "nothing" | "counts" | "comments" | "everything";\n` +
      `  /** Clients poll it. */\n` +
      `  readonly polled: boolean;\n` +
      `  /** The response without a token is the same for everybody and can be cached for a short time. */\n` +
      `  readonly kept: boolean;\n` +
      `  /** Scope that an access key needs; undefined where no key is accepted. */\n` +
      `  readonly scope?: KeyScope;\n` +
      `}\n\n` +
      `/** Scopes of access keys (\`x-scopes\`) with their descriptions. */\n` +
      constant("keyScopes", keyScopes, "Record<string, string>") +
      `export type KeyScope = keyof typeof keyScopes;\n\n` +
      constant("callPolicy", callPolicy, "Record<keyof operations, CallPolicy>"),
    "resources.gen.ts":
      ofOperations +
      `/** Operations by resource and method, such as \`threads.list\`. */\n` +
      constant("resources", resourceTable(contract), "Record<string, Record<string, keyof operations>>") +
      `\n/** Idempotent operations: a second call with the same \`requestId\` in its body has no effect. */\n` +
      constant("repeatable", repeatableIds(contract), "readonly (keyof operations)[]"),
    "reasons.gen.ts":
      `${banner}/** Code of every error reason; the first reason of a code is the default for that code. */\n` +
      constant("reasons", reasonCodes(contract)),
    "rates.gen.ts":
      ofOperations +
      `/** At most \`max\` calls, or units, within a window of \`windowSeconds\` are counted together by their key. */\n` +
      `export interface RateLimit {\n` +
      `  readonly name: string;\n` +
      `  readonly key: "member" | "address" | "account" | "phone" | "email" | "site";\n` +
      `  readonly max: number;\n` +
      `  readonly windowSeconds: number;\n` +
      `}\n\n` +
      `/** Rate limits by name: \`x-limits\`. Past one a call is refused with 429. */\n` +
      constant("rates", rates, "Record<string, RateLimit>") +
      `\n/** Names of the rate limits that an operation is counted in. */\n` +
      constant("ratesOf", ratesOf, "Partial<Record<keyof operations, readonly (keyof typeof rates)[]>>"),
    "limits.gen.ts":
      `${banner}// Bounds of every query parameter and body field, by operation.\n` +
      constants(operationLimits(contract)),
    "contract.gen.json": `${JSON.stringify(contract)}\n`,
  };
}

/**
 * Generates every file of packages/api/src from a contract.
 * @param openapi path of its openapi.yaml
 * @returns the text of each file by its name
 * @throws {ContractError} when the contract cannot be completed
 */
export async function generate(openapi: string) {
  const contract = await readContract(openapi);
  // The contract is released with the package, under its version.
  const manifest = await readFile(new URL("../../package.json", import.meta.url), "utf8");
  const { version }: { version: string } = JSON.parse(manifest);
  contract.info.version = version;
  return generatedFiles(contract, completeContract(contract));
}
