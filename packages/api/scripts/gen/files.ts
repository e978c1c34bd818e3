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
      `/** What the client knows of an operation. */\n` +
      `export interface OperationMeta {\n` +
      `  readonly method: "get" | "post" | "put" | "delete";\n` +
      `  readonly path: string;\n` +
      `  /** Who may call. public: never with a token; optional: with one when the caller asks. */\n` +
      `  readonly auth: "public" | "optional" | "token";\n` +
      `  /** How the answer is unwrapped. */\n` +
      `  readonly envelope: "data" | "page" | "flat" | "stream";\n` +
      `  /** Its refusals are told to the caller alone. */\n` +
      `  readonly silent?: boolean;\n` +
      `  /** After it the token it was sent with is worth nothing, by the member's own wish. */\n` +
      `  readonly endsSession?: boolean;\n` +
      `  /** Which time limit it has in place of that of requests. */\n` +
      `  readonly timeout?: "captcha" | "upload";\n` +
      `}\n\n` +
      `/** Every operation of the contract. */\n` +
      constant("operationTable", table, "Record<keyof operations, OperationMeta>"),
    "effects.gen.ts":
      ofOperations +
      `/** What the contract speaks of: \`x-entities\`. */\n` +
      `export type Entity = keyof typeof readersOf;\n\n` +
      `/** The operations that show an entity. */\n` +
      constant("readersOf", readersOf, "Record<string, readonly (keyof operations)[]>") +
      `\n/** What an operation may change. */\n` +
      constant("changesOf", changesOf, "Partial<Record<keyof operations, readonly Entity[]>>"),
    "answers.gen.ts":
      ofOperations +
      `// The operations that only ask and whose answer is the shape of that name, or a list of it.\n` +
      constants(answersWith, "readonly (keyof operations)[]"),
    "call-policy.gen.ts":
      ofOperations +
      `/** What the server does about a call besides calling its handler. */\n` +
      `export interface CallPolicy {\n` +
      `  /** It may change something: it costs its caller an attempt. */\n` +
      `  readonly writes: boolean;\n` +
      `  /**\n` +
      `   * What of the answers to everybody it changes: anything, the comments of the thread that it names, or counts,\n` +
      `   * which others may see a moment later.\n` +
      `   */\n` +
      `  readonly forEveryone: "nothing" | "counts" | "comments" | "everything";\n` +
      `  /** Clients ask it again and again. */\n` +
      `  readonly polled: boolean;\n` +
      `  /** Its answer without a token is the same for everybody and may be kept for a moment. */\n` +
      `  readonly kept: boolean;\n` +
      `  /** What a key of a member must hold for it; none where no key serves. */\n` +
      `  readonly scope?: KeyScope;\n` +
      `}\n\n` +
      `/** What a key may be given: \`x-scopes\`, each with what it is for. */\n` +
      constant("keyScopes", keyScopes, "Record<string, string>") +
      `export type KeyScope = keyof typeof keyScopes;\n\n` +
      constant("callPolicy", callPolicy, "Record<keyof operations, CallPolicy>"),
    "resources.gen.ts":
      ofOperations +
      `/** The operations by resource and method, such as \`threads.list\`. */\n` +
      constant("resources", resourceTable(contract), "Record<string, Record<string, keyof operations>>") +
      `\n/** Sent twice with the same \`requestId\` in their body, these happen once. */\n` +
      constant("repeatable", repeatableIds(contract), "readonly (keyof operations)[]"),
    "reasons.gen.ts":
      `${banner}/** The code of every reason for a refusal; the first of a code stands for one without a reason of its own. */\n` +
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
