import { expect, test } from "vitest";
import { policy } from "../../policy.ts";
import { type Indexed, lookDown } from "./search-candidates.ts";

const levels = [1000, 10_000, 100_000].map((documents) => ({ documents, oneOf: [`${documents}`] }));
const everything = 1_000_000;

/** Looks for a word that so many of 1,000 documents hold. @returns where it looked, and what came of it */
async function lookFor(share: number) {
  const looked: number[] = [];
  const { found, isThrough } = await lookDown(levels, async (oneOf) => {
    const documents = Number(oneOf?.[0] ?? everything);
    looked.push(documents);
    const held = Math.floor((documents * share) / 1000);
    return new Array<Indexed>(Math.min(held, policy.search.candidates));
  });
  return { looked, found: found.length, isThrough };
}

test("what many hold is found among the best-ranked, and nothing else is looked through", async () => {
  expect(await lookFor(300)).toEqual({ looked: [1000], found: 300, isThrough: false });
});

test("a level that cannot hold enough is left out", async () => {
  expect(await lookFor(100)).toEqual({ looked: [1000, 10_000], found: 300, isThrough: false });
  expect(await lookFor(5)).toEqual({ looked: [1000, 100_000], found: 300, isThrough: false });
});

test("what hardly anything holds is looked for in everything at once", async () => {
  expect(await lookFor(1)).toEqual({ looked: [1000, everything], found: 300, isThrough: true });
  expect(await lookFor(0.01)).toEqual({ looked: [1000, everything], found: 10, isThrough: true });
});
