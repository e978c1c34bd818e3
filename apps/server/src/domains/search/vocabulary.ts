import { sql } from "drizzle-orm";
import { pinyin } from "pinyin-pro";
import { rowsOf, textArray } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { tokenize } from "./terms.ts";

export type Frequencies = ReadonlyMap<string, number>;

/** How many documents hold each of some words; those that none holds are left out. The empty word counts all documents. */
export async function frequenciesOf(db: Db, words: readonly string[]): Promise<Frequencies> {
  const result = await db.execute(sql`
    select term, documents from search_vocabulary where term = any(${textArray([...words, ""])}) and documents > 0`);
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

const soundsLike = (a: string, b: string): boolean =>
  readings(b).some((reading) => readings(a).includes(reading));

/** How many neighbours of a character are looked at, the most frequent first. */
const neighbours = 400;
/** What sounds the same is so much more likely meant. */
const homophone = 50;
/** In a longer text only what sounds the same is taken for a slip. */
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
    const alike = soundsLike(character, characters[at]!);
    if (!alike && characters.length > shortRun) continue;
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

/** A folded query with its likeliest slips mended, one in each of the first words that nobody knows; undefined when there is nothing to mend. */
export async function correct(db: Db, folded: string): Promise<string | undefined> {
  const parts = tokenize(folded);
  const frequencies = await frequenciesOf(db, pairsIn(folded));
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
