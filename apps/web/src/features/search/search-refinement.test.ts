import { expect, test } from "vitest";
import { type Refinement, refinementOf, refinementQuery } from "./search-refinement.ts";

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

test("an address tells all that a search is narrowed to", () => {
  expect(refinementOf(new URLSearchParams(refinementQuery(all)))).toEqual(all);
});

test("what is taken off again is not in the address", () => {
  const none = Object.fromEntries(Object.keys(all).map((key) => [key, undefined]));
  expect(refinementQuery(none)).toEqual({});
});
