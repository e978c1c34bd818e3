import { expect, test } from "vitest";
import { getPath, paths } from "#paths";
import { findSourceUrl, getEntryTexts } from "./ledger-entry.tsx";

test("returns the URL of the thread or page of an entry, or undefined", () => {
  expect(findSourceUrl({ source: "essence", sourceId: "12" })).toBe(paths.thread("12"));
  expect(findSourceUrl({ source: "tipping", sourceId: "" })).toBeUndefined();
  expect(findSourceUrl({ source: "exchange", sourceId: "3" })).toBe(getPath("exchangeRecord"));
  expect(findSourceUrl({ source: "adjustment", sourceId: "" })).toBeUndefined();
});

test("names task entries by their task and others by their source", () => {
  expect(getEntryTexts({ source: "task", points: 5, remark: "浏览 5 篇帖子" })).toEqual({
    name: "浏览 5 篇帖子",
    note: "完成任务",
  });
  expect(getEntryTexts({ source: "task", points: 5, remark: "" })).toEqual({ name: "完成任务" });
  expect(getEntryTexts({ source: "tipping", points: -20, remark: "一篇" })).toEqual({
    name: "打赏了帖子",
    note: "一篇",
  });
});
