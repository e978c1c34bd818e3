import { expect, test } from "vitest";
import { getShortcutTarget } from "./shortcut-target.ts";

test.each([
  ["STATE-011 ROUTE-080", "bbs_group_activity", "/pages/activity/index?groupId=7"],
  ["STATE-012 ROUTE-081", "bbs_group_thread", "/pages/cherrypick/index?groupId=7"],
  ["STATE-013 ROUTE-077", "bbs_group_feedback", "/pages/training/index"],
  ["STATE-015", "bbs_group_topic", "/pages/content/topiczone"],
  ["STATE-016 ROUTE-078", "bbs_group_device", "/pages/deviceauth/index"],
])("%s links the shortcut of %s to %s", (_rows, groupType, href) => {
  expect(getShortcutTarget({ id: "7", groupType })?.href).toBe(href);
});

test("STATE-014 opens the tasks over the page, without a URL", () => {
  expect(getShortcutTarget({ id: "7", groupType: "bbs_group_task" })).toEqual({});
});

test("returns undefined for a type without a page", () => {
  expect(getShortcutTarget({ id: "7", groupType: "bbs_group_new" })).toBeUndefined();
});
