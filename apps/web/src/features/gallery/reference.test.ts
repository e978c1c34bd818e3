import { operationTable } from "@lenscape/api/operations.gen";
import { expect, test } from "vitest";
import { findOperations, reference } from "./reference.ts";

test("ROUTE-089 the reference shows every operation of the contract once, with who may call it", () => {
  const entries = reference.flatMap((group) => group.entries);
  expect(entries.map(({ id }) => id).sort()).toEqual(Object.keys(operationTable).sort());
  for (const { id, auth } of entries)
    expect(auth).toBe(operationTable[id as keyof typeof operationTable].auth);
});

const entryOf = (id: keyof typeof operationTable) =>
  findOperations(id)[0]!.entries.find((one) => one.id === id)!;

test("ROUTE-089 an operation tells its fields to their depth, their limits, and a call that can be typed", () => {
  const { body, answer, call } = entryOf("login").details("https://lenscape.test");
  expect(body.find(({ name }) => name === "password")).toMatchObject({ required: true, kind: "string ≤128" });
  expect(answer.map(({ name }) => name)).toContain("token");
  expect(call.split(" \\\n  ")).toEqual([
    "curl -X POST 'https://lenscape.test/api/login'",
    "-H 'Content-Type: application/json'",
    expect.stringMatching(/^-d '\{"username":"member",/),
  ]);
  const threads = entryOf("threadList").details("");
  expect(threads.answer.map(({ name }) => name)).toContain("rows[].user.nickname");
  expect(entryOf("liveStream").details("").answer).toEqual([]);
  expect(threads.parameters.find(({ name }) => name === "pageSize")?.kind).toBe("query integer 1–100");
});

test("every operation has an example of its call and of its answer", () => {
  for (const { id, auth, details } of reference.flatMap(({ entries }) => entries)) {
    const { call, answered } = details("https://lenscape.test");
    expect([id, call]).toEqual([
      id,
      expect.stringMatching(/^curl (-X POST )?'https:\/\/lenscape\.test\/api\/[^{}']+'/),
    ]);
    expect([id, call.includes("Bearer TOKEN")]).toEqual([id, auth !== "public"]);
    if (answered !== undefined) expect([id, JSON.parse(answered).code]).toEqual([id, 200]);
  }
});

test("a search finds by name, path and summary", () => {
  expect(findOperations("/api/api/thread/essence").flatMap(({ entries }) => entries)).toHaveLength(1);
  expect(findOperations("/CAPTCHAIMAGE").flatMap(({ entries }) => entries)).toHaveLength(1);
  expect(findOperations("图形验证码").flatMap(({ entries }) => entries)[0]?.id).toBe("captchaImage");
  expect(findOperations("没有这个")).toEqual([]);
});
