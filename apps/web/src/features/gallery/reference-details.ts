import contract from "@lenscape/api/contract.gen.json";

/** What the contract says of a value. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

/** One operation as the contract writes it. */
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: object[];
  "x-extension"?: boolean;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

/** A field of a body or an answer, named with where it stands: `rows[].user.nickname`. */
export interface FieldRow {
  name: string;
  kind: string;
  required: boolean;
  description: string;
}

/** What is asked for and answered, and an example of both. */
export interface Details {
  parameters: FieldRow[];
  body: FieldRow[];
  answer: FieldRow[];
  /** A call as it is typed into a shell. */
  call: string;
  answered: string | undefined;
}

/** How far the fields of a field are told. */
const DEEPEST = 3;

const components = contract.components as unknown as {
  schemas: Record<string, Schema>;
  parameters: Record<string, Parameter>;
};
const base = contract.servers[0]?.url ?? "";
const lastOf = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1);
const resolve = (schema: Schema): Schema =>
  schema.$ref ? resolve(components.schemas[lastOf(schema.$ref)] ?? {}) : schema;

/** 1–50, ≤9: how long, large or many. */
function boundsOf({ minLength, maxLength, minimum, maximum, minItems, maxItems }: Schema): string {
  const least = minLength ?? minimum ?? minItems;
  const most = maxLength ?? maximum ?? maxItems;
  if (most === undefined) return least ? ` ≥${least}` : "";
  return least === undefined ? ` ≤${most}` : ` ${least}–${most}`;
}

/** What a schema holds, in a word: string ≤50, 0 | 1, Thread[]. */
function kindOf(schema: Schema): string {
  const { items, enum: values, type, properties, ...own } = resolve(schema);
  if (items) return `${kindOf(items)}[]${boundsOf(own)}`;
  if (values) return values.join(" | ");
  if (properties && schema.$ref) return lastOf(schema.$ref);
  return `${Array.isArray(type) ? type.join(" | ") : (type ?? "object")}${boundsOf(own)}`;
}

function fieldsOf(schema: Schema | undefined, prefix = "", above: readonly Schema[] = []): FieldRow[] {
  const target = schema ? resolve(schema) : {};
  if (above.includes(target) || above.length >= DEEPEST) return [];
  return Object.entries(target.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix + key;
    const inner = resolve(field).items;
    return [
      {
        name,
        kind: kindOf(field),
        required: target.required?.includes(key) ?? false,
        description: field.description ?? resolve(field).description ?? "",
      },
      ...fieldsOf(inner ?? field, inner ? `${name}[].` : `${name}.`, [...above, target]),
    ];
  });
}

/** A value as the contract's own examples have it. */
function exampleOf(schema: Schema, above: readonly Schema[] = []): unknown {
  const target = resolve(schema);
  const { examples, const: fixed, properties, items, enum: values, default: usual, type } = target;
  if (fixed !== undefined) return fixed;
  if (examples?.length) return examples[0];
  const within = [...above, target];
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([, field]) => !within.includes(resolve(field)))
        .map(([name, field]) => [name, exampleOf(field, within)]),
    );
  if (items) return within.includes(resolve(items)) ? [] : [exampleOf(items, within)];
  return usual ?? values?.[0] ?? (type === "integer" || type === "number" ? 1 : "");
}

/** A word of a shell's line. */
const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

function callOf(origin: string, method: string, path: string, parameters: Parameter[], operation: Operation) {
  const needed = parameters.filter(({ required }) => required);
  const wordOf = ({ schema }: Parameter) => String(exampleOf(schema ?? {}) || "1");
  let address = path;
  const query = new URLSearchParams();
  for (const parameter of needed) {
    if (parameter.in === "path") address = address.replace(`{${parameter.name}}`, wordOf(parameter));
    else query.set(parameter.name, wordOf(parameter));
  }
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const isForm = type?.startsWith("multipart/");
  const parts = [
    `curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}${quoted(`${origin}${base}${address}${query.size > 0 ? `?${query}` : ""}`)}`,
    operation.security.length > 0 ? `-H ${quoted("Authorization: Bearer TOKEN")}` : "",
    content && !isForm ? `-H ${quoted(`Content-Type: ${type}`)}` : "",
    isForm ? `-F ${quoted("file=@picture.png")}` : "",
    content && !isForm ? `-d ${quoted(JSON.stringify(content.example ?? exampleOf(content.schema)))}` : "",
  ];
  return parts.filter(Boolean).join(" \\\n  ");
}

/** Reads one operation to the end. */
export function detailsOf(origin: string, method: string, path: string, operation: Operation): Details {
  const parameters = (operation.parameters ?? [])
    .map((parameter) => (parameter.$ref ? components.parameters[lastOf(parameter.$ref)] : parameter))
    .filter((parameter) => parameter !== undefined);
  const success = operation.responses["200"]?.content["application/json"]?.schema;
  // What does not answer with JSON refuses with it all the same.
  const answer = success?.$ref?.endsWith("/Failure") ? undefined : (success?.oneOf?.[0] ?? success);
  return {
    parameters: parameters.map(({ name, in: place, required = false, description = "", schema = {} }) => ({
      name,
      kind: `${place} ${kindOf(schema)}`,
      required,
      description,
    })),
    body: fieldsOf(Object.values(operation.requestBody?.content ?? {})[0]?.schema),
    answer: fieldsOf(answer),
    call: callOf(origin, method, path, parameters, operation),
    answered: answer && JSON.stringify(exampleOf(answer), null, 2),
  };
}
