import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import plugin from "./redocly-plugin.ts";

/** Returns the messages of the rule for an operation with this body. */
async function lint(body: object) {
  const source = JSON.stringify({
    openapi: "3.1.0",
    paths: {
      "/ask": { post: { requestBody: { content: { "application/json": { schema: body } } }, responses: {} } },
    },
    components: {
      schemas: {
        Wide: { type: "string" },
        Nothing: { oneOf: [{ type: "string", enum: ["a"] }, { type: "null" }] },
      },
    },
  });
  const config = await createConfig({ plugins: [plugin()], rules: { "lenscape/request-bounds": "error" } });
  return (await lintFromString({ source, config })).map(({ message }) => message);
}

const withField = (field: object, required: string[] = []) => ({
  type: "object",
  additionalProperties: false,
  required,
  properties: { field },
});

test.each([
  ["a text", withField({ type: "string" }), "文本没有上限"],
  ["a text by its name", withField({ $ref: "#/components/schemas/Wide" }), "文本没有上限"],
  ["a pattern that repeats", withField({ type: "string", pattern: "^a+$" }), "文本没有上限"],
  ["a pattern of a part", withField({ type: "string", pattern: "^a{1,9}" }), "文本没有上限"],
  ["a list", withField({ type: "array", items: { type: "string", maxLength: 9 } }), "列表没有上限"],
  ["an entry", withField({ type: "array", maxItems: 9, items: { type: "string" } }), "文本没有上限"],
  ["a number", withField({ type: "integer", minimum: 1 }), "数没有范围"],
  ["an object", withField({ type: "object", properties: {} }), "对象收下没有写明的字段"],
  ["a branch", { oneOf: [withField({ type: "string" })] }, "文本没有上限"],
  ["anything", withField({}), "没有 type"],
  ["a required null", withField({ $ref: "#/components/schemas/Nothing" }, ["field"]), "必填的字段 field"],
])("refuses a request with %s without limits", async (_name, body, message) => {
  expect(await lint(body)).toEqual([expect.stringContaining(message)]);
});

test("accepts a request with limits on every value", async () => {
  const field = { type: "array", maxItems: 9, items: { type: "string", pattern: "^[a+]{1,9}$" } };
  expect(await lint(withField(field, ["field"]))).toEqual([]);
});
