import { memoryStorage } from "@lenscape/api/session";
import { expect, test } from "vitest";
import { attempt, emptyDraft, lengthOf, readDraft, writeDraft } from "./draft.ts";

test("CONST-031 a retry of the same text keeps its requestId, another text gets a new one", () => {
  const first = attempt({ ...emptyDraft, text: "好" });
  expect(first.requestId).toMatch(/^[0-9A-Za-z]{32}$/);
  expect(attempt(first)).toEqual(first);
  expect(attempt({ ...first, text: "很好" }).requestId).not.toBe(first.requestId);
});

test("a draft is kept per thread and target, and goes when it is empty", () => {
  const store = memoryStorage();
  writeDraft(store, { ...emptyDraft, text: "好" }, "1");
  expect(readDraft(store, "1").text).toBe("好");
  expect(readDraft(store, "1", "7")).toEqual(emptyDraft);
  writeDraft(store, emptyDraft, "1");
  expect(store.length).toBe(0);
});

test("line breaks and the blanks around a text do not count", () => {
  expect(lengthOf(" 一\n二😀 ")).toBe(3);
});
