import { expect, test } from "vitest";
import { sumPointsSince } from "./just-published.ts";

const gain = (id: string, points: number, changeType: 1 | 2 = 1) => ({ id, points, changeType });

test.each([
  ["nothing new", [gain("7", 5)], "7", 0],
  ["one task", [gain("8", 15), gain("7", 5)], "7", 15],
  [
    "two tasks, and what was spent meanwhile left out",
    [gain("10", 20), gain("9", -30, 2), gain("8", 15), gain("7", 5)],
    "7",
    35,
  ],
  ["the first entries of all", [gain("2", 20), gain("1", 15)], "", 35],
] as const)("what publishing brought: %s", (_, rows, since, points) => {
  expect(sumPointsSince(rows, since)).toBe(points);
});
