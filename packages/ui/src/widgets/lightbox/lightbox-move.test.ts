import { expect, test } from "vitest";
import { indexAfterKey } from "./lightbox-move.ts";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 2],
  ["ArrowLeft", 0, 0],
  ["End", 0, 2],
  ["Home", 2, 0],
  ["a", 1, null],
])("%s at picture %d of 3 leads to %s", (key, index, to) => {
  expect(indexAfterKey(key, index, 3)).toBe(to);
});
