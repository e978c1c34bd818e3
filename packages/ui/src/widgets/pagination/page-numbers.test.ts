import { expect, test } from "vitest";
import { pageCount, pageNumbers } from "./page-numbers.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 2411, [1, 2, null, 2411]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])("page %d of %d shows %j", (current, count, expected) => {
  expect(pageNumbers(current, count)).toEqual(expected);
});

test.each([
  [0, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [-5, 20, 1],
  [Number.NaN, 20, 1],
])("%d rows by %d are %d pages", (total, size, expected) => {
  expect(pageCount(total, size)).toBe(expected);
});
