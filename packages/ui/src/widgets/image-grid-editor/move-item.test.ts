import { expect, test } from "vitest";
import { moveItem, placeAfterKey } from "./move-item.ts";

test.each([
  [0, 2, "bcad"],
  [3, 0, "dabc"],
  [1, 1, "abcd"],
  [0, 9, "abcd"],
  [9, 0, "abcd"],
])("moving %d to %d gives %s", (from, to, expected) => {
  expect(moveItem([..."abcd"], from, to).join("")).toBe(expected);
});

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowLeft", 0, null],
  ["ArrowDown", 0, 3],
  ["ArrowDown", 2, null],
  ["ArrowUp", 4, 1],
  ["End", 0, 4],
  ["Home", 0, null],
  ["a", 2, null],
])("%s moves picture %d of 5 to %s", (key, from, to) => {
  expect(placeAfterKey(key, from, 5, 3)).toBe(to);
});
