import { operationTable } from "@lenscape/api/operations.gen";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GROUP } from "../db/base.ts";
import { sensitiveWords } from "../db/schema/index.ts";
import { invalidateWords } from "../modules/screening/word.queries.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { makeCircle, moveTo, publish, requestId, resetRates } from "../test/thread-fixtures.ts";
import { bodySchemaOf, operations, resolve, type Schema } from "./operations.ts";
import { textFieldsOf } from "./text-fields.ts";

const WORD = "暗号丙丁";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startServer();
  const admin = await server.member("screenedadmin");
  await moveTo(server, admin.userId, GROUP.admin);
  token = admin.token;
  await makeCircle(server, "81");
  await server.db.insert(sensitiveWords).values({ word: WORD, wordKey: WORD, action: "reject" });
});
afterAll(() => server.close());

/** Returns a value that a schema accepts, with every optional field; `*` marks the texts. */
function sampleOf(schema: Schema, text: string): unknown {
  const [branch] = (schema.oneOf ?? schema.anyOf ?? []) as Schema[];
  if (branch) return sampleOf({ ...schema, oneOf: [], anyOf: [], ...branch }, text);
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case "object": {
      const parts = ((schema.allOf ?? []) as Schema[]).map(
        (part) => part.properties as Record<string, Schema>,
      );
      const fields = Object.assign({}, schema.properties, ...parts) as Record<string, Schema>;
      return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field, text)]));
    }
    case "array":
      return Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, () =>
        sampleOf(schema.items as Schema, text),
      );
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    default:
      return text || "字".repeat(Number(schema.minLength ?? 0));
  }
}

const screenedOperations = operations.flatMap((operation) => {
  const fieldsOf = textFieldsOf(operation);
  if (!fieldsOf) return [];
  const body = sampleOf(resolve(bodySchemaOf(operation.schema)!) as Schema, WORD);
  return fieldsOf(body).map((field) => [operation.id, field.steps.join("."), field] as const);
});

test("every writing operation is screened or listed with a reason", () => {
  expect(new Set(screenedOperations.map(([id]) => id)).size).toBeGreaterThan(10);
});

/** Texts that match a pattern or format, for fields without text for readers. */
const PATTERNS: [RegExp, string][] = [
  [/\{32\}/, "a".repeat(32)],
  [/\{2\}:\\d\{2\}:/, "2026-11-02 10:00:00"],
  [/^\^\(?\\d\{4\}-/, "2026-11-02"],
  [/\[01\]/, "10:00"],
  [/uploads/, "/uploads/a.webp"],
  [/A-Za-z0-9_/, "aaaa"],
  [/A-Za-z/, "aaaaaaaa"],
  [/a-f/, "a".repeat(32)],
  [/\\S/, "字字"],
];
const patterned = (schema: Schema): Schema => {
  if (Array.isArray(schema)) return (schema as Schema[]).map(patterned) as unknown as Schema;
  if (schema === null || typeof schema !== "object") return schema;
  const own = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, patterned(value as Schema)]),
  ) as Schema;
  if (typeof schema.pattern !== "string") return own;
  const { pattern } = schema;
  if (/^\^\(/.test(pattern) && new RegExp(pattern).test("")) return { ...own, const: "" };
  return { ...own, const: PATTERNS.find(([sign]) => sign.test(pattern))?.[1] ?? "1" };
};

describe("API-044 a forbidden word is refused in", () => {
  test.each(screenedOperations)("%s: %s", async (id, _path, { steps }) => {
    const operation = operations.find((one) => one.id === id)!;
    const schema = patterned(resolve(bodySchemaOf(operation.schema)!) as Schema);
    const body = sampleOf(schema, "") as Record<string, unknown>;
    let at = body as Record<string, unknown>;
    for (const step of steps.slice(0, -1)) at = at[step] as Record<string, unknown>;
    at[steps.at(-1)!] = WORD;
    const caller = operationTable[id].auth === "token" ? token : undefined;
    expect(await server.post(operation.url, body, caller)).toMatchObject({
      ...{ code: 400, reason: "SENSITIVE_WORDS", field: expect.any(String) },
    });
  });
});

