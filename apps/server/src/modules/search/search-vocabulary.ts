import { sql } from "drizzle-orm";
import { pinyin } from "pinyin-pro";
import { rowsOf, textArray } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { tokenize } from "./search-terms.ts";

export type Frequencies = ReadonlyMap<string, number>;

/**
 * Reads the number of documents per word; words without documents are left out. The empty word counts all documents.
 */
export async function frequenciesOf(db: Db, words: readonly string[]): Promise<Frequencies> {
  const result = await db.execute(sql`
    select term, documents from search_vocabulary where term = any(${textArray([...words, ""])}) and documents > 0`);
  return new Map(rowsOf<{ term: string; documents: number }>(result).map((row) => [row.term, row.documents]));
}

/** Reads the approximate number of documents per first character of a pair; the empty word counts all documents. */
export async function headsOf(db: Db, characters: readonly string[]): Promise<Frequencies> {
  if (characters.length === 0) return new Map();
  const result = await db.execute(sql`
    select coalesce(head, '') as term, sum(documents)::int as documents from search_vocabulary
    where head = any(${textArray(characters)}) or term = '' group by 1`);
  return new Map(rowsOf<{ term: string; documents: number }>(result).map((row) => [row.term, row.documents]));
}

/** Returns the pairs of the Chinese runs of a folded text, and its other words. */
export const pairsIn = (folded: string): string[] =>
  tokenize(folded).flatMap(({ kind, text }) =>
    kind === "han" ? [...text].slice(1).map((character, at) => `${[...text][at]}${character}`) : [text],
  );

/** Cache of readings per character. */
const readingsCache = new Map<string, readonly string[]>();

function readings(character: string): readonly string[] {
  const cached = readingsCache.get(character);
  if (cached) return cached;
  const list = pinyin(character, { toneType: "none", type: "array", multiple: true, v: true });
  readingsCache.set(character, list);
  return list;
}

/** Merges sounds that many dialects do not distinguish: zh and z, ng and n, l and n. */
const mergeSounds = (reading = ""): string =>
  reading
    .replace(/^([zcs])h/, "$1")
    .replace(/ng$/, "n")
    .replace(/^l/, "n");

const soundsLike = (a: string, b: string): boolean => {
  const ofA = readings(a).map(mergeSounds);
  return readings(b).some((reading) => ofA.includes(mergeSounds(reading)));
};

/** `soundsLike` by the most common reading only; with rare readings too many characters match. */
const commonlySoundsLike = (a: string, b: string): boolean =>
  mergeSounds(readings(a)[0]) === mergeSounds(readings(b)[0]);

/** Maximum number of neighbours of a character to compare, most frequent first. */
const MAX_NEIGHBOURS = 400;
/** Factor for homophones, which are far more likely misspellings. */
const HOMOPHONE_FACTOR = 50;
/**
 * Maximum length of runs in which replacements may sound different. Longer runs have enough other text to match, so
 * only homophones are replaced. The same applies to runs of two characters, which give too little context.
 */
const MAX_SHORT_RUN = 4;

/** Lists the characters that follow or precede a character, most frequent first. */
async function listNeighbours(
  db: Db,
  side: "head" | "tail",
  character: string,
): Promise<{ other: string; documents: number }[]> {
  const [column, other] = side === "head" ? ["head", "tail"] : ["tail", "head"];
  const result = await db.execute(sql`
    select ${sql.identifier(other)} as other, documents from search_vocabulary
    where ${sql.identifier(column)} = ${character} and documents > 0 order by documents desc limit ${MAX_NEIGHBOURS}::int`);
  return rowsOf<{ other: string; documents: number }>(result);
}

/** Finds the most likely replacement of a character whose pairs do not occur; undefined without one. */
async function findReplacement(
  db: Db,
  characters: readonly string[],
  at: number,
): Promise<{ character: string; score: number } | undefined> {
  const [before, after] = [characters[at - 1], characters[at + 1]];
  const [afterBefore, beforeAfter] = await Promise.all([
    before ? listNeighbours(db, "head", before) : [],
    after ? listNeighbours(db, "tail", after) : [],
  ]);
  const scores = new Map<string, number>();
  for (const { other, documents } of [...afterBefore, ...beforeAfter]) {
    if (other === characters[at]) continue;
    // A pair on both sides counts far more than on one.
    scores.set(other, scores.has(other) ? (scores.get(other)! + documents) * 20 : documents);
  }
  let best: { character: string; score: number } | undefined;
  for (const [character, times] of scores) {
    const isLong = characters.length > MAX_SHORT_RUN;
    const alike = (isLong ? commonlySoundsLike : soundsLike)(character, characters[at]!);
    if (!alike && (isLong || characters.length === 2)) continue;
    const score = times * (alike ? HOMOPHONE_FACTOR : 1);
    if (!best || score > best.score) best = { character, score };
  }
  return best;
}

