import { expect, test } from "vitest";
import { itemAfterKey } from "./roving.ts";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 3, 0],
  ["ArrowLeft", 0, 3],
  ["Home", 2, 0],
  ["End", 1, 3],
  ["ArrowDown", 1, null],
  ["Enter", 1, null],
])("%s from item %d of 4 goes to %s", (key, from, to) => {
  expect(itemAfterKey(key, from, 4)).toBe(to);
});

test("an empty row has nowhere to go", () => {
  expect(itemAfterKey("Home", 0, 0)).toBeNull();
});
