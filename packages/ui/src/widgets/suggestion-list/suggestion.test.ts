import { expect, test } from "vitest";
import { readListKey } from "./suggestion.ts";

test.each([
  ["ArrowDown", 0, { active: 1 }],
  ["ArrowDown", 2, { active: 0 }],
  ["ArrowUp", 0, { active: 2 }],
  ["Enter", 1, "pick"],
  ["Tab", 1, "pick"],
  ["Escape", 1, "close"],
  ["a", 1, null],
])("%s with item %d of 3 active", (key, active, expected) => {
  expect(readListKey(key, active, 3)).toEqual(expected);
});

test("an empty list takes Escape only, so that Enter still breaks the line", () => {
  expect(readListKey("Enter", 0, 0)).toBeNull();
  expect(readListKey("ArrowDown", 0, 0)).toBeNull();
  expect(readListKey("Escape", 0, 0)).toBe("close");
});
