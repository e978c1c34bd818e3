import { operationTable } from "@lenscape/api/operations.gen";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { policy } from "../policy.ts";
import { operations as described, resolveSchema } from "../test/contract-fixtures.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { resetRates } from "../test/thread-fixtures.ts";
import { bodyLimitOf } from "./body-limit.ts";
import { bodySchemaOf, operations } from "./operations.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startServer();
  token = (await server.member("author")).token;
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const send = async (url: string, payload: string) => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  return (await server.inject({ method: "POST", url, headers, payload })).json();
};
const listOf = (entries: number) => `[${Array.from({ length: entries }, () => "{}").join(",")}]`;
const form = (value: string) =>
  `{"draftId":"${"a".repeat(32)}","revision":0,"threadClassify":1,"title":"","content":"","form":{"a":${value}}}`;

const { minBytes, maxBytes } = policy.body;

describe("the limit of a body", () => {
  test.each([
    ["a text by its characters, escaped", { type: "string", maxLength: 10_000 }, 120_002],
    ["a list by its entries", { type: "array", maxItems: 2000, items: { type: "boolean" } }, 12_002],
    ["alternatives by the longest", { oneOf: [{ type: "null" }, { enum: ["a".repeat(2000)] }] }, 24_002],
  ])("counts %s", (_what, field, bytes) => {
    const schema = { type: "object", additionalProperties: false, properties: { a: field } };
    expect(bodyLimitOf(schema as never)).toBe(Math.max(minBytes, bytes + 7));
  });

  test.each([
    ["a text", { type: "string" }],
    ["a list", { type: "array", items: { type: "null" } }],
    ["a form", { type: "object", properties: {} }],
  ])("is the maximum if the contract does not limit the length: %s", (_what, field) => {
    const schema = { type: "object", additionalProperties: false, properties: { a: field } };
    expect(bodyLimitOf(schema as never)).toBe(maxBytes);
  });

  test("admits every example of the contract", () => {
    for (const { id, schema } of operations) {
      const content = described.get(id)!.requestBody?.content["application/json"];
      const { example } = (content ?? {}) as { example?: unknown };
      const bytes = Buffer.byteLength(JSON.stringify(example ?? null));
      expect([id, bytes <= bodyLimitOf(bodySchemaOf(schema))]).toEqual([id, true]);
    }
  });

  test("is small for operations without a token", () => {
    const long = operations.filter(
      ({ id, schema }) =>
        operationTable[id].auth !== "token" && bodyLimitOf(bodySchemaOf(schema)) > 256 * 1024,
    );
    // The founding includes a logo.
    expect(long.map(({ id }) => id)).toEqual(["setupFound"]);
  });

  test.each(["/api/login", "/api/nothing/here", "/nothing"])("refuses a longer one at %s", async (url) => {
    expect(await send(url, listOf(300_000))).toMatchObject({ code: 413, reason: "BODY_TOO_LARGE" });
  });

  test("admits a text of maximum length in any JSON spelling", async () => {
    const { schema } = described.get("threadAddPost")!.requestBody!.content["application/json"]!;
    const { maxLength } = resolveSchema(schema).properties!.content as { maxLength: number };
    const content = "\\ud83d\\ude00".repeat(maxLength);
    const answer = await send("/api/api/thread/addPost", `{"threadId":"404","content":"${content}"}`);
    expect(answer.reason).not.toBe("BODY_TOO_LARGE");
  });
});

test("a body of another shape is refused before its texts are checked", async () => {
  expect(await send("/api/login", listOf(5000))).toMatchObject({ code: 400, reason: "FIELD_TYPE" });
  expect(await send("/api/login", '{"nothing":["\\u0000"]}')).toMatchObject({ reason: "FIELD_REQUIRED" });
});

test("a free form has a limited number of values", async () => {
  const tooMany = await send("/api/api/bbs/draft/save", form(listOf(policy.body.maxNodes)));
  expect(tooMany).toMatchObject({
    code: 400,
    msg: "请求体的内容过多，请简化后再试",
    reason: "BODY_MALFORMED",
  });
});
