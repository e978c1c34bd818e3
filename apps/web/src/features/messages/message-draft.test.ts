// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { createDraft, readDraft, writeDraft } from "./message-draft.ts";

beforeEach(() => localStorage.clear());

test("finds a draft under its former key, of its member only, and moves it with the next change", () => {
  localStorage.setItem("lenscape.message.12.31", "在吗");
  expect([readDraft("12", "31").text, readDraft("30", "31").text]).toEqual(["在吗", ""]);
  const draft = createDraft("在吗？");
  writeDraft("12", "31", draft);
  expect(localStorage.getItem("lenscape.message.12.31")).toBeNull();
  expect(readDraft("12", "31")).toEqual(draft);
  writeDraft("12", "31", createDraft(" "));
  expect(localStorage.length).toBe(0);
});

test.each(["12", "null", '{"text":"x"}', "好的"])("reads %s, stored as a text alone, unchanged", (text) => {
  localStorage.setItem("lenscape.draft.message.12.31", text);
  expect(readDraft("12", "31").text).toBe(text);
});
