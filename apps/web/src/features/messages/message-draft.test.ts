// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { readDraft, writeDraft } from "./message-draft.ts";

beforeEach(() => localStorage.clear());

test("finds a draft under its former key, of its member only, and moves it with the next change", () => {
  localStorage.setItem("lenscape.message.12.31", "在吗");
  expect([readDraft("12", "31"), readDraft("30", "31")]).toEqual(["在吗", ""]);
  writeDraft("12", "31", "在吗？");
  expect(localStorage.getItem("lenscape.message.12.31")).toBeNull();
  expect(localStorage.getItem("lenscape.draft.message.12.31")).toBe("在吗？");
  writeDraft("12", "31", " ");
  expect(localStorage.length).toBe(0);
});
