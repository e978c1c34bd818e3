import fc from "fast-check";
import type { OperationId } from "../contract/handler.ts";
import { resolve, type Schema } from "../contract/operations.ts";
import { operations } from "./contract-fixtures.ts";

/** A request without a token. */
export interface FuzzCall {
  /** Path parameters by name, not yet encoded. */
  path: Record<string, string>;
  query: [name: string, text: string][];
  /** JSON body; undefined = none. */
  body: unknown;
  /** Raw bytes to send instead of the body. */
  raw?: { type: string; payload: string };
}

/** IDs and other existing values, by parameter name. */
export type KnownValues = Record<string, string>;

/** Texts that have broken servers. */
const HOSTILE_TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "x\udfff",
  "\u202e\u200b\ufeff",
  "👩‍👩‍👧‍👦".repeat(40),
  `e${"\u0301".repeat(500)}`,
  "'; drop table users; --",
  "%",
  "_\\",
  "{{7*7}}",
  "../../../etc/passwd",
  "<script>alert(1)</script>",
  "<a".repeat(20_000),
  "<b a1 a2 a3>".repeat(2000),
  "[".repeat(5000),
  "&".repeat(20_000),
  "字".repeat(70_000),
  "a".repeat(120_000),
  "null",
  "NaN",
  "-1",
  "0",
  "1e309",
  "0x10",
  "9223372036854775807",
  "9223372036854775808",
  "999999999999999999",
  "2026-02-30",
  "2026-13-01 25:61:61",
  "0000-00-00 00:00:00",
  "9999-12-31 23:59:59",
  "275760-09-13 00:00:00",
  "javascript:alert(1)",
  "http://127.0.0.1/",
  "//evil",
  "__proto__",
  "constructor",
];

/** Code points that are invisible, change the text direction, or are unassigned. */
const INVISIBLE = [
  ...[
    "\u00ad",
    "\u034f",
    "\u061c",
    "\u115f",
    "\u17b4",
    "\u180b",
    "\u200b",
    "\u200d",
    "\u2060",
    "\u2800",
    "\u3164",
  ],
  ...["\ufe0f", "\ufeff", "\uffa0", "\ufffc", "\u{e0001}", "\u{e0100}"],
  ...["\u202a", "\u202e", "\u2066", "\u2069"],
  ...["\u0378", "\ufdd0", "\u{2ffff}", "\ue000", "\u{10fffd}"],
];

/** Text that mixes ordinary and invisible code points. */
const invisibleText = fc.string({ unit: fc.constantFrom(...INVISIBLE, "字", "a", "1", " "), maxLength: 30 });

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
};

const hostileText = fc.constantFrom(...HOSTILE_TEXTS);

/** Values that no field accepts. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  invisibleText,
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, -0),
  fc.constantFrom<unknown>([], {}, [null], [[]], { $ref: "#" }, { toString: 1 }),
  // The limit on nesting is 32.
  fc.constantFrom(30, 31, 32, 33, 50, 500).map(nested),
  fc.constant(Array.from({ length: 5000 }, (_, i) => i)),
  fc.constant(Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, {}]))),
  fc.object({ maxDepth: 3, maxKeys: 4 }),
);

/** Returns values just inside and outside of bounds. */
const around = (...bounds: (number | undefined)[]) => [
  ...new Set(bounds.flatMap((bound) => (bound === undefined ? [] : [bound - 1, bound, bound + 1]))),
];

type Bounds = Partial<
  Record<"minimum" | "maximum" | "minLength" | "maxLength" | "minItems" | "maxItems", number>
>;

function textOf(schema: Schema): fc.Arbitrary<string> {
  const { minLength, maxLength } = schema as Bounds;
  const examples = (schema.examples ?? []) as string[];
  const lengths = around(minLength, maxLength).filter((length) => length >= 0 && length <= 100_000);
  const ways: fc.WeightedArbitrary<string>[] = [];
  if (examples.length > 0) ways.push({ weight: 6, arbitrary: fc.constantFrom(...examples) });
  if (typeof schema.pattern === "string")
    ways.push({ weight: 3, arbitrary: fc.stringMatching(new RegExp(schema.pattern), { size: "small" }) });
  else ways.push({ weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: maxLength ?? 60 }) });
  if (lengths.length > 0)
    ways.push({
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...lengths), fc.constantFrom("字", "a", "<", "\n", "😀"))
        .map(([length, unit]) => unit.repeat(length)),
    });
  ways.push({ weight: 1, arbitrary: invisibleText });
  return fc.oneof(...ways);
}

function numberOf(schema: Schema, whole: boolean): fc.Arbitrary<number> {
  const { minimum = -(2 ** 31), maximum = 2 ** 31 } = schema as Bounds;
  const inside = whole
    ? fc.integer({ min: minimum, max: maximum })
    : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof({ weight: 3, arbitrary: inside }, fc.constantFrom(...around(minimum, maximum)));
}

/** IDs of existing rows, of other members' rows, and invalid ones. */
const idOf = (name: string, values: KnownValues) => {
  const own = values[name] ?? values.id ?? "1";
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(own) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }).map(String) },
    fc.constantFrom("999999999999999999", "0", "00", "-1", "1.0", "١", "9223372036854775808"),
  );
};

const isId = ({ pattern }: Schema) => pattern === "^[1-9][0-9]{0,17}$";

/** Returns a value in one of `times` cases, else undefined. */
const rarely = <T>(times: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

/** Mostly valid values for a schema, sometimes invalid ones. */
function like(schema: Schema, name: string, values: KnownValues): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: valid(schema, name, values) }, { weight: 1, arbitrary: hostile });
}

