// @vitest-environment happy-dom
import { memoryStorage } from "@lenscape/api/session";
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { createBrowserFormStore } from "#shell/forms/use-persistent-form.ts";
import { testApp } from "#test/test-app.ts";
import { signOut } from "./member-session.ts";
import { draftKey, hasDrafts, removeDrafts, stashDrafts, useDraftOwner } from "./unsent-texts.ts";

beforeEach(() => localStorage.clear());

test("keys contain the kind, the member and the target of the text", () => {
  expect(draftKey("comment", "12", "7", "3")).toBe("lenscape.draft.comment.12.7.3");
  expect(draftKey("outbox", "12")).toBe("lenscape.draft.outbox.12");
});

test.each([
  ["a thread draft", draftKey(1, "12", "a")],
  ["a comment", draftKey("comment", "12", "7", "")],
  ["a message", draftKey("message", "12", "31")],
  ["an undelivered message", draftKey("outbox", "12")],
  ["a form", draftKey("feedback", "12")],
  ["a comment stored under its former key", "lenscape.comment.7."],
  ["a message stored under its former key", "lenscape.message.12.31"],
])("an expired session keeps %s, and logging out removes it", async (_, key) => {
  const storage = memoryStorage();
  for (const each of [key, "lenscape.token", "other"]) storage.setItem(each, "x");
  expect(hasDrafts(storage)).toBe(true);
  const restoreDrafts = stashDrafts(storage);
  for (const each of [key, "lenscape.token", "other"]) storage.removeItem(each);
  restoreDrafts();
  expect([storage.length, storage.getItem(key)]).toEqual([1, "x"]);
  removeDrafts(storage);
  expect([storage.length, hasDrafts(storage)]).toEqual([0, false]);

  localStorage.setItem(key, "x");
  await signOut(testApp({}).app);
  expect(localStorage.getItem(key)).toBeNull();
});

test("does not treat site settings as unsent texts", () => {
  localStorage.setItem("lenscape.token", "t");
  localStorage.setItem("lenscape.theme", "dark");
  expect(hasDrafts(localStorage)).toBe(false);
});

test("a component stores texts for its member after the session has expired", () => {
  const { result, rerender } = renderHook(({ userId }) => useDraftOwner(userId), {
    initialProps: { userId: "" },
  });
  expect(result.current).toBe("");
  for (const userId of ["12", "", "30"]) {
    rerender({ userId });
    expect(result.current).toBe("12");
  }
});

test("members do not see each other's forms", () => {
  const empty = { text: "" };
  createBrowserFormStore<typeof empty>("feedback", "12").write({ text: "打不开" }, empty);
  expect(createBrowserFormStore<typeof empty>("feedback", "12").read(empty)).toEqual({ text: "打不开" });
  expect(createBrowserFormStore<typeof empty>("feedback", "30").read(empty)).toEqual(empty);
});
