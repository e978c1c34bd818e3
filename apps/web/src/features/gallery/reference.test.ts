import { operationTable } from "@lenscape/api/operations.gen";
import { expect, test } from "vitest";
import { findOperations, reference } from "./reference.ts";

test("ROUTE-089 the reference shows every operation of the contract once, with who may call it", () => {
  const entries = reference.flatMap((group) => group.entries);
  expect(entries.map(({ id }) => id).sort()).toEqual(Object.keys(operationTable).sort());
  for (const { id, auth } of entries)
    expect(auth).toBe(operationTable[id as keyof typeof operationTable].auth);
  expect(entries.find(({ id }) => id === "login")?.body.map(({ name }) => name)).toContain("password");
});

test("a search finds by name, path and summary", () => {
  expect(findOperations("/CAPTCHAIMAGE").flatMap(({ entries }) => entries)).toHaveLength(1);
  expect(findOperations("图形验证码").flatMap(({ entries }) => entries)[0]?.id).toBe("captchaImage");
  expect(findOperations("没有这个")).toEqual([]);
});
