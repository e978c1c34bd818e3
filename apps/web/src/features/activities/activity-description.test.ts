import { expect, test } from "vitest";
import { getJoinedText } from "./activity-description.ts";

test("returns the signup count with and without a limit, and nothing for a cancelled activity", () => {
  expect(getJoinedText({ state: 1, maxNum: 120, joinedNum: 86 })).toBe("已报名 86 / 120");
  expect(getJoinedText({ state: 4, maxNum: 0, joinedNum: 612 })).toBe("已报名 612");
  expect(getJoinedText({ state: 5, maxNum: 120, joinedNum: 0 })).toBe("");
});