function valid(schema: Schema, name: string, values: KnownValues): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.oneOf))
    return fc.oneof(...(schema.oneOf as Schema[]).map((branch) => like(branch, name, values)));
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "object":
      return objectOf(schema, values);
    case "array": {
      const { minItems = 0, maxItems = 5 } = schema as Bounds;
      const item = like(schema.items as Schema, name.replace(/s$/, ""), values);
      const usual = fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, 4) });
      const full = fc
        .tuple(item, fc.constantFrom(...around(minItems, maxItems).filter((n) => n >= 0 && n <= 2000)))
        .map(([one, length]) => Array.from({ length }, () => one));
      return fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: full });
    }
    case "integer":
      return numberOf(schema, true);
    case "number":
      return numberOf(schema, false);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      if (isId(schema)) return idOf(name, values);
      return name in values ? fc.oneof(fc.constant(values[name]!), textOf(schema)) : textOf(schema);
  }
}

/** An object with mostly all required fields, and sometimes an unknown field. */
function objectOf(schema: Schema, values: KnownValues): fc.Arbitrary<unknown> {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const required = new Set((schema.required ?? []) as string[]);
  const parts = fields.map(([name, field]) =>
    fc.tuple(
      required.has(name) ? fc.integer({ min: 0, max: 30 }).map((n) => n > 0) : fc.boolean(),
      like(field, name, values),
    ),
  );
  const strange = rarely(25, fc.constantFrom("nonsense", "__proto__", "constructor", "toString", ""));
  return fc.tuple(strange, ...parts).map(([extra, ...drawn]) => {
    const entries = drawn.flatMap(([there, value], i) => (there ? [[fields[i]![0], value] as const] : []));
    return Object.fromEntries(extra === undefined ? entries : [...entries, [extra, { admin: true }]]);
  });
}

const wellFormed = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed().slice(0, 4000);

const NUMBERS_IN_DISGUISE = ["0x1", "1e3", "+1", " 1", "1.0", "", "１", "-1", "99999999999999999999", "NaN"];

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

function parametersOf(id: OperationId, values: KnownValues) {
  const declared = (operations.get(id)!.parameters ?? []) as unknown as Schema[];
  const parameters = declared.map((parameter) => resolve(parameter) as unknown as Parameter);
  const text = ({ name, schema }: Parameter) =>
    fc.oneof(
      { weight: 10, arbitrary: valid(schema, name, values).map(wellFormed) },
      { weight: 2, arbitrary: hostileText.map(wellFormed) },
      { weight: 1, arbitrary: fc.constantFrom(...NUMBERS_IN_DISGUISE) },
    );
  const ofKind = (kind: string) => parameters.filter((parameter) => parameter.in === kind);
  const query = ofKind("query").map((parameter) => {
    const times = parameter.required
      ? fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 1, 0, 2)
      : fc.constantFrom(0, 0, 1, 1, 1, 1, 1, 1, 1, 2);
    return fc
      .tuple(times, text(parameter), text(parameter))
      .map(([count, ...texts]) =>
        texts.slice(0, count).map((each): [string, string] => [parameter.name, each]),
      );
  });
  const strange = rarely(15, fc.constantFrom<[string, string]>(["nonsense", "1"], ["__proto__", "1"]));
  return {
    query: fc
      .tuple(strange, ...query)
      .map(([extra, ...groups]) => [...(extra ? [extra] : []), ...groups.flat()]),
    path: fc.record(Object.fromEntries(ofKind("path").map((parameter) => [parameter.name, text(parameter)]))),
  };
}

/** Bodies that do not match their content type. */
const RAW = [
  { type: "application/json", payload: "" },
  { type: "application/json", payload: "{" },
  { type: "application/json", payload: "null" },
  { type: "application/json", payload: "[]" },
  { type: "application/json", payload: '{"__proto__":{"admin":true}}' },
  { type: "application/json", payload: `${'{"a":'.repeat(12_000)}1${"}".repeat(12_000)}` },
  { type: "application/json", payload: `${"[".repeat(100_000)}${"]".repeat(100_000)}` },
  { type: "application/json", payload: `[${"{},".repeat(300_000)}{}]` },
  { type: "application/json", payload: `{"a":[${"0,".repeat(450_000)}0]}` },
  { type: "application/json", payload: `{"a":"${"x".repeat(1_100_000)}"}` },
  { type: "application/json; charset=utf-16", payload: "{}" },
  { type: "text/plain", payload: "{}" },
  { type: "application/x-www-form-urlencoded", payload: "a=1" },
  { type: "multipart/form-data", payload: "x" },
  { type: "multipart/form-data; boundary=b", payload: "--b\r\n\r\n" },
  {
    type: "multipart/form-data; boundary=b",
    payload: '--b\r\ncontent-disposition: form-data; name="file"; filename="a\0.png"\r\n\r\nx\r\n--b--\r\n',
  },
  {
    type: "multipart/form-data; boundary=b",
    payload: '--b\r\ncontent-disposition: form-data; name="other"\r\n\r\nx\r\n--b--\r\n',
  },
  { type: "", payload: "{}" },
];

/** Generates calls of one operation, valid and invalid ones. */
export function fuzzCalls(id: OperationId, values: KnownValues): fc.Arbitrary<FuzzCall> {
  const content = operations.get(id)!.requestBody?.content ?? {};
  const schema = (content["application/json"] as { schema: Schema } | undefined)?.schema;
  const { query, path } = parametersOf(id, values);
  const body = schema ? like(resolve(schema) as Schema, "", values) : fc.constant(undefined);
  const takesBody = Object.keys(content).length > 0;
  const raw = takesBody ? rarely(schema ? 15 : 1, fc.constantFrom(...RAW)) : fc.constant(undefined);
  return fc
    .record({ path, query, body, raw })
    .map(({ raw: bytes, ...call }) => ({ ...call, ...(bytes && { raw: bytes }) }));
}
