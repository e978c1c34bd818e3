import contract from "@lenscape/api/contract.gen.json";

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  enum?: unknown[];
  maxLength?: number;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: object[];
  "x-extension"?: boolean;
  parameters?: { $ref?: string; name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

/** A field of a body or an answer. */
export interface FieldRow {
  name: string;
  kind: string;
  required: boolean;
  description: string;
}

/** One operation as the reference shows it. */
export interface Entry {
  id: string;
  method: string;
  path: string;
  summary: string;
  note: string;
  auth: "token" | "public" | "optional";
  extension: boolean;
  parameters: FieldRow[];
  body: FieldRow[];
  answer: FieldRow[];
}

const components = contract.components as unknown as {
  schemas: Record<string, Schema>;
  parameters: Record<string, NonNullable<Operation["parameters"]>[number]>;
};
const lastOf = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1);
const resolve = (schema: Schema): Schema =>
  schema.$ref ? resolve(components.schemas[lastOf(schema.$ref)] ?? {}) : schema;

/** What a schema holds, in a word: string, Thread, Thread[]. */
function kindOf(schema: Schema): string {
  if (schema.$ref) return lastOf(schema.$ref);
  if (schema.items) return `${kindOf(schema.items)}[]`;
  if (schema.enum) return schema.enum.join(" | ");
  return Array.isArray(schema.type) ? schema.type.join(" | ") : (schema.type ?? "object");
}

function fieldsOf(schema: Schema | undefined): FieldRow[] {
  const { properties = {}, required = [] } = schema ? resolve(schema) : {};
  return Object.entries(properties).map(([name, field]) => ({
    name,
    kind: kindOf(field),
    required: required.includes(name),
    description: field.description ?? resolve(field).description ?? "",
  }));
}

function authOf(security: object[]): Entry["auth"] {
  if (security.length === 0) return "public";
  return security.some((way) => Object.keys(way).length === 0) ? "optional" : "token";
}

function entryOf(path: string, method: string, operation: Operation): Entry {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation;
  const success = responses["200"]?.content["application/json"]?.schema;
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    note: description ?? "",
    auth: authOf(security),
    extension: operation["x-extension"] === true,
    parameters: parameters
      .map((parameter) => (parameter.$ref ? components.parameters[lastOf(parameter.$ref)] : parameter))
      .filter((parameter) => parameter !== undefined)
      .map(({ name, in: place, required = false, description: words = "" }) => ({
        name,
        kind: place,
        required,
        description: words,
      })),
    body: fieldsOf(Object.values(requestBody?.content ?? {})[0]?.schema),
    answer: fieldsOf(success?.oneOf?.[0] ?? success),
  };
}

/** Every operation of the contract, by tag, in the contract's order. */
export const reference: readonly { tag: string; title: string; entries: Entry[] }[] = contract.tags.map(
  ({ name, description }) => ({
    tag: name,
    title: description,
    entries: Object.entries(contract.paths as unknown as Record<string, Record<string, Operation>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods)
          .filter(([, operation]) => operation.tags.includes(name))
          .map(([method, operation]) => entryOf(path, method, operation)),
    ),
  }),
);

/** The operations whose name, path or summary holds `keyword`. */
export function findOperations(keyword: string): typeof reference {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === "") return reference;
  return reference
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ id, path, summary }) =>
        `${id} ${path} ${summary}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}
