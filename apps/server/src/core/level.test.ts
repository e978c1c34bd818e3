import { expect, test } from "vitest";
import { LEVEL_FROM, levelOf } from "./level.ts";

test("there are twelve levels, and each begins at its minimum experience", () => {
  expect(LEVEL_FROM).toHaveLength(12);
  LEVEL_FROM.forEach((from, index) => {
    expect(levelOf(from)).toBe(index + 1);
    if (index > 0) expect(levelOf(from - 1)).toBe(index);
  });
  expect(levelOf(1_000_000)).toBe(12);
});
