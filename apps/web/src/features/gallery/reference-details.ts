import contract from "@lenscape/api/contract.gen.json";
import { curlOf, typescriptOf } from "./reference-code.ts";
import {
  base,
  type CallParameter,
  type Operation,
  type Parameter,
  type Schema,
} from "./reference-contract.ts";

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
  /** A call with what it cannot do without, as it is typed into a shell and with the typed client. */
  code: { curl: string; typescript: string };
  answered: string | undefined;
  /** What to fill in to try it; undefined for files and streams. */
  form: CallForm | undefined;
}

/** What a call is made of, each with the contract's example. */
export interface CallForm {
  parameters: CallParameter[];
  /** The JSON of the body. */
  body: string | undefined;
}

/** How far the fields of a field are told. */
const DEEPEST = 3;

const components = contract.components as unknown as {
  schemas: Record<string, Schema>;
  parameters: Record<string, Parameter>;
};
const lastOf = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1);
/** What a schema says; of one that is this or that the first. */
const resolve = (schema: Schema): Schema => {
  if (schema.$ref) return resolve(components.schemas[lastOf(schema.$ref)] ?? {});
  return schema.oneOf?.[0] ? resolve(schema.oneOf[0]) : schema;
};

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

/** The fields of a shape and of what it holds, each by where it stands. */
export function fieldsOf(schema: Schema | undefined, prefix = "", above: readonly Schema[] = []): FieldRow[] {
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
export function exampleOf(schema: Schema, above: readonly Schema[] = []): unknown {
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

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

/** Reads one operation to the end. */
export function detailsOf(origin: string, method: string, path: string, operation: Operation): Details {
  const parameters = (operation.parameters ?? [])
    .map((parameter) => (parameter.$ref ? components.parameters[lastOf(parameter.$ref)] : parameter))
    .filter((parameter) => parameter !== undefined);
  const success = operation.responses["200"]?.content["application/json"]?.schema;
  // What does not answer with JSON refuses with it all the same.
  const answer = success?.$ref?.endsWith("/Failure") ? undefined : (success?.oneOf?.[0] ?? success);
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const isForm = type?.startsWith("multipart/") ?? false;
  const body = content && !isForm ? (content.example ?? exampleOf(content.schema)) : undefined;
  const filled = parameters.map(({ name, in: place, required = false, description = "", schema = {} }) => ({
    name,
    in: place as CallParameter["in"],
    required,
    description,
    value: required ? String(exampleOf(schema) || "1") : "",
  }));
  const call = { method, url: origin + base, path, operation, parameters: filled, body, isForm };
  return {
    parameters: parameters.map(({ name, in: place, required = false, description = "", schema = {} }) => ({
      name,
      kind: `${place} ${kindOf(schema)}`,
      required,
      description,
    })),
    body: fieldsOf(content?.schema),
    answer: fieldsOf(answer),
    code: { curl: curlOf(call), typescript: typescriptOf(call) },
    answered: answer && pretty(exampleOf(answer)),
    form:
      isForm || !answer ? undefined : { parameters: filled, body: body === undefined ? body : pretty(body) },
  };
}
