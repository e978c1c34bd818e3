import { operationTable } from "@lenscape/api/operations.gen";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldOf } from "../core/failures.ts";
import { publishActivity } from "../test/activity-fixtures.ts";
import { fillCommunity, smallestBody, textOfLength } from "../test/contract-fixtures.ts";
import { grantPoints } from "../test/mall-fixtures.ts";
import { type Answer, startServer, type TestServer } from "../test/support.ts";
import { longText, resetRates } from "../test/thread-fixtures.ts";
import type { OperationId } from "./handler.ts";
import { bodySchemaOf, type Operation, operations, resolve, type Schema } from "./operations.ts";

const PASSWORD = "Lenscape2026";

const REASONS = {
  minLength: "FIELD_TOO_SHORT",
  maxLength: "FIELD_TOO_LONG",
  minItems: "FIELD_TOO_SHORT",
  maxItems: "FIELD_TOO_LONG",
  minimum: "FIELD_OUT_OF_RANGE",
  maximum: "FIELD_OUT_OF_RANGE",
} as const;
type Bound = keyof typeof REASONS;
const BOUNDS = Object.keys(REASONS) as Bound[];

/** An input with bounds. An entry of a list has the index 0 in its path. */
interface Input {
  place: "body" | "querystring" | "params";
  steps: string[];
  schema: Schema;
}

const fieldsOf = ({ properties = {} }: Schema) => Object.entries(properties as Record<string, Schema>);
const branchOf = (schema: Schema): Schema =>
  Array.isArray(schema.oneOf) ? (schema.oneOf as Schema[]).find(({ type }) => type !== "null")! : schema;

/** Lists the inputs with bounds in a schema and in its fields and entries. */
function inputsIn(place: Input["place"], whole: Schema, steps: string[] = []): Input[] {
  const schema = branchOf(whole);
  return [
    ...(BOUNDS.some((bound) => bound in schema) ? [{ place, steps, schema }] : []),
    ...fieldsOf(schema).flatMap(([name, field]) => inputsIn(place, field, [...steps, name])),
    ...(schema.items ? inputsIn(place, schema.items as Schema, [...steps, "0"]) : []),
  ];
}

const schemaOf = ({ schema }: Operation, place: Input["place"]) => {
  const own = place === "body" ? bodySchemaOf(schema) : (schema[place] as Schema | undefined);
  return own && (resolve(own) as Schema);
};
const PLACES = ["body", "querystring", "params"] as const;
const inputsOf = (operation: Operation) =>
  PLACES.flatMap((place) => inputsIn(place, schemaOf(operation, place) ?? {}));

/** Returns a text of a length in characters; the last one takes two UTF-16 units unless a pattern rules that out. */
function textOf({ pattern, examples = [] }: Schema, length: number): string {
  if (pattern === undefined) return textOfLength(length);
  const [example = "a"] = (examples as string[]).filter(Boolean);
  return example.length >= length
    ? example.slice(0, length)
    : example + example.at(-1)!.repeat(length - example.length);
}

/** Returns a value that a schema accepts: its example, or its required parts. */
function sampleOf(whole: Schema): unknown {
  const schema = branchOf(whole);
  const {
    examples,
    type,
    required = [],
    properties = {},
    items,
    minItems = 1,
    minimum = 1,
    minLength = 1,
  } = schema;
  if (Array.isArray(examples) && examples.length > 0) return structuredClone(examples[0]);
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (type === "object")
    return Object.fromEntries(
      (required as string[]).map((name) => [name, sampleOf((properties as Record<string, Schema>)[name]!)]),
    );
  if (type === "array") return listOf(items as Schema, Math.max(1, Number(minItems)));
  if (type === "integer" || type === "number") return minimum;
  if (type === "boolean") return true;
  return textOf(schema, Number(minLength));
}

/** Returns a list of entries, which are unique if the schema requires it. */
function listOf(items: Schema, length: number): unknown[] {
  const entry = branchOf(items);
  return Array.from({ length }, (_, n) => {
    if (Array.isArray(entry.enum)) return entry.enum[n % entry.enum.length];
    const sample = sampleOf(entry);
    if (entry.type !== "string") return sample;
    if (/\\d|0-9/.test(String(entry.pattern))) return String(1000 + n);
    return `字${n}`.padEnd(Number(entry.minLength ?? 0), "0");
  });
}

function valueAt(schema: Schema, bound: Bound, limit: number): unknown {
  if (bound.endsWith("Length")) return textOf(schema, limit);
  return bound.endsWith("Items") ? listOf(schema.items as Schema, limit) : limit;
}

interface Boundary {
  bound: Bound;
  limit: number;
  refused: unknown;
  allowed: unknown;
  /** Value one step inside the bound; undefined if it would be empty or invalid for other reasons. */
  inner: unknown;
  reasons: string[];
}

/** Returns the values on both sides of each bound. A pattern may be stricter than the length. */
function boundariesOf({ schema }: Input): Boundary[] {
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern as string, "u");
  const matches = (length: number) => !pattern || pattern.test(textOf(schema, length));
  return BOUNDS.filter((bound) => bound in schema).map((bound) => {
    const step = bound.startsWith("max") ? 1 : -1;
    let limit = Number(schema[bound]);
    while (bound === "maxLength" && limit > 0 && !matches(limit)) limit -= 1;
    const isKept = (count: number) => bound.endsWith("imum") || (count > 0 && matches(count));
    const at = (count: number) => valueAt(schema, bound, count);
    return {
      bound,
      limit,
      refused: at(limit + step),
      allowed: at(limit),
      inner: isKept(limit - step) ? at(limit - step) : undefined,
      reasons: [REASONS[bound], ...(pattern ? ["FIELD_FORMAT"] : [])],
    };
  });
}

