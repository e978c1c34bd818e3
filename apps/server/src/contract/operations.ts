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

/** An operation of the contract for the router. */
export interface Operation {
  id: OperationId;
  method: HTTPMethods;
  /** Path below the API base, with parameters as `:name`. */
  url: string;
  /** Permission that the contract requires (`x-permission`). */
  permission: string | undefined;
  /** Whether a body is required. The validator does not check this for a body without a known content type. */
  needsBody: boolean;
  /** Whether the body is a form with a file. */
  takesForm: boolean;
  /** Schema with unresolved references. Call `resolve` before compiling. */
  schema: FastifySchema;
}

const JSON_TYPE = "application/json";

const target = ($ref: string): Json =>
  $ref
    .slice(2)
    .split("/")
    .reduce((node, key) => (node as Schema)[key]!, contract as unknown as Json);

const dereference = <T extends object>(node: T | Reference): T =>
  "$ref" in node ? (target((node as Reference).$ref) as T) : node;

const resolvedTargets = new Map<string, Json>();

/**
 * Resolves all references of a schema. The contract has no recursive references.
 * @param schema part of the contract; properties next to a reference are added to its target
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

/** Returns the schema of the success response. Failures are written by the error handler. */
function answerOf({ responses }: OperationObject): Schema {
  const { schema } = responses[200].content[JSON_TYPE]!;
  return Array.isArray(schema.oneOf) ? (schema.oneOf[0] as Schema) : schema;
}

/** Returns the parameters of one kind as an object schema, with labels for error messages. */
function parametersOf({ parameters = [] }: OperationObject, kind: Parameter["in"]): Schema | undefined {
  const own = parameters
    .map((parameter) => dereference<Parameter>(parameter))
    .filter((one) => one.in === kind);
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

/** Returns the schema of the JSON body. An optional body may also be null. */
function bodyOf({ requestBody }: OperationObject): Schema | undefined {
  const schema = requestBody?.content[JSON_TYPE]?.schema;
  return schema && (requestBody.required ? schema : { ...schema, type: ["object", "null"] });
}

/** Returns the schema of the JSON body from the Fastify schema of an operation. */
export const bodySchemaOf = ({ body }: FastifySchema): Schema | undefined =>
  (body as { content: Content } | undefined)?.content[JSON_TYPE]?.schema;

function operation(path: string, method: string, spec: OperationObject): Operation {
  // A multipart body has no schema here, because the handler reads it as a stream.
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

/** All operations in the order of the contract. */
export const operations: readonly Operation[] = Object.entries(
  contract.paths as unknown as Record<string, Record<string, OperationObject>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, spec]) => operation(path, method, spec)),
);
