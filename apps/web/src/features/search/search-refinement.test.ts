import { expect, test } from "vitest";
import { type Refinement, readRefinement, toRefinementQuery } from "./search-refinement.ts";

const all: Refinement = {
  kind: "thread",
  circleId: "11",
  model: "Lens One",
  firmware: "1.1.0",
  within: "week",
  hasImage: 1,
  solved: 0,
  sort: "time",
  asTyped: 1,
};

test("round-trips all filters through the address", () => {
  expect(readRefinement(new URLSearchParams(toRefinementQuery(all)))).toEqual(all);
});

test("omits removed filters from the address", () => {
  const none = Object.fromEntries(Object.keys(all).map((key) => [key, undefined]));
  expect(toRefinementQuery(none)).toEqual({});
});