test("a repeated message or feedback gets the earlier response although its words became forbidden", async () => {
  await resetRates(server);
  const friend = await server.member("screenedfriend");
  const later = "暗号戊己";
  const message = { toUserId: friend.userId, content: later, requestId: requestId("message") };
  const idea = { kind: 1, title: `想要一个${later}`, content: `${later}，这样拍云更方便一些` };
  const calls = [
    ["/api/notice/dialog/send", message],
    ["/api/bbs/feedback/submit", { ...idea, requestId: requestId("feedback") }],
  ] as const;
  const send = () => Promise.all(calls.map(([url, body]) => server.post(url, body, token)));
  const first = await send();
  expect(first).toMatchObject([{ code: 200 }, { code: 200 }]);
  await server.db.insert(sensitiveWords).values({ word: later, wordKey: later, action: "reject" });
  invalidateWords();
  expect((await send()).map(({ data }) => data)).toEqual(first.map(({ data }) => data));
  const another = { ...message, requestId: requestId("another") };
  expect(await server.post("/api/notice/dialog/send", another, token)).toMatchObject({
    reason: "SENSITIVE_WORDS",
  });
});

test("texts of operators pass unchanged, and names with a forbidden word are refused", () => {
  const fieldsIn = (id: string) =>
    textFieldsOf(operations.find((one) => one.id === id)!)?.({ name: WORD, content: WORD, answer: WORD });
  expect(fieldsIn("faqManageSave")).toBeUndefined();
  expect(fieldsIn("topicManageSave")).toMatchObject([{ steps: ["content"], isName: true }]);
  expect(fieldsIn("circleManageSave")).toMatchObject([{ steps: ["name"], isName: true }]);
});

const agenda = (title: string, note: string) => [{ time: "10:00", title, note }];
const inPlace = (name: string, address: string) => ({ name, address, lat: 30, lng: 120 });
const activity = (more: object) => ({
  threadClassify: 2,
  title: "周末一起去山上拍云",
  activity: {
    ...{ cover: "", startAt: "2030-01-02 10:00:00", endAt: "2030-01-02 12:00:00" },
    ...{ signStartAt: "2029-01-01 10:00:00", signEndAt: "2030-01-01 10:00:00" },
    ...{ location: inPlace("城北林场", "东门"), ...more },
  },
});

describe("API-044 a forbidden word is refused in every text of a thread or comment:", () => {
  const picture = `<p>看看这张图</p><img src="https://a.example/1.png" alt="${WORD}">`;
  const link = `<p><a href="https://a.example/" title="${WORD}">今天天气真好，出来走走</a></p>`;
  const texts: Record<string, object> = {
    title: { threadClassify: 1, circleId: "81", title: `${WORD}不可取的标题` },
    content: { content: `今天天气真好，${WORD}` },
    "description of a picture": { content: picture },
    "title of a link": { content: link },
    topic: { topicList: [{ content: WORD }] },
    place: { location: { name: WORD } },
    "poll option": { poll: { options: ["好", WORD], maxChoices: 1, days: 1 } },
    device: { deviceName: WORD },
    "model of a question": {
      threadClassify: 1,
      circleId: "81",
      title: "怎么更新固件",
      question: { model: WORD },
    },
    "place of an activity": activity({ location: inPlace(WORD, "东门") }),
    "address of an activity": activity({ location: inPlace("林场", WORD) }),
    "entry of an agenda": activity({ agenda: agenda(WORD, "") }),
    "note of an agenda": activity({ agenda: agenda("集合", WORD) }),
    "field of a form": activity({ fields: [{ label: WORD, options: [], required: 0 }] }),
    "option of a form": activity({ fields: [{ label: "车", options: ["有", WORD], required: 0 }] }),
  };
  test.each(Object.entries(texts))("%s", async (_, more) => {
    await resetRates(server);
    const body = { threadClassify: 0, content: "今天天气真好，出来走走吧", ...more };
    const answer = await server.post("/api/thread/create", body, token);
    expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(/违禁词|型号/) });
  });

  test.each([`<p>${WORD}</p>`, picture, link])("comment %s", async (content) => {
    await resetRates(server);
    const threadId = await publish(server, token);
    const answer = await server.post("/api/thread/addPost", { threadId, content }, token);
    expect(answer).toMatchObject({ code: 400, reason: "SENSITIVE_WORDS" });
  });
});
