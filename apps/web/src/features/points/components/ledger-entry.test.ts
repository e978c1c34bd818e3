import { expect, test } from "vitest";
import { getPath, paths } from "#paths";
import { entryWords, sourceHref } from "./ledger-entry.tsx";

test("an entry leads to its thread, to the page it came from, or nowhere", () => {
  expect(sourceHref({ source: "essence", sourceId: "12" })).toBe(paths.thread("12"));
  expect(sourceHref({ source: "tipping", sourceId: "" })).toBeUndefined();
  expect(sourceHref({ source: "exchange", sourceId: "3" })).toBe(getPath("exchangeRecord"));
  expect(sourceHref({ source: "adjustment", sourceId: "" })).toBeUndefined();
});

test("a task is called what was to be done, anything else what it came from", () => {
  expect(entryWords({ source: "task", points: 5, remark: "浏览 5 篇帖子" })).toEqual({
    name: "浏览 5 篇帖子",
    note: "完成任务",
  });
  expect(entryWords({ source: "task", points: 5, remark: "" })).toEqual({ name: "完成任务" });
  expect(entryWords({ source: "tipping", points: -20, remark: "一篇" })).toEqual({
    name: "打赏了帖子",
    note: "一篇",
  });
});
