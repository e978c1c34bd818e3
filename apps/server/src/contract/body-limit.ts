import { policy } from "../policy.ts";
import { resolve, type Schema } from "./operations.ts";

/** Maximum bytes of a character: a surrogate pair escaped as `\uXXXX\uXXXX`. */
const CHARACTER_BYTES = 12;

/** Maximum bytes of a number with sign, fraction and exponent. */
const NUMBER_BYTES = 32;

/** Maximum bytes of a text that is limited by a pattern or a format, such as an ID or a time. */
const PATTERN_BYTES = 400;

type Fields = Record<string, Schema>;

function stringBytes({ maxLength, pattern, format }: Schema): number {
  if (typeof maxLength === "number") return CHARACTER_BYTES * maxLength + 2;
  return (pattern ?? format) ? PATTERN_BYTES : Number.POSITIVE_INFINITY;
}

function arrayBytes({ maxItems, items }: Schema): number {
  if (typeof maxItems !== "number") return Number.POSITIVE_INFINITY;
  return maxItems * (valueBytes(items as Schema) + 1) + 2;
}

function objectBytes({ properties = {}, additionalProperties }: Schema): number {
  if (additionalProperties !== false) return Number.POSITIVE_INFINITY;
  const fields = Object.entries(properties as Fields);
  return fields.reduce((sum, [name, field]) => sum + name.length + 4 + valueBytes(field), 2);
}

const BYTES_BY_TYPE: Readonly<Record<string, (schema: Schema) => number>> = {
  string: stringBytes,
  array: arrayBytes,
  object: objectBytes,
  integer: () => NUMBER_BYTES,
  number: () => NUMBER_BYTES,
  boolean: () => 5,
  null: () => 4,
};

/** Returns the maximum bytes of a valid value as JSON; infinite if the resolved schema does not limit it. */
function valueBytes(schema: Schema): number {
  if (Array.isArray(schema.oneOf)) return Math.max(...(schema.oneOf as Schema[]).map(valueBytes));
  if (Array.isArray(schema.enum))
    return Math.max(...schema.enum.map((value) => CHARACTER_BYTES * String(value).length + 2));
  const types = [schema.type].flat() as string[];
  return Math.max(...types.map((type) => BYTES_BY_TYPE[type]?.(schema) ?? Number.POSITIVE_INFINITY));
}

/**
 * Returns the maximum length of a request body in bytes: that of the longest valid body, within the limits of
 * `policy.body`. The minimum leaves room for a slightly too long text, for which the validator then names the field.
 */
export function bodyLimitOf(schema: Schema | undefined): number {
  const { minBytes, maxBytes } = policy.body;
  if (!schema) return minBytes;
  return Math.min(maxBytes, Math.max(minBytes, valueBytes(resolve(schema) as Schema)));
}
