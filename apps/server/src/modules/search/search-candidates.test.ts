import { expect, test } from "vitest";
import { policy } from "../../policy.ts";
import { type Indexed, searchLevels } from "./search-candidates.ts";

const levels = [1000, 10_000, 100_000].map((documents) => ({ documents, oneOf: [`${documents}`] }));
const everything = 1_000_000;

/** Searches for a word that `share` of 1,000 documents have. @returns the levels searched and the result */
async function searchWord(share: number) {
  const levelSizes: number[] = [];
  const { documents, isComplete } = await searchLevels(levels, async (oneOf) => {
    const size = Number(oneOf?.[0] ?? everything);
    levelSizes.push(size);
    const matchCount = Math.floor((size * share) / 1000);
    return new Array<Indexed>(Math.min(matchCount, policy.search.candidates));
  });
  return { levelSizes, matches: documents.length, isComplete };
}

test("a frequent word is searched only among the highest-ranked documents", async () => {
  expect(await searchWord(300)).toEqual({ levelSizes: [1000], matches: 300, isComplete: false });
});

test("a level without enough expected matches is skipped", async () => {
  expect(await searchWord(100)).toEqual({ levelSizes: [1000, 10_000], matches: 300, isComplete: false });
  expect(await searchWord(5)).toEqual({ levelSizes: [1000, 100_000], matches: 300, isComplete: false });
});

test("a rare word is searched in the whole index directly", async () => {
  expect(await searchWord(1)).toEqual({ levelSizes: [1000, everything], matches: 300, isComplete: true });
  expect(await searchWord(0.01)).toEqual({ levelSizes: [1000, everything], matches: 10, isComplete: true });
});
