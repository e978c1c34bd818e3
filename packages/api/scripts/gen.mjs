// Turns openapi/*.yaml into what the client and the server read. `--check` writes nothing and fails on drift.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { bundle, createConfig } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";

const root = new URL("../../../", import.meta.url);
const source = new URL("openapi/openapi.yaml", root);
const out = (name) => new URL(`../src/${name}`, import.meta.url);

const banner = "// Generated from openapi/ by `pnpm gen`. Do not edit.\n";

const config = await createConfig({ rules: {} });
const { bundle: bundled, problems } = await bundle({ ref: fileURLToPath(source), config }).catch((cause) => {
  console.error(
    `契约读不通（${cause.message}）。运行 pnpm --filter @lenscape/api lint:contract 看出在哪一行。`,
  );
  process.exit(1);
});
if (problems.length > 0) {
  for (const p of problems) {
    const at = p.location[0];
    console.error(`${at?.source.absoluteRef ?? "openapi"} ${at?.pointer ?? ""}: ${p.message}`);
  }
  process.exit(1);
}
const contract = bundled.parsed;

/** Undoes the escapes of one JSON pointer step. */
const unescapeStep = (step) => step.replaceAll("~1", "/").replaceAll("~0", "~");

/** Follows a local `#/…` reference. */
function resolve(node) {
  if (!node?.$ref) return node;
  const steps = node.$ref.slice(2).split("/").map(unescapeStep);
  return resolve(steps.reduce((at, step) => at[step], contract));
}

const LIMITS = [
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
  "pattern",
  "enum",
  "default",
];
const limitsOf = (schema) =>
  Object.fromEntries(LIMITS.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]));

/** `[]` is public, `[bearer]` needs the token, `[{}, bearer]` takes it when there is one. */
function authOf(security) {
  if (security.length === 0) return "public";
  return security.some((entry) => Object.keys(entry).length === 0) ? "optional" : "token";
}

function envelopeOf(operation) {
  const { content } = operation.responses["200"];
  if (content["text/event-stream"]) return "stream";
  const answer = content["application/json"].schema.oneOf[0];
  const { properties } = resolve(answer);
  if (properties.rows) return "page";
  // The specification's task lists answer data beside total (AMB-010): neither may be dropped.
  if (properties.data && !properties.total) return "data";
  return "flat";
}

/** Says what an operation lacks, or nothing: the lint knows more, but the generator must not write nonsense. */
function complaintOf(operation, seen) {
  if (!operation.operationId) return "没有 operationId";
  if (seen[operation.operationId]) return `operationId ${operation.operationId} 重复`;
  if (!operation.security) return "没有写 security（公开的写 security: []）";
  const content = operation.responses?.["200"]?.content;
  if (!content?.["text/event-stream"] && !content?.["application/json"]?.schema?.oneOf)
    return "200 的回答不是 oneOf";
}

/** What any operation may answer is told once in the contract: here every operation learns of it. */
const transportResponses = Object.entries(contract["x-transport-responses"]);
contract.components.responses = Object.fromEntries(
  transportResponses.map(([status, description]) => {
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };
    return [`Http${status}`, { description, content }];
  }),
);

function addTransportResponses({ requestBody, responses }) {
  for (const [status] of transportResponses)
    if (requestBody || (status !== "413" && status !== "415"))
      responses[status] = { $ref: `#/components/responses/Http${status}` };
}

/** The operations a first visit may need: the rest of the table is loaded when it is asked for. */
const early = new Set(contract["x-first-load"]);

const operations = {};
const late = {};
/** What needs a permission is called from the console: no other page carries it. */
const staff = {};
const limits = {};
for (const [path, item] of Object.entries(contract.paths)) {
  for (const [method, operation] of Object.entries(item)) {
    const complaint = complaintOf(operation, { ...operations, ...late, ...staff });
    if (complaint) {
      console.error(`${method.toUpperCase()} ${path}：${complaint}。`);
      process.exit(1);
    }
    addTransportResponses(operation);
    const id = operation.operationId;
    const table = early.has(id) ? operations : operation["x-permission"] ? staff : late;
    table[id] = {
      method,
      path,
      auth: authOf(operation.security),
      envelope: envelopeOf(operation),
    };
    const fields = {};
    for (const parameter of operation.parameters ?? []) {
      const { name, schema } = resolve(parameter);
      fields[name] = limitsOf(schema);
    }
    const body = resolve(operation.requestBody?.content?.["application/json"]?.schema);
    for (const [name, schema] of Object.entries(body?.properties ?? {}))
      fields[name] = limitsOf(resolve(schema));
    const bounded = Object.fromEntries(Object.entries(fields).filter(([, l]) => Object.keys(l).length > 0));
    if (Object.keys(bounded).length > 0) limits[id] = bounded;
  }
}

const [unknown] = [...early].filter((id) => !operations[id]);
if (unknown) {
  console.error(`openapi.yaml 的 x-first-load 写了不存在的操作 ${unknown}。`);
  process.exit(1);
}

const tableFile = (name, says, table) =>
  `${banner}import type { OperationMeta } from "./operation.gen.ts";\n\n` +
  `/** ${says} */\n` +
  `export const ${name} = ${JSON.stringify(table, null, 2)} as const satisfies Record<string, OperationMeta>;\n`;

const files = {
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
  "operations-early.gen.ts": tableFile("earlyOperations", "The operations of a first visit.", operations),
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
    Object.entries(limits)
      .map(([id, fields]) => `export const ${id} = ${JSON.stringify(fields, null, 2)} as const;\n`)
      .join(""),
  "contract.gen.json": `${JSON.stringify(contract)}\n`,
};

const check = process.argv.includes("--check");
const drifted = [];
for (const [name, text] of Object.entries(files)) {
  const current = await readFile(out(name), "utf8").catch(() => "");
  if (current === text) continue;
  drifted.push(name);
  if (!check) await writeFile(out(name), text);
}
if (check && drifted.length > 0) {
  console.error(`契约已改而生成物没有跟上：${drifted.join("、")}。运行 pnpm gen 后一并提交。`);
  process.exit(1);
}
console.log(drifted.length === 0 ? "生成物与契约一致。" : `已写出 ${drifted.join("、")}。`);
