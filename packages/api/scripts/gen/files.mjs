import openapiTS, { astToString } from "openapi-typescript";
import { operationLimits, operationTables } from "./operations.mjs";

const banner = "// Generated from openapi/ by `pnpm gen`. Do not edit.\n";

const tableFile = (name, says, table) =>
  `${banner}import type { OperationMeta } from "./operation.gen.ts";\n\n` +
  `/** ${says} */\n` +
  `export const ${name} = ${JSON.stringify(table, null, 2)} as const satisfies Record<string, OperationMeta>;\n`;

/**
 * The text of every generated file of packages/api/src, by its name.
 * @param contract complete, plain OpenAPI
 * @param envelopes how each answer is unwrapped, by `operationId`
 */
export async function generatedFiles(contract, envelopes) {
  const { early, late, staff } = operationTables(contract, envelopes);
  return {
    "schema.gen.ts": banner + astToString(await openapiTS(structuredClone(contract), { alphabetize: false })),
    "operation.gen.ts":
      banner +
      `/** Method, path, who may call (public: never with a token; optional: with one when the caller asks) and answer shape. */\n` +
      `export interface OperationMeta {\n` +
      `  readonly method: "get" | "post" | "put" | "delete";\n` +
      `  readonly path: string;\n` +
      `  readonly auth: "public" | "optional" | "token";\n` +
      `  readonly envelope: "data" | "page" | "flat" | "stream";\n` +
      `}\n`,
    "operations-early.gen.ts": tableFile("earlyOperations", "The operations of a first visit.", early),
    "operations-late.gen.ts": tableFile("lateOperations", "All other operations of members.", late),
    "operations-staff.gen.ts": tableFile("staffOperations", "The operations that need a permission.", staff),
    "operations.gen.ts":
      banner +
      `import type { OperationMeta } from "./operation.gen.ts";\n` +
      `import { earlyOperations } from "./operations-early.gen.ts";\n` +
      `import { lateOperations } from "./operations-late.gen.ts";\n` +
      `import { staffOperations } from "./operations-staff.gen.ts";\n` +
      `import type { operations } from "./schema.gen.ts";\n\n` +
      `export * as limits from "./limits.gen.ts";\n\n` +
      `/** Every operation of the contract. */\n` +
      `export const operationTable = { ...earlyOperations, ...lateOperations, ...staffOperations } satisfies Record<keyof operations, OperationMeta>;\n`,
    "limits.gen.ts":
      banner +
      `// Bounds of every query parameter and body field, by operation.\n` +
      Object.entries(operationLimits(contract))
        .map(([id, fields]) => `export const ${id} = ${JSON.stringify(fields, null, 2)} as const;\n`)
        .join(""),
    "contract.gen.json": `${JSON.stringify(contract)}\n`,
  };
}
