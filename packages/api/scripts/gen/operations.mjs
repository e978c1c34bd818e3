import { operationsOf, resolve } from "./walk-contract.mjs";

/** `[]` is public, `[bearer]` needs the token, `[{}, bearer]` takes it when there is one. */
function authOf(security) {
  if (security.length === 0) return "public";
  return security.some((entry) => Object.keys(entry).length === 0) ? "optional" : "token";
}

/** The rows of `operationTable`. */
export function operationTable(contract, envelopes) {
  const rows = operationsOf(contract).map(({ path, method, operation }) => {
    const { operationId: id, security } = operation;
    return [
      id,
      {
        method,
        path,
        auth: authOf(security),
        envelope: envelopes.get(id),
        silent: operation["x-silent"],
        endsSession: operation["x-ends-session"],
        timeout: operation["x-timeout"],
      },
    ];
  });
  return Object.fromEntries(rows);
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

/** The bounds of a field of a body, and of what it holds. */
function boundsOf(contract, node) {
  const schema = resolve(contract, node);
  const items = schema.items && boundsOf(contract, schema.items);
  const properties = fieldsOf(contract, schema);
  return {
    ...limitsOf(schema),
    ...(items && Object.keys(items).length > 0 && { items }),
    ...(Object.keys(properties).length > 0 && { properties }),
  };
}

const bounded = (fields) => Object.fromEntries(fields.filter(([, bounds]) => Object.keys(bounds).length > 0));

/** The bounds of the fields of an object, and which have to be there. */
const fieldsOf = (contract, { properties = {}, required = [] }) =>
  bounded(
    Object.entries(properties).map(([name, schema]) => [
      name,
      { ...(required.includes(name) && { required: true }), ...boundsOf(contract, schema) },
    ]),
  );

/** The bounds of every parameter and body field that has any, by operation. */
export function operationLimits(contract) {
  const limits = {};
  for (const { operation } of operationsOf(contract)) {
    const { operationId, parameters = [], requestBody } = operation;
    const body = resolve(contract, requestBody?.content?.["application/json"]?.schema) ?? {};
    const asked = parameters
      .map((parameter) => resolve(contract, parameter))
      .map(({ name, schema }) => [name, limitsOf(schema)]);
    const fields = { ...bounded(asked), ...fieldsOf(contract, body) };
    if (Object.keys(fields).length > 0) limits[operationId] = fields;
  }
  return limits;
}