/** Returns a copy of a value with a field replaced. Creates missing parents. */
function withValue(whole: Schema, base: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  const schema = branchOf(whole);
  const at = base ?? sampleOf(schema);
  if (Array.isArray(at)) return [withValue(schema.items as Schema, at[0], rest, value), ...at.slice(1)];
  const field = (schema.properties as Record<string, Schema>)[step]!;
  const own = at as Record<string, unknown>;
  return { ...own, [step]: withValue(field, own[step], rest, value) };
}

let server: TestServer;
let caller: string;
let ids: Record<string, string>;

beforeAll(async () => {
  server = await startServer();
  const { fixture, token } = await fillCommunity(server);
  caller = token;
  const activity = await publishActivity(server, token);
  ids = { ...fixture, activityId: activity, toUserId: fixture.userId!, password: PASSWORD };
  await grantPoints(server, ids.userId!, 100_000);
});
afterAll(() => server.close());

/** Optional parts of bodies that are needed to reach the checked field. */
const PARTS: Partial<Record<OperationId, object>> = {
  threadCreate: { title: "用眼镜拍完一整个秋天", circleId: "1", content: longText },
  threadReport: { threadId: "1", reason: "other" },
  threadMove: { circleId: "1" },
  dialogSend: { toUserId: "2" },
  feedbackSubmit: { kind: 1, title: "希望能自定义单击与双击", content: "不同场景想用不同的手势。" },
  announcementManageSave: { endAt: "2090-01-01 10:00:00" },
  editionManageSave: { questionId: "1" },
  questionnaireSubmit: { answers: [{ questionId: "q1", score: 3 }] },
  userDeny: { reason: "按公约处理" },
  userForbidden: { reason: "按公约处理" },
};

type Request = Record<Input["place"], Record<string, unknown>>;

/** Returns the smallest valid call of an operation, with IDs of existing rows. */
function baseOf(operation: Operation): Request {
  const withKnownIds = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, ids[name] ?? value]));
  const required = (place: Input["place"]) =>
    withKnownIds(sampleOf({ ...schemaOf(operation, place), type: "object" }) as Record<string, unknown>);
  return {
    body: { ...withKnownIds(smallestBody(operation.id) ?? {}), ...PARTS[operation.id] },
    querystring: required("querystring"),
    params: required("params"),
  };
}

async function call({ id, url, method }: Operation, { params, querystring, body }: Request): Promise<Answer> {
  server.app.attempts.clear();
  if (method !== "GET") await resetRates(server);
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const address = `${path}?${new URLSearchParams(querystring as Record<string, string>)}`;
  const token = operationTable[id].auth === "public" ? undefined : caller;
  return method === "GET" ? server.get(address, token) : server.post(address, body, token);
}

const brief = ({ code, reason, field = "", msg }: Answer) =>
  [code, reason, field, msg?.replace(/\d+/g, "n")].join(" ");

/** Reasons that concern the target of a value or stored data, not the value itself. */
const OF_STATE = ["NOT_FOUND", "NOT_CONFIGURED", "STATE_CHANGED", "VERSION_CONFLICT", "UPLOAD_UNKNOWN"];

/** Bounds whose last allowed value violates another rule, unlike the value one step inside. */
const RULED: Record<string, string> = {
  "questionnaireSubmit answers[0].score minimum":
    "0 is an answer to a question of 0 to 10, not to one of stars",
  "pollVote optionIds minItems": "one option is enough, and must be of the poll",
  "editionManageSave picks maxItems": "a thread is picked once",
};

/** Operations that may end the session of the caller. */
const ENDING: OperationId[] = ["ownInfoRevoked", "logout"];
const bounded = operations.filter(
  ({ id, ...operation }) =>
    operationTable[id].envelope !== "stream" && inputsOf({ id, ...operation }).length > 0,
);

describe("API-010 the last allowed value of each input passes, and the refusal of the next one names the field", () => {
  test.each([
    ...bounded.filter(({ id }) => !ENDING.includes(id)),
    ...bounded.filter(({ id }) => ENDING.includes(id)),
  ])("$id", async (operation) => {
    const base = baseOf(operation);
    const problems: string[] = [];
    for (const input of inputsOf(operation)) {
      const { place, steps } = input;
      const field = fieldOf(steps);
      const callWith = (value: unknown) => {
        const part = withValue(schemaOf(operation, place)!, base[place], steps, value);
        return call(operation, { ...base, [place]: part });
      };
      for (const { bound, limit, refused, allowed, inner, reasons } of boundariesOf(input)) {
        const refusal = await callWith(refused);
        const saysLimit = refusal.reason === "FIELD_FORMAT" || refusal.msg.includes(String(limit));
        if (refusal.field !== field || !reasons.includes(refusal.reason) || !saysLimit)
          problems.push(`${field} beyond ${bound}: ${brief(refusal)}`);
        const answer = await callWith(allowed);
        if (answer.code === 500) problems.push(`${field} at ${bound}: ${brief(answer)}`);
        if (answer.code === 200 || OF_STATE.includes(answer.reason) || inner === undefined) continue;
        if (`${operation.id} ${field} ${bound}` in RULED) continue;
        // The same refusal for the value inside shows that the bound is not the cause.
        const inside = await callWith(inner);
        if (brief(answer) !== brief(inside))
          problems.push(`${field} at ${bound}: ${brief(answer)}, one step inside: ${brief(inside)}`);
      }
    }
    expect(problems.join("\n")).toBe("");
  });
});
