import { expect, test } from "vitest";
import { joinedText } from "./activity-description.ts";

test("how many signed up is said with and without a limit, and not once an activity was cancelled", () => {
  expect(joinedText({ state: 1, maxNum: 120, joinedNum: 86 })).toBe("已报名 86 / 120");
  expect(joinedText({ state: 4, maxNum: 0, joinedNum: 612 })).toBe("已报名 612");
  expect(joinedText({ state: 5, maxNum: 120, joinedNum: 0 })).toBe("");
});
