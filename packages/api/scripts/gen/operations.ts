import type { Contract, Envelope, Operation, Schema, SecurityRequirement } from "./contract.ts";
import { bodySchemaOf, operationsOf, resolve } from "./walk-contract.ts";

/** A row of `operationTable`. */
export interface OperationRow {
  method: string;
  path: string;
  auth: "public" | "optional" | "token";
  envelope: Envelope | undefined;
  silent: boolean | undefined;
  endsSession: boolean | undefined;
  timeout: Operation["x-timeout"];
}

/** `[]` is public, `[bearer]` needs the token, `[{}, bearer]` takes it when there is one. */
function authOf(security: SecurityRequirement[]) {
  if (security.length === 0) return "public";
  return security.some((entry) => Object.keys(entry).length === 0) ? "optional" : "token";
}

/** The rows of `operationTable`. */
export function operationTable(contract: Contract, envelopes: Map<string, Envelope>) {
  const table: Record<string, OperationRow> = {};
  for (const { path, method, operation } of operationsOf(contract)) {
    const { operationId, security } = operation;
    table[operationId] = {
      method,
      path,
      auth: authOf(security),
      envelope: envelopes.get(operationId),
      silent: operation["x-silent"],
      endsSession: operation["x-ends-session"],
      timeout: operation["x-timeout"],
    };
  }
  return table;
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
] as const;
const limitsOf = (schema: Schema) =>
  Object.fromEntries(LIMITS.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]));

/** Bounds of a field, by keyword; `items` and `properties` have the bounds of the values within. */
type Bounds = Record<string, unknown>;

/** The bounds of a field of a body, and of the values within. */
function boundsOf(contract: Contract, node: Schema): Bounds {
  const schema = resolve(contract, node);
  const items = schema.items && boundsOf(contract, schema.items);
  const properties = fieldsOf(contract, schema);
  return {
    ...limitsOf(schema),
    ...(items && Object.keys(items).length > 0 && { items }),
    ...(Object.keys(properties).length > 0 && { properties }),
  };
}

const bounded = (fields: [name: string, bounds: Bounds][]) =>
  Object.fromEntries(fields.filter(([, bounds]) => Object.keys(bounds).length > 0));

/** The bounds of the fields of an object, with its required fields. */
const fieldsOf = (contract: Contract, { properties = {}, required = [] }: Schema) =>
  bounded(
    Object.entries(properties).map(([name, schema]) => [
      name,
      { ...(required.includes(name) && { required: true }), ...boundsOf(contract, schema) },
    ]),
  );

/** The bounds of every parameter and body field that has any, by operation. */
export function operationLimits(contract: Contract) {
  const limits: Record<string, Record<string, Bounds>> = {};
  for (const { operation } of operationsOf(contract)) {
    const { operationId, parameters = [] } = operation;
    const parameterBounds = parameters
      .map((parameter) => resolve(contract, parameter))
      .map(({ name = "", schema = {} }): [string, Bounds] => [name, limitsOf(schema)]);
    const fields = { ...bounded(parameterBounds), ...fieldsOf(contract, bodySchemaOf(contract, operation)) };
    if (Object.keys(fields).length > 0) limits[operationId] = fields;
  }
  return limits;
}
