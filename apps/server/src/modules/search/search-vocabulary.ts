import { sql } from "drizzle-orm";
import { pinyin } from "pinyin-pro";
import { rowsOf, textArray } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { tokenize } from "./search-terms.ts";

export type Frequencies = ReadonlyMap<string, number>;

/** How many documents hold each of some words; those that none holds are left out. The empty word counts all documents. */
export async function frequenciesOf(db: Db, words: readonly string[]): Promise<Frequencies> {
  const result = await db.execute(sql`
    select term, documents from search_vocabulary where term = any(${textArray([...words, ""])}) and documents > 0`);
  return new Map(rowsOf<{ term: string; documents: number }>(result).map((row) => [row.term, row.documents]));
}

/** How many documents hold a word that begins with each of some characters, about; the empty word counts all documents. */
export async function headsOf(db: Db, characters: readonly string[]): Promise<Frequencies> {
  if (characters.length === 0) return new Map();
  const result = await db.execute(sql`
    select coalesce(head, '') as term, sum(documents)::int as documents from search_vocabulary
    where head = any(${textArray(characters)}) or term = '' group by 1`);
  return new Map(rowsOf<{ term: string; documents: number }>(result).map((row) => [row.term, row.documents]));
}

/** All pairs of characters in the Chinese runs of a folded text. */
export const pairsIn = (folded: string): string[] =>
  tokenize(folded).flatMap(({ kind, text }) =>
    kind === "han" ? [...text].slice(1).map((character, at) => `${[...text][at]}${character}`) : [text],
  );

/** The readings of each character that was asked for; there are only so many characters. */
const readingsKept = new Map<string, readonly string[]>();

function readings(character: string): readonly string[] {
  const kept = readingsKept.get(character);
  if (kept) return kept;
  const found = pinyin(character, { toneType: "none", type: "array", multiple: true, v: true });
  readingsKept.set(character, found);
  return found;
}

/** A reading as it is heard where zh is z, ng is n and l is n. */
const blurred = (reading = ""): string =>
  reading
    .replace(/^([zcs])h/, "$1")
    .replace(/ng$/, "n")
    .replace(/^l/, "n");

const soundsLike = (a: string, b: string): boolean => {
  const ofA = readings(a).map(blurred);
  return readings(b).some((reading) => ofA.includes(blurred(reading)));
};

/** The same by the commonest reading of each: with the rare ones too many characters sound alike. */
const commonlySoundsLike = (a: string, b: string): boolean =>
  blurred(readings(a)[0]) === blurred(readings(b)[0]);

/** How many neighbours of a character are looked at, the most frequent first. */
const neighbours = 400;
/** What sounds the same is so much more likely meant. */
const homophone = 50;
/**
 * In a longer text only what sounds the same is taken for a slip: there is more of it to find something in. In one of
 * two characters too: half of it is not enough to go by.
 */
const shortRun = 4;

async function known(
  db: Db,
  side: "head" | "tail",
  character: string,
): Promise<{ other: string; documents: number }[]> {
  const [column, other] = side === "head" ? ["head", "tail"] : ["tail", "head"];
  const result = await db.execute(sql`
    select ${sql.identifier(other)} as other, documents from search_vocabulary
    where ${sql.identifier(column)} = ${character} and documents > 0 order by documents desc limit ${neighbours}::int`);
  return rowsOf<{ other: string; documents: number }>(result);
}

/** The likeliest character in the place of one that makes pairs nobody has written; undefined when there is none. */
async function replacement(
  db: Db,
  characters: readonly string[],
  at: number,
): Promise<{ character: string; score: number } | undefined> {
  const [before, after] = [characters[at - 1], characters[at + 1]];
  const [afterBefore, beforeAfter] = await Promise.all([
    before ? known(db, "head", before) : [],
    after ? known(db, "tail", after) : [],
  ]);
  const scores = new Map<string, number>();
  for (const { other, documents } of [...afterBefore, ...beforeAfter]) {
    if (other === characters[at]) continue;
    // Known on both sides is worth far more than on one.
    scores.set(other, scores.has(other) ? (scores.get(other)! + documents) * 20 : documents);
  }
  let best: { character: string; score: number } | undefined;
  for (const [character, times] of scores) {
    const isLong = characters.length > shortRun;
    const alike = (isLong ? commonlySoundsLike : soundsLike)(character, characters[at]!);
    if (!alike && (isLong || characters.length === 2)) continue;
    const score = times * (alike ? homophone : 1);
    if (!best || score > best.score) best = { character, score };
  }
  return best;
}

