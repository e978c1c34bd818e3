import contract from "@lenscape/api/contract.gen.json" with { type: "json" };
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import fastJson from "fast-json-stringify";
import { resolve, type Schema } from "./operations.ts";
import { countCharacters } from "./text-length.ts";

const labels: Record<string, string> = contract["x-labels"];

type Fields = Record<string, Schema>;

/** Returns the field schemas of an object schema. */
const fieldsOf = ({ properties = {} }: Schema) => Object.entries(properties as Fields);

const branchesOf = (schema: Schema) => (schema.oneOf ?? [schema]) as Schema[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Adds the Chinese label of every field to a resolved schema as `x-label`: the field's own label, or the one for its name.
 * The entries of a list get the label of the list.
 */
function addLabels(schema: Schema, label?: string): Schema {
  const own = (schema["x-label"] ?? label) as string | undefined;
  const fields = fieldsOf(schema).map(([name, field]) => [name, addLabels(field, labels[name] ?? name)]);
  return {
    ...schema,
    ...(own && { "x-label": own }),
    ...(schema.properties && { properties: Object.fromEntries(fields) }),
    ...(schema.items && { items: addLabels(schema.items as Schema, own) }),
    ...(schema.oneOf && { oneOf: branchesOf(schema).map((branch) => addLabels(branch, own)) }),
  };
}

/**
 * Returns the Chinese label of the field at a path of a schema, such as `options`, `0`, `label`; undefined if the
 * contract does not describe the field.
 */
export function labelAt(schema: Schema, steps: readonly string[]): string | undefined {
  let at: Schema | undefined = addLabels(resolve(schema) as Schema);
  for (const step of steps) {
    if (!at) return undefined;
    const candidates = branchesOf(at).map(
      ({ properties = {}, items }) => (properties as Fields)[step] ?? items,
    );
    at = candidates.find((field) => field !== undefined) as Schema | undefined;
  }
  return at?.["x-label"] as string | undefined;
}

/** Integers in URLs: decimal, without fraction, exponent or leading zeros. */
const INTEGER = /^(?:0|-?[1-9][0-9]*)$/;

/** Parses an integer parameter. Other texts are returned unchanged, so that the validator refuses their type. */
function integerOf(text: unknown): unknown {
  const number = typeof text === "string" && INTEGER.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(number) ? number : text;
}

/** Converts the integer parameters of a URL to numbers, in place. */
function readIntegers(schema: Schema, parameters: unknown): void {
  if (!isObject(parameters)) return;
  for (const [name, { type }] of fieldsOf(schema))
    if (type === "integer" && Object.hasOwn(parameters, name)) parameters[name] = integerOf(parameters[name]);
}

/** Removes nulls from a body for optional fields whose schema does not allow null, because these count as absent. */
function dropNulls(schema: Schema, value: unknown): void {
  for (const branch of branchesOf(schema)) {
    if (Array.isArray(value) && branch.items)
      for (const item of value) dropNulls(branch.items as Schema, item);
    if (!isObject(value)) continue;
    for (const [name, field] of fieldsOf(branch)) {
      if (!Object.hasOwn(value, name)) continue;
      if (value[name] !== null) dropNulls(field, value[name]);
      else if (mayBeAbsent(branch, name) && !takesNull(field)) delete value[name];
    }
  }
}

const mayBeAbsent = ({ required }: Schema, name: string) =>
  !(required as string[] | undefined)?.includes(name);

const takesNull = (field: Schema) => branchesOf(field).some(({ type }) => type === "null");

/** Creates a validator that is compiled on first use, because compiling all of them would slow down the start. */
function compileLazily(compile: () => ValidateFunction, prepare: (data: unknown) => void): ValidateFunction {
  let compiled: ValidateFunction | undefined;
  const validate = (data: unknown) => {
    compiled ??= compile();
    prepare(data);
    const valid = compiled(data);
    validate.errors = compiled.errors;
    return valid;
  };
  validate.errors = undefined as ValidateFunction["errors"];
  return validate as ValidateFunction;
}

/** Creates the validator compiler, which Fastify calls for the body, query and path of each route. */
export function validators() {
  const ajv = new Ajv({ verbose: true, allErrors: false, strict: false, useDefaults: true });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  countCharacters(ajv);
  return ({ schema, httpPart }: { schema: Schema; httpPart?: string }) => {
    let labelledSchema: Schema;
    const prepare = httpPart === "body" ? dropNulls : readIntegers;
    const compile = () => {
      labelledSchema = addLabels(resolve(schema) as Schema);
      return ajv.compile(labelledSchema);
    };
    return compileLazily(compile, (data) => prepare(labelledSchema, data));
  };
}

/** Creates a serialiser that is compiled on first use. */
export function serializer({ schema }: { schema: Schema }) {
  let compiled: ReturnType<typeof fastJson> | undefined;
  return (data: unknown) => {
    compiled ??= fastJson(resolve(schema) as object);
    return compiled(data);
  };
}
