import { expect, test } from "vitest";
import { createSafeStorage } from "#lib/storage.ts";
import {
  countCharacters,
  type Draft,
  emptyDraft,
  readDraft,
  withRequestId,
  writeDraft,
} from "./comment-draft.ts";

/** A storage in memory: the browser refuses. */
const createStorage = () =>
  createSafeStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });

test("CONST-031 keeps the requestId for a retry of the same text and creates another for a new text", () => {
  const first = withRequestId({ ...emptyDraft, text: "好" });
  expect(first.requestId).toMatch(/^[0-9A-Za-z]{32}$/);
  expect(withRequestId(first)).toEqual(first);
  expect(withRequestId({ ...first, text: "很好" }).requestId).not.toBe(first.requestId);
  expect(withRequestId({ ...first, pictures: [{ url: "/a.webp" }] }).requestId).not.toBe(first.requestId);
});

const withText = (text: string): Draft => ({ ...emptyDraft, text });

test("stores a draft per member, thread and target, and removes it when it is empty", () => {
  const storage = createStorage();
  const draft = { ...emptyDraft, text: "谢谢@云野", mentions: [{ userId: "1", nickname: "云野" }] };
  writeDraft(draft, "12", "1", undefined, storage);
  expect(readDraft("12", "1", undefined, storage)).toEqual(draft);
  expect(readDraft("12", "1", "7", storage)).toEqual(emptyDraft);
  expect(readDraft("30", "1", undefined, storage)).toEqual(emptyDraft);
  expect(readDraft("", "1", undefined, storage)).toEqual(emptyDraft);
  writeDraft(emptyDraft, "12", "1", undefined, storage);
  expect(storage.length).toBe(0);
});

test("finds a draft that was stored without a member, and gives it to the first member who writes", () => {
  const storage = createStorage();
  storage.setItem("lenscape.comment.1.7", JSON.stringify(withText("好")));
  const draft = readDraft("12", "1", "7", storage);
  expect(draft.text).toBe("好");
  writeDraft(draft, "12", "1", "7", storage);
  expect(storage.getItem("lenscape.comment.1.7")).toBeNull();
  expect(readDraft("12", "1", "7", storage).text).toBe("好");
  expect(readDraft("30", "1", "7", storage)).toEqual(emptyDraft);
});

test("adds what was quoted before logging in to the member's own draft", () => {
  const storage = createStorage();
  writeDraft(withText("好"), "12", "1", undefined, storage);
  writeDraft({ ...emptyDraft, quote: "先站定两秒" }, "", "1", undefined, storage);
  const draft = readDraft("12", "1", undefined, storage);
  expect(draft).toMatchObject({ text: "好", quote: "先站定两秒" });
  writeDraft(draft, "12", "1", undefined, storage);
  expect(readDraft("", "1", undefined, storage)).toEqual(emptyDraft);
});

test("reads a stored value of another shape as empty", () => {
  const storage = createStorage();
  storage.setItem("lenscape.draft.comment.12.1.", '{"text":"好","mentions":[null]}');
  expect(readDraft("12", "1", undefined, storage)).toEqual(emptyDraft);
});

test("does not count line breaks and surrounding spaces", () => {
  expect(countCharacters(" 一\n二😀 ")).toBe(3);
});

test("a quote is stored, and a draft without its quote gets another request ID", () => {
  const storage = createStorage();
  const quoting = { ...emptyDraft, quote: "先站定两秒" };
  writeDraft(quoting, "12", "1", undefined, storage);
  expect(readDraft("12", "1", undefined, storage).quote).toBe("先站定两秒");
  const first = withRequestId({ ...quoting, text: "这句记下了" });
  expect(withRequestId({ ...first, quote: undefined }).requestId).not.toBe(first.requestId);
  expect(withRequestId(first)).toBe(first);
});
