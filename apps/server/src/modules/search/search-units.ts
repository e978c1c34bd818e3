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

/** What one character is worth: most are a part of many words. */
const leastOfOne = 0.6;
const mostOfOne = 3;

/** How telling a word is: the fewer documents hold it, the more. */
function tellingness(word: string, frequencies: Frequencies): number {
  const all = Math.max(frequencies.get("") ?? 1, 1);
  const held = frequencies.get(word) ?? 0;
  return Math.log(1 + all / (held + 1));
}

/** Whether documents hold every pair of a folded phrase: without one of them nobody has written it. */
const isWritten = (phrase: string, frequencies: Frequencies): boolean =>
  tokenize(phrase).every(
    ({ kind, text }) => kind === "version" || pairsIn(text).every((pair) => frequencies.has(pair)),
  );

/** The words of a question, each as a unit, with what means the same. */
export async function unitsOfQuestion(
  db: Db,
  query: string,
  groups: readonly SynonymGroup[],
): Promise<Unit[]> {
  const rest = withoutQuestion(query);
  const meant = synonymsIn(rest, groups);
  const phrases = meant.flatMap(({ word, others }) => [word, ...others]);
  const frequencies = await frequenciesOf(db, [rest, ...phrases].flatMap(pairsIn));
  // Where nobody has written any of them, its parts say more: 手机 in 苹果手机.
  const found = meant.filter(({ word, others }) =>
    [word, ...others].some((phrase) => isWritten(phrase, frequencies)),
  );
  const units: Unit[] = found.map(({ word, others }) => ({
    text: word,
    weight: Math.max(tellingness(word, frequencies), 3),
    alternatives: [phrase(word, 1), ...others.map((other) => phrase(other, 0.85))],
  }));
  const words: string[] = [];
  let left = rest;
  for (const { word } of found) left = withoutWord(left, word);
  for (const token of withJoinedNames(left, tokenize(left))) {
    const parts = partsOfCode(token);
    if (parts.length > 1 && !frequencies.has(token.text)) {
      units.push(...parts.map((text) => unitOf({ kind: "word", text }, 2)));
    } else if (token.kind !== "han") {
      units.push(unitOf(token, Math.max(tellingness(token.text, frequencies), 2)));
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
        ? Math.min(Math.max(tellingness(text, heads) - 1.5, leastOfOne), mostOfOne)
        : Math.max(tellingness(text, frequencies), 1);
    units.push(unitOf({ kind: "han", text }, weight));
  }
  const unique = [...new Map(units.map((unit) => [unit.text, unit])).values()];
  return unique.sort((a, b) => b.weight - a.weight).slice(0, policy.search.words);
}
