import { policy } from "../policy.ts";
import { resolve, type Schema } from "./operations.ts";

/** Bytes of one character where a client escapes everything outside ASCII: a surrogate pair as `\uXXXX\uXXXX`. */
const CHARACTER_BYTES = 12;

/** Maximum bytes of a number, written with sign, fraction and exponent. */
const NUMBER_BYTES = 32;

/** Maximum bytes of a text that a pattern or a format bounds, such as an ID or a time. */
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

/** Maximum bytes of a valid value as JSON; infinite where the resolved schema leaves the size open. */
function valueBytes(schema: Schema): number {
  if (Array.isArray(schema.oneOf)) return Math.max(...(schema.oneOf as Schema[]).map(valueBytes));
  if (Array.isArray(schema.enum))
    return Math.max(...schema.enum.map((value) => CHARACTER_BYTES * String(value).length + 2));
  const types = [schema.type].flat() as string[];
  return Math.max(...types.map((type) => BYTES_BY_TYPE[type]?.(schema) ?? Number.POSITIVE_INFINITY));
}

/**
 * Maximum length of a request body in bytes: as long as a valid one can be, between the limits of `policy.body`. The
 * minimum leaves room for a text that is a little too long, which the validator refuses by its field.
 */
export function bodyLimitOf(schema: Schema | undefined): number {
  const { minBytes, maxBytes } = policy.body;
  if (!schema) return minBytes;
  return Math.min(maxBytes, Math.max(minBytes, valueBytes(resolve(schema) as Schema)));
}
