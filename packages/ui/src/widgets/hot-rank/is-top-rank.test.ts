import { expect, test } from "vitest";
import { isTopRank } from "./is-top-rank.ts";

test("CONST-024 ranks 1 to 10 have an image, 11 has none", () => {
  expect([1, 2, 10].every(isTopRank)).toBe(true);
  expect(isTopRank(11)).toBe(false);
});

test("SEARCH-017 no rank, zero, fractions and negative numbers have no image", () => {
  expect([0, -1, 1.5, Number.NaN, null, undefined].some(isTopRank)).toBe(false);
});
