import contract from "@lenscape/api/contract.gen.json";
import { toCurl, toTypescript } from "./reference-code.ts";
import {
  BASE_PATH,
  type CallParameter,
  type Operation,
  type Parameter,
  type Schema,
} from "./reference-contract.ts";

/** Field of a body or response, named by its path: `rows[].user.nickname`. */
export interface FieldRow {
  name: string;
  kind: string;
  required: boolean;
  description: string;
}

/** Parameters, body and response of an operation with examples. */
export interface OperationDetail {
  parameters: FieldRow[];
  body: FieldRow[];
  answer: FieldRow[];
  /** Example call with the required values. */
  code: { curl: string; typescript: string };
  /** Example response. */
  exampleResponse: string | undefined;
  /** Initial values of the form that sends a call; undefined for files and streams. */
  form: CallFormValues | undefined;
}

/** Values of a call with the examples of the contract. */
export interface CallFormValues {
  parameters: CallParameter[];
  /** JSON of the body. */
  body: string | undefined;
}

/** Maximum depth of the listed fields. */
const MAX_DEPTH = 3;

const components = contract.components as unknown as {
  schemas: Record<string, Schema>;
  parameters: Record<string, Parameter>;
};
const getRefName = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1);
/** Follows references, and selects the first of several alternatives. */
const resolveSchema = (schema: Schema): Schema => {
  if (schema.$ref) return resolveSchema(components.schemas[getRefName(schema.$ref)] ?? {});
  return schema.oneOf?.[0] ? resolveSchema(schema.oneOf[0]) : schema;
};

/** Formats the limits of a value: 1–50, ≤9. */
function formatBounds({ minLength, maxLength, minimum, maximum, minItems, maxItems }: Schema): string {
  const min = minLength ?? minimum ?? minItems;
  const max = maxLength ?? maximum ?? maxItems;
  if (max === undefined) return min ? ` ≥${min}` : "";
  return min === undefined ? ` ≤${max}` : ` ${min}–${max}`;
}

/** Formats the type of a schema: string ≤50, 0 | 1, Thread[]. */
function formatType(schema: Schema): string {
  const { items, enum: values, type, properties, ...own } = resolveSchema(schema);
  if (items) return `${formatType(items)}[]${formatBounds(own)}`;
  if (values) return values.join(" | ");
  if (properties && schema.$ref) return getRefName(schema.$ref);
  return `${Array.isArray(type) ? type.join(" | ") : (type ?? "object")}${formatBounds(own)}`;
}

/** Lists the fields of a schema and of its nested schemas by path. */
export function listFields(
  schema: Schema | undefined,
  prefix = "",
  ancestors: readonly Schema[] = [],
): FieldRow[] {
  const target = schema ? resolveSchema(schema) : {};
  if (ancestors.includes(target) || ancestors.length >= MAX_DEPTH) return [];
  return Object.entries(target.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix + key;
    const inner = resolveSchema(field).items;
    return [
      {
        name,
        kind: formatType(field),
        required: target.required?.includes(key) ?? false,
        description: field.description ?? resolveSchema(field).description ?? "",
      },
      ...listFields(inner ?? field, inner ? `${name}[].` : `${name}.`, [...ancestors, target]),
    ];
  });
}

/** Creates an example value from the examples of the contract. */
export function createExample(schema: Schema, ancestors: readonly Schema[] = []): unknown {
  const target = resolveSchema(schema);
  const { examples, const: fixed, properties, items, enum: values, default: defaultValue, type } = target;
  if (fixed !== undefined) return fixed;
  if (examples?.length) return examples[0];
  const path = [...ancestors, target];
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([, field]) => !path.includes(resolveSchema(field)))
        .map(([name, field]) => [name, createExample(field, path)]),
    );
  if (items) return path.includes(resolveSchema(items)) ? [] : [createExample(items, path)];
  return defaultValue ?? values?.[0] ?? (type === "integer" || type === "number" ? 1 : "");
}

const formatJson = (value: unknown) => JSON.stringify(value, null, 2);

/** Returns the parameters, body, response and examples of an operation. */
export function getDetails(
  origin: string,
  method: string,
  path: string,
  operation: Operation,
): OperationDetail {
  const parameters = (operation.parameters ?? [])
    .map((parameter) => (parameter.$ref ? components.parameters[getRefName(parameter.$ref)] : parameter))
    .filter((parameter) => parameter !== undefined);
  const success = operation.responses["200"]?.content["application/json"]?.schema;
  // An operation with another response type still returns its errors as JSON.
  const answer = success?.$ref?.endsWith("/Failure") ? undefined : (success?.oneOf?.[0] ?? success);
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const isForm = type?.startsWith("multipart/") ?? false;
  const body = content && !isForm ? (content.example ?? createExample(content.schema)) : undefined;
  const callParameters = parameters.map(
    ({ name, in: location, required = false, description = "", schema = {} }) => ({
      name,
      in: location as CallParameter["in"],
      required,
      description,
      value: required ? String(createExample(schema) || "1") : "",
    }),
  );
  const call = { method, url: origin + BASE_PATH, path, operation, parameters: callParameters, body, isForm };
  return {
    parameters: parameters.map(({ name, in: location, required = false, description = "", schema = {} }) => ({
      name,
      kind: `${location} ${formatType(schema)}`,
      required,
      description,
    })),
    body: listFields(content?.schema),
    answer: listFields(answer),
    code: { curl: toCurl(call), typescript: toTypescript(call) },
    exampleResponse: answer && formatJson(createExample(answer)),
    form:
      isForm || !answer
        ? undefined
        : { parameters: callParameters, body: body === undefined ? body : formatJson(body) },
  };
}
