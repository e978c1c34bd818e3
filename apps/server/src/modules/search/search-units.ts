import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import {
  partsOfCode,
  phrase,
  segment,
  type Unit,
  unitOf,
  withJoinedNames,
  withoutQuestion,
} from "./search-query.ts";
import { tokenize } from "./search-terms.ts";
import { type Frequencies, frequenciesOf, headsOf, pairsIn } from "./search-vocabulary.ts";
import { type SynonymGroup, synonymsIn, withoutWord } from "./synonyms.ts";

/** Weight limits of single characters, most of which are parts of many words. */
const MIN_CHARACTER_WEIGHT = 0.6;
const MAX_CHARACTER_WEIGHT = 3;

/** Returns the inverse document frequency of a word. */
function inverseFrequency(word: string, frequencies: Frequencies): number {
  const all = Math.max(frequencies.get("") ?? 1, 1);
  const count = frequencies.get(word) ?? 0;
  return Math.log(1 + all / (count + 1));
}

/** Whether documents contain every pair of a folded phrase; otherwise the phrase occurs in none. */
const isWritten = (phrase: string, frequencies: Frequencies): boolean =>
  tokenize(phrase).every(
    ({ kind, text }) => kind === "version" || pairsIn(text).every((pair) => frequencies.has(pair)),
  );

/** Splits a question into units, with the synonyms of each. */
export async function unitsOfQuestion(
  db: Db,
  query: string,
  groups: readonly SynonymGroup[],
): Promise<Unit[]> {
  const rest = withoutQuestion(query);
  const synonymEntries = synonymsIn(rest, groups);
  const phrases = synonymEntries.flatMap(({ word, others }) => [word, ...others]);
  const frequencies = await frequenciesOf(db, [rest, ...phrases].flatMap(pairsIn));
  // If none of the phrases occurs, their parts match more: 手机 in 苹果手机.
  const synonyms = synonymEntries.filter(({ word, others }) =>
    [word, ...others].some((phrase) => isWritten(phrase, frequencies)),
  );
  const units: Unit[] = synonyms.map(({ word, others }) => ({
    text: word,
    weight: Math.max(inverseFrequency(word, frequencies), 3),
    alternatives: [phrase(word, 1), ...others.map((other) => phrase(other, 0.85))],
  }));
  const words: string[] = [];
  let remaining = rest;
  for (const { word } of synonyms) remaining = withoutWord(remaining, word);
  for (const token of withJoinedNames(remaining, tokenize(remaining))) {
    const parts = partsOfCode(token);
    if (parts.length > 1 && !frequencies.has(token.text)) {
      units.push(...parts.map((text) => unitOf({ kind: "word", text }, 2)));
    } else if (token.kind !== "han") {
      units.push(unitOf(token, Math.max(inverseFrequency(token.text, frequencies), 2)));
    } else {
      for (const word of segment(token.text, (pair) => frequencies.get(pair) ?? 0)) words.push(word);
    }
  }
  const heads = await headsOf(
    db,
    words.filter((word) => [...word].length === 1),
  );
  for (const text of words) {
    const weight =
      [...text].length === 1
        ? Math.min(Math.max(inverseFrequency(text, heads) - 1.5, MIN_CHARACTER_WEIGHT), MAX_CHARACTER_WEIGHT)
        : Math.max(inverseFrequency(text, frequencies), 1);
    units.push(unitOf({ kind: "han", text }, weight));
  }
  const unique = [...new Map(units.map((unit) => [unit.text, unit])).values()];
  return unique.sort((a, b) => b.weight - a.weight).slice(0, policy.search.words);
}
