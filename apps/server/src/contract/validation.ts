import contract from "@lenscape/api/contract.gen.json" with { type: "json" };
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import fastJson from "fast-json-stringify";
import { resolve, type Schema } from "./operations.ts";

const labels: Record<string, string> = contract["x-labels"];

type Fields = Record<string, Schema>;

/** What the contract says about the fields of an object. */
const fieldsOf = ({ properties = {} }: Schema) => Object.entries(properties as Fields);

const branchesOf = (schema: Schema) => (schema.oneOf ?? [schema]) as Schema[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A resolved schema whose fields all carry their Chinese name as `x-label`: their own, else the one of their name. The
 * entries of a list are called what the list is called.
 */
function labelled(schema: Schema, label?: string): Schema {
  const own = (schema["x-label"] ?? label) as string | undefined;
  const fields = fieldsOf(schema).map(([name, field]) => [name, labelled(field, labels[name] ?? name)]);
  return {
    ...schema,
    ...(own && { "x-label": own }),
    ...(schema.properties && { properties: Object.fromEntries(fields) }),
    ...(schema.items && { items: labelled(schema.items as Schema, own) }),
    ...(schema.oneOf && { oneOf: branchesOf(schema).map((branch) => labelled(branch, own)) }),
  };
}

/**
 * The Chinese name of the field at a path of what a schema describes, such as `options`, `0`, `label`; undefined where
 * the contract leaves the form open.
 */
export function labelAt(schema: Schema, steps: readonly string[]): string | undefined {
  let at: Schema | undefined = labelled(resolve(schema) as Schema);
  for (const step of steps) {
    if (!at) return undefined;
    const within = branchesOf(at).map(({ properties = {}, items }) => (properties as Fields)[step] ?? items);
    at = within.find((field) => field !== undefined) as Schema | undefined;
  }
  return at?.["x-label"] as string | undefined;
}

/** How a whole number is written in an address: plain decimal, without fraction, exponent or leading zeros. */
const INTEGER = /^(?:0|-?[1-9][0-9]*)$/;

/** The text of a parameter as a number where it is one; any other text stays, and is refused for its type. */
function integerOf(text: unknown): unknown {
  const number = typeof text === "string" && INTEGER.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(number) ? number : text;
}

/** In an address everything is text: where the contract wants a whole number, it is read as one. */
function readIntegers(schema: Schema, parameters: unknown): void {
  if (!isObject(parameters)) return;
  for (const [name, { type }] of fieldsOf(schema))
    if (type === "integer" && Object.hasOwn(parameters, name)) parameters[name] = integerOf(parameters[name]);
}

/** In a body, null for a field that may be absent counts as absent, unless null says something of its own there. */
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

/** Compiles a validator on first use: compiling all of them would slow down the start. */
function onFirstUse(compile: () => ValidateFunction, prepare: (data: unknown) => void): ValidateFunction {
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

/** The validator compiler that Fastify calls for each part of each request. */
export function validators() {
  const ajv = new Ajv({ verbose: true, allErrors: false, strict: false, useDefaults: true });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  return ({ schema, httpPart }: { schema: Schema; httpPart?: string }) => {
    let whole: Schema;
    const prepare = httpPart === "body" ? dropNulls : readIntegers;
    const compile = () => {
      whole = labelled(resolve(schema) as Schema);
      return ajv.compile(whole);
    };
    return onFirstUse(compile, (data) => prepare(whole, data));
  };
}

/** Compiles a serialiser on first use, for the same reason. */
export function serializer({ schema }: { schema: Schema }) {
  let compiled: ReturnType<typeof fastJson> | undefined;
  return (data: unknown) => {
    compiled ??= fastJson(resolve(schema) as object);
    return compiled(data);
  };
}
