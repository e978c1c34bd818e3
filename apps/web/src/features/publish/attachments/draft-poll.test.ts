import { memoryStorage } from "@lenscape/api/session";
import { expect, test } from "vitest";
import { emptyDraft, isWritten, readDraft, writeDraft } from "../drafts/thread-draft.ts";
import { checkDraft } from "../form/publish-rules.ts";
import { bodyOf } from "../form/thread-content.ts";
import { choicesOf, emptyPoll, pollFault } from "./draft-poll.ts";

const asked = { options: [" 骑车 ", "走路", "", "坐  地铁", ""], maxChoices: 9, days: 7 };

test("lines left empty beyond the first two are no options, and no more can be chosen than there are", () => {
  expect(bodyOf(0, { ...emptyDraft(), content: "早", poll: asked }).poll).toEqual({
    options: ["骑车", "走路", "坐 地铁"],
    maxChoices: 3,
    days: 7,
  });
  expect(choicesOf({ ...asked, maxChoices: 1 })).toBe(1);
  expect(bodyOf(2, { ...emptyDraft(), poll: asked }).poll).toBeUndefined();
});

test("what is wrong with a poll is said before it is sent", () => {
  expect(pollFault(null)).toBeUndefined();
  expect(pollFault(emptyPoll())).toBe("投票选项不能为空");
  expect(pollFault({ ...asked, options: ["骑车", "骑车 "] })).toBe("投票选项不能重复");
  expect(pollFault({ ...asked, options: ["骑车", "长".repeat(51)] })).toBe("投票选项不能超过50个字");
  expect(pollFault({ ...asked, options: ["骑车", "😀".repeat(50)] })).toBeUndefined();
  const draft = { ...emptyDraft(), content: "早", poll: emptyPoll() };
  expect(checkDraft(0, draft)).toEqual({ poll: "投票选项不能为空" });
  expect(checkDraft(2, draft).poll).toBeUndefined();
});

test("a poll is kept in this browser with the draft, also before anything else is written", () => {
  const store = memoryStorage();
  const draft = { ...emptyDraft(), poll: asked };
  expect(isWritten({ ...draft, poll: emptyPoll() })).toBe(false);
  writeDraft(store, 0, "7", draft);
  expect(readDraft(store, 0, "7")?.poll).toEqual(asked);
  // One that was kept before there were polls.
  const { poll: _, ...older } = { ...draft, content: "早" };
  store.setItem(store.key(0)!, JSON.stringify(older));
  expect(readDraft(store, 0, "7")).toMatchObject({ content: "早", poll: null });
});
