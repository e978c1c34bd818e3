import contract from "@lenscape/api/contract.gen.json" with { type: "json" };
import type { OperationId } from "@lenscape/api/types";
import type { FastifySchema, HTTPMethods } from "fastify";

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
export type Schema = { [key: string]: Json };

interface Reference {
  $ref: string;
}

interface Parameter {
  name: string;
  in: "query" | "path";
  required?: boolean;
  schema: Schema;
  "x-label"?: string;
}

type Content = Record<string, { schema: Schema }>;

interface OperationObject {
  operationId: OperationId;
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Content };
  responses: { 200: { content: Content } };
  "x-permission"?: string;
}

/** An operation of the contract as the router needs it. */
export interface Operation {
  id: OperationId;
  method: HTTPMethods;
  /** Below the API base, path parameters as `:name`. */
  url: string;
  /** The permission that the contract requires besides a token (`x-permission`). */
  permission: string | undefined;
  /** Whether a body is required: the validator only looks at a body whose content type is known. */
  needsBody: boolean;
  /** Its body is a form with a file. */
  takesForm: boolean;
  /** References stand as in the contract: `resolve` before compiling. */
  schema: FastifySchema;
}

const JSON_TYPE = "application/json";

const target = ($ref: string): Json =>
  $ref
    .slice(2)
    .split("/")
    .reduce((node, key) => (node as Schema)[key]!, contract as unknown as Json);

const given = <T extends object>(node: T | Reference): T =>
  "$ref" in node ? (target((node as Reference).$ref) as T) : node;

const resolvedTargets = new Map<string, Json>();

/**
 * A schema of the contract with every reference replaced by what it names; none of them refers to itself.
 * @param schema a piece of the contract; what stands next to a reference is added to what it names
 */
export function resolve(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(resolve);
  if (schema === null || typeof schema !== "object") return schema;
  const { $ref, ...own } = schema;
  const resolved = Object.fromEntries(Object.entries(own).map(([key, value]) => [key, resolve(value)]));
  if (typeof $ref !== "string") return resolved;
  if (!resolvedTargets.has($ref)) resolvedTargets.set($ref, resolve(target($ref)));
  return { ...(resolvedTargets.get($ref) as Schema), ...resolved };
}

/** The success branch alone: failures are written whole by the error handler. */
function answerOf({ responses }: OperationObject): Schema {
  const { schema } = responses[200].content[JSON_TYPE]!;
  return Array.isArray(schema.oneOf) ? (schema.oneOf[0] as Schema) : schema;
}

/** The parameters of one kind as an object, labelled so that a refusal can name the field. */
function parametersOf({ parameters = [] }: OperationObject, kind: Parameter["in"]): Schema | undefined {
  const own = parameters.map((parameter) => given<Parameter>(parameter)).filter((one) => one.in === kind);
  if (own.length === 0) return undefined;
  return {
    type: "object",
    properties: Object.fromEntries(
      own.map(({ name, schema, "x-label": label }) => [
        name,
        { ...schema, ...(label && { "x-label": label }) },
      ]),
    ),
    required: own.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** What a JSON body must be: one that may be left out may also be null. */
function bodyOf({ requestBody }: OperationObject): Schema | undefined {
  const schema = requestBody?.content[JSON_TYPE]?.schema;
  return schema && (requestBody.required ? schema : { ...schema, type: ["object", "null"] });
}

/** What an operation says of its JSON body. */
export const bodySchemaOf = ({ body }: FastifySchema): Schema | undefined =>
  (body as { content: Content } | undefined)?.content[JSON_TYPE]?.schema;

function operation(path: string, method: string, spec: OperationObject): Operation {
  // A multipart body is a stream that the handler reads; there is nothing to validate before.
  const body = bodyOf(spec);
  const params = parametersOf(spec, "path");
  const querystring = parametersOf(spec, "query");
  return {
    id: spec.operationId,
    method: method.toUpperCase(),
    url: path.replace(/\{(\w+)\}/g, ":$1"),
    permission: spec["x-permission"],
    needsBody: Boolean(spec.requestBody?.required && body),
    takesForm: Boolean(spec.requestBody?.content["multipart/form-data"]),
    schema: {
      ...(params && { params }),
      ...(querystring && { querystring }),
      ...(body && { body: { content: { [JSON_TYPE]: { schema: body } } } }),
      response: { 200: { content: { [JSON_TYPE]: { schema: answerOf(spec) } } } },
    },
  };
}

/** Every operation of the contract, in its order. */
export const operations: readonly Operation[] = Object.entries(
  contract.paths as unknown as Record<string, Record<string, OperationObject>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, spec]) => operation(path, method, spec)),
);