/** Corrects the most likely misspelled character of a Chinese run; undefined without a correction. */
async function correctRun(db: Db, run: string, frequencies: Frequencies): Promise<string | undefined> {
  const characters = [...run];
  if (characters.length < 2) return undefined;
  const isKnownPair = (at: number) =>
    at >= 0 && at < characters.length - 1 && frequencies.has(`${characters[at]}${characters[at + 1]}`);
  // A misspelling makes every pair of the character unknown; at the ends of the run there is only one pair.
  const suspects = characters
    .map((_, at) => at)
    .filter((at) => !(at > 0 && isKnownPair(at - 1)) && !isKnownPair(at));
  let best: { at: number; character: string; score: number } | undefined;
  for (const at of suspects.slice(0, 6)) {
    const candidate = await findReplacement(db, characters, at);
    if (candidate && (!best || candidate.score > best.score)) best = { at, ...candidate };
  }
  if (!best) return undefined;
  return characters.with(best.at, best.character).join("");
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Returns all words one edit away: a letter removed, changed, added, or two letters swapped. */
function oneEditAway(word: string): Set<string> {
  const edits = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (right) edits.add(left + right.slice(1));
    if (right.length > 1) edits.add(left + right[1] + right[0] + right.slice(2));
    for (const letter of LETTERS) {
      if (right) edits.add(left + letter + right.slice(1));
      edits.add(left + letter + right);
    }
  }
  edits.delete(word);
  return edits;
}

/** Finds the most frequent word one edit away; undefined for short words and numbers. */
async function correctWord(db: Db, word: string): Promise<string | undefined> {
  if (!/^[a-z]{3,20}$/.test(word)) return undefined;
  const edits = [...oneEditAway(word)].filter((edit) => edit.length > 1);
  const frequencies = await frequenciesOf(db, edits);
  const [best] = [...frequencies].filter(([term]) => term !== "").sort(([, a], [, b]) => b - a);
  return best?.[0];
}

/** Reads the frequencies of a query's pairs. Pairs of correctly spelled words count as known. */
async function frequenciesIn(db: Db, folded: string, knownWords: readonly string[]): Promise<Frequencies> {
  const frequencies = new Map(await frequenciesOf(db, pairsIn(folded)));
  for (const word of knownWords.flatMap(pairsIn)) if (!frequencies.has(word)) frequencies.set(word, 1);
  return frequencies;
}

/** Maximum length of a run for sound corrections; rare pairs are normal in sentences. */
const MAX_SOUND_RUN = 6;
/** Minimum frequency ratio for replacing an existing pair. */
const MIN_SOUND_RATIO = 8;

/** Replaces a character by a homophone whose pairs with its neighbours are far more frequent. */
async function correctSoundOfRun(db: Db, run: string, frequencies: Frequencies): Promise<string | undefined> {
  const characters = [...run];
  if (characters.length < 2 || characters.length > MAX_SOUND_RUN) return undefined;
  let best: { text: string; ratio: number } | undefined;
  for (const [at, character] of characters.entries()) {
    const [before, after] = [characters[at - 1], characters[at + 1]];
    const sides = [
      ...(before
        ? [
            {
              now: frequencies.get(before + character) ?? 0,
              others: await listNeighbours(db, "head", before),
            },
          ]
        : []),
      ...(after
        ? [{ now: frequencies.get(character + after) ?? 0, others: await listNeighbours(db, "tail", after) }]
        : []),
    ];
    for (const { other } of sides[0]!.others) {
      if (other === character || !soundsLike(other, character)) continue;
      const ratios = sides.map(
        ({ now, others }) =>
          ((others.find((one) => one.other === other)?.documents ?? 0) + 0.1) / (now + 0.1),
      );
      const ratio = Math.min(...ratios) >= 1 ? Math.max(...ratios) : 0;
      if (ratio >= MIN_SOUND_RATIO && (!best || ratio > best.ratio))
        best = { text: characters.with(at, other).join(""), ratio };
    }
  }
  return best?.text;
}

/** Corrects a misspelling that is itself a known word; undefined without a correction. */
export async function correctSound(
  db: Db,
  folded: string,
  knownWords: readonly string[],
): Promise<string | undefined> {
  const frequencies = await frequenciesIn(db, folded, knownWords);
  for (const { kind, text, at, end } of tokenize(folded).slice(0, policy.search.corrections)) {
    const better =
      kind === "han" && !knownWords.includes(text)
        ? await correctSoundOfRun(db, text, frequencies)
        : undefined;
    if (better) return folded.slice(0, at) + better + folded.slice(end);
  }
  return undefined;
}

/**
 * Corrects one misspelling in each of the first unknown words of a folded query; undefined without a correction.
 * @param knownWords words that are spelled correctly
 */
export async function correct(
  db: Db,
  folded: string,
  knownWords: readonly string[],
): Promise<string | undefined> {
  const parts = tokenize(folded);
  const frequencies = await frequenciesIn(db, folded, knownWords);
  let corrected = "";
  let copiedTo = 0;
  let tries = policy.search.corrections;
  for (const { kind, text, at, end } of parts) {
    const isKnown =
      kind === "version" ||
      (kind === "word" ? frequencies.has(text) : pairsIn(text).every((pair) => frequencies.has(pair)));
    const better =
      isKnown || tries-- <= 0
        ? undefined
        : kind === "han"
          ? await correctRun(db, text, frequencies)
          : await correctWord(db, text);
    corrected += folded.slice(copiedTo, at) + (better ?? folded.slice(at, end));
    copiedTo = end;
  }
  corrected += folded.slice(copiedTo);
  return corrected === folded ? undefined : corrected;
}
