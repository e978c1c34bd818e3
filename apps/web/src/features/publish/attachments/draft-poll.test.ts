import { memoryStorage } from "@lenscape/api/session";
import { expect, test } from "vitest";
import { createSafeStorage } from "#lib/storage.ts";
import { createEmptyDraft, hasContent, readStoredDraft, storeDraft } from "../drafts/thread-draft.ts";
import { validateDraft } from "../form/publish-rules.ts";
import { toCreateThreadBody } from "../form/thread-content.ts";
import { createEmptyPoll, getMaxChoices, getPollError } from "./draft-poll.ts";

const poll = { options: [" 骑车 ", "走路", "", "坐  地铁", ""], maxChoices: 9, days: 7 };

test("drops empty options and limits the number of choices", () => {
  expect(toCreateThreadBody(0, { ...createEmptyDraft(), content: "早", poll }).poll).toEqual({
    options: ["骑车", "走路", "坐 地铁"],
    maxChoices: 3,
    days: 7,
  });
  expect(getMaxChoices({ ...poll, maxChoices: 1 })).toBe(1);
  expect(toCreateThreadBody(2, { ...createEmptyDraft(), poll }).poll).toBeUndefined();
});

test("validates a poll", () => {
  expect(getPollError(null)).toBeUndefined();
  expect(getPollError(createEmptyPoll())).toBe("投票选项不能为空");
  expect(getPollError({ ...poll, options: ["骑车", "骑车 "] })).toBe("投票选项不能重复");
  expect(getPollError({ ...poll, options: ["骑车", "长".repeat(51)] })).toBe("投票选项不能超过50个字");
  expect(getPollError({ ...poll, options: ["骑车", "😀".repeat(50)] })).toBeUndefined();
  const draft = { ...createEmptyDraft(), content: "早", poll: createEmptyPoll() };
  expect(validateDraft(0, draft)).toEqual({ poll: "投票选项不能为空" });
  expect(validateDraft(2, draft).poll).toBeUndefined();
});

test("stores a draft that has only a poll", () => {
  const memory = memoryStorage() as Storage;
  const storage = createSafeStorage(() => memory);
  const draft = { ...createEmptyDraft(), poll };
  expect(hasContent({ ...draft, poll: createEmptyPoll() })).toBe(false);
  storeDraft(storage, 0, "7", draft);
  expect(readStoredDraft(storage, 0, "7")?.poll).toEqual(poll);
  // A draft stored by a version without polls.
  const { poll: _, ...older } = { ...draft, content: "早" };
  storage.setItem(storage.key(0)!, JSON.stringify(older));
  expect(readStoredDraft(storage, 0, "7")).toMatchObject({ content: "早", poll: null });
});
