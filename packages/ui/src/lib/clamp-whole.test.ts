import { expect, test } from "vitest";
import { clampWhole } from "./clamp-whole.ts";

test.each([
  [3, 1, 5, 3],
  [0, 1, 5, 1],
  [9, 1, 5, 5],
  [2.9, 1, 5, 2],
  [Number.NaN, 1, 5, 1],
  [Number.POSITIVE_INFINITY, 1, 5, 5],
  [1, 1, 0, 1],
])("%d between %d and %d is %d", (value, min, max, expected) => {
  expect(clampWhole(value, min, max)).toBe(expected);
});