/** A Chinese run with the one character replaced that is most likely a slip; undefined when none is. */
async function correctRun(db: Db, run: string, frequencies: Frequencies): Promise<string | undefined> {
  const characters = [...run];
  if (characters.length < 2) return undefined;
  const knows = (at: number) =>
    at >= 0 && at < characters.length - 1 && frequencies.has(`${characters[at]}${characters[at + 1]}`);
  // A slip makes every pair it is in unknown; at the ends there is one.
  const suspects = characters.map((_, at) => at).filter((at) => !(at > 0 && knows(at - 1)) && !knows(at));
  let best: { at: number; character: string; score: number } | undefined;
  for (const at of suspects.slice(0, 6)) {
    const found = await replacement(db, characters, at);
    if (found && (!best || found.score > best.score)) best = { at, ...found };
  }
  if (!best) return undefined;
  return characters.with(best.at, best.character).join("");
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Everything one edit away from a word of Latin letters: left out, changed, added, or two in the other order. */
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

/** The most frequent word one edit away; none for short words and for numbers. */
async function correctWord(db: Db, word: string): Promise<string | undefined> {
  if (!/^[a-z]{3,20}$/.test(word)) return undefined;
  const edits = [...oneEditAway(word)].filter((edit) => edit.length > 1);
  const frequencies = await frequenciesOf(db, edits);
  const [best] = [...frequencies].filter(([term]) => term !== "").sort(([, a], [, b]) => b - a);
  return best?.[0];
}

/** How often the pairs of a query are written; those of words that are meant as they are count as written. */
async function frequenciesIn(db: Db, folded: string, meant: readonly string[]): Promise<Frequencies> {
  const written = new Map(await frequenciesOf(db, pairsIn(folded)));
  for (const word of meant.flatMap(pairsIn)) if (!written.has(word)) written.set(word, 1);
  return written;
}

/** A longer run is a sentence: that some of its pairs are rare says nothing. */
const soundRun = 6;
/** What is written so many times more often is meant. */
const moreOften = 8;

/** The character in a run whose neighbours go far more often with another one that sounds the same. */
async function resound(db: Db, run: string, frequencies: Frequencies): Promise<string | undefined> {
  const characters = [...run];
  if (characters.length < 2 || characters.length > soundRun) return undefined;
  let best: { text: string; ratio: number } | undefined;
  for (const [at, character] of characters.entries()) {
    const [before, after] = [characters[at - 1], characters[at + 1]];
    const sides = [
      ...(before
        ? [{ now: frequencies.get(before + character) ?? 0, others: await known(db, "head", before) }]
        : []),
      ...(after
        ? [{ now: frequencies.get(character + after) ?? 0, others: await known(db, "tail", after) }]
        : []),
    ];
    for (const { other } of sides[0]!.others) {
      if (other === character || !soundsLike(other, character)) continue;
      const ratios = sides.map(
        ({ now, others }) =>
          ((others.find((one) => one.other === other)?.documents ?? 0) + 0.1) / (now + 0.1),
      );
      const ratio = Math.min(...ratios) >= 1 ? Math.max(...ratios) : 0;
      if (ratio >= moreOften && (!best || ratio > best.ratio))
        best = { text: characters.with(at, other).join(""), ratio };
    }
  }
  return best?.text;
}

/** A folded query of which every pair is written, with the slip that made another word of one; undefined when there is none. */
export async function correctSound(
  db: Db,
  folded: string,
  meant: readonly string[],
): Promise<string | undefined> {
  const frequencies = await frequenciesIn(db, folded, meant);
  for (const { kind, text, at, end } of tokenize(folded).slice(0, policy.search.corrections)) {
    const better = kind === "han" && !meant.includes(text) ? await resound(db, text, frequencies) : undefined;
    if (better) return folded.slice(0, at) + better + folded.slice(end);
  }
  return undefined;
}

/**
 * A folded query with its likeliest slips mended, one in each of the first words that nobody knows; undefined when there
 * is nothing to mend.
 * @param meant words in it that are no slips
 */
export async function correct(db: Db, folded: string, meant: readonly string[]): Promise<string | undefined> {
  const parts = tokenize(folded);
  const frequencies = await frequenciesIn(db, folded, meant);
  let corrected = "";
  let done = 0;
  let tries = policy.search.corrections;
  for (const { kind, text, at, end } of parts) {
    const known =
      kind === "version" ||
      (kind === "word" ? frequencies.has(text) : pairsIn(text).every((pair) => frequencies.has(pair)));
    const better =
      known || tries-- <= 0
        ? undefined
        : kind === "han"
          ? await correctRun(db, text, frequencies)
          : await correctWord(db, text);
    corrected += folded.slice(done, at) + (better ?? folded.slice(at, end));
    done = end;
  }
  corrected += folded.slice(done);
  return corrected === folded ? undefined : corrected;
}
