import { expect, test } from "vitest";
import { progressPercent } from "./progress-percent.ts";

test.each([
  [3, 5, 60],
  [0, 5, 0],
  [7, 5, 100],
  [-1, 5, 0],
  [1, 0, 0],
])("%d of %d fills %d percent", (value, max, expected) => {
  expect(progressPercent(value, max)).toBe(expected);
});
