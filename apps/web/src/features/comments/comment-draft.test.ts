import { memoryStorage } from "@lenscape/api/session";
import { expect, test } from "vitest";
import { attempt, emptyDraft, lengthOf, readDraft, writeDraft } from "./comment-draft.ts";

test("CONST-031 a retry of the same text keeps its requestId, another text gets a new one", () => {
  const first = attempt({ ...emptyDraft, text: "好" });
  expect(first.requestId).toMatch(/^[0-9A-Za-z]{32}$/);
  expect(attempt(first)).toEqual(first);
  expect(attempt({ ...first, text: "很好" }).requestId).not.toBe(first.requestId);
  expect(attempt({ ...first, pictures: [{ url: "/a.webp" }] }).requestId).not.toBe(first.requestId);
});

test("a draft is kept per thread and target, and goes when it is empty", () => {
  const memory = memoryStorage();
  const store = () => memory;
  const draft = { ...emptyDraft, text: "谢谢@云野", mentions: [{ userId: "1", nickname: "云野" }] };
  writeDraft(draft, "1", undefined, store);
  expect(readDraft("1", undefined, store)).toEqual(draft);
  expect(readDraft("1", "7", store)).toEqual(emptyDraft);
  writeDraft(emptyDraft, "1", undefined, store);
  expect(memory.length).toBe(0);
});

test("a browser that forbids storage, or holds something else there, costs the draft only", () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  expect(readDraft("1", undefined, forbidden)).toEqual(emptyDraft);
  expect(() => writeDraft({ ...emptyDraft, text: "好" }, "1", undefined, forbidden)).not.toThrow();
  const odd = memoryStorage();
  odd.setItem("lenscape.comment.1.", '{"text":"好","mentions":[null]}');
  expect(readDraft("1", undefined, () => odd)).toEqual(emptyDraft);
});

test("line breaks and the blanks around a text do not count", () => {
  expect(lengthOf(" 一\n二😀 ")).toBe(3);
});

test("what is quoted is kept, and sent again it is another comment", () => {
  const memory = memoryStorage();
  const store = () => memory;
  const quoting = { ...emptyDraft, quote: "先站定两秒" };
  writeDraft(quoting, "1", undefined, store);
  expect(readDraft("1", undefined, store).quote).toBe("先站定两秒");
  const first = attempt({ ...quoting, text: "这句记下了" });
  expect(attempt({ ...first, quote: undefined }).requestId).not.toBe(first.requestId);
  expect(attempt(first)).toBe(first);
});
