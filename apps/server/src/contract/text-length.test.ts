import { Ajv } from "ajv";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../test/support.ts";
import { countCharacters } from "./text-length.ts";

const FAMILY = "👨‍👩‍👧";
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const check = (schema: object) => {
  const ajv = new Ajv({ strict: false });
  countCharacters(ajv);
  const validate = ajv.compile(schema);
  return (text: string) => validate(text) || validate.errors?.[0];
};

test("lengths count the characters that a reader sees", () => {
  const isValid = check({ type: "string", minLength: 2, maxLength: 3 });
  expect(isValid(FAMILY.repeat(3))).toBe(true);
  expect(isValid(FAMILY.repeat(4))).toMatchObject({ keyword: "maxLength", params: { limit: 3 } });
  expect(isValid(FAMILY)).toMatchObject({ keyword: "minLength", params: { limit: 2 } });
  expect(isValid("e\u0301a\u0301")).toBe(true);
});

test("a cluster of many marks exceeds the maximum length", () => {
  const isValid = check({ type: "string", maxLength: 3 });
  expect(isValid(`a${"\u0301".repeat(95)}`)).toBe(true);
  expect(isValid(`a${"\u0301".repeat(96)}`)).toMatchObject({ keyword: "maxLength" });
});

test("a pattern only runs on a text of allowed length", () => {
  const isValid = check({ type: "string", pattern: "^a+$", maxLength: 3 });
  expect(isValid("b".repeat(4))).toMatchObject({ keyword: "maxLength" });
});

test("the server accepts a signature and a nickname of emoji up to the limits", async () => {
  const member = await server.member("emoji");
  const save = (body: object) => server.post("/api/my/user/info/update", body, member.token);
  expect(await save({ signature: FAMILY.repeat(50) })).toMatchObject({ code: 200 });
  expect(await save({ signature: FAMILY.repeat(51) })).toMatchObject({
    reason: "FIELD_TOO_LONG",
    field: "signature",
  });
  expect(await save({ nickname: FAMILY.repeat(12) })).toMatchObject({ code: 200 });
  expect(await save({ nickname: FAMILY.repeat(13) })).toMatchObject({ code: 400 });
});
