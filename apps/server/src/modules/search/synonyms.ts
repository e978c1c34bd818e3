import { and, desc, eq, sql } from "drizzle-orm";
import type { Page } from "../../core/paging.ts";
import { rowsOf } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { searchSynonyms } from "../../db/schema/index.ts";
import { fold } from "./fold-text.ts";
import { tokenize } from "./search-terms.ts";

/** Folded words that mean the same. */
export type SynonymGroup = readonly string[];

/** All groups of words that mean the same; there are few. */
export async function listSynonymGroups(db: Db): Promise<SynonymGroup[]> {
  const result = await db.execute(
    sql`select string_to_array(key, E'\n') as words from search_synonyms order by id`,
  );
  return rowsOf<{ words: string[] }>(result).map(({ words }) => words);
}

/** The words of a folded query that have synonyms, longest first, no two of them in the same place. */
export function synonymsIn(
  query: string,
  groups: readonly SynonymGroup[],
): { word: string; others: string[] }[] {
  const words = groups.flatMap((group) =>
    group.map((word) => ({ word, others: group.filter((other) => other !== word) })),
  );
  const found: { word: string; others: string[] }[] = [];
  let left = query;
  for (const entry of words.sort((a, b) => b.word.length - a.word.length)) {
    const rest = withoutWord(left, entry.word);
    if (rest === left) continue;
    left = rest;
    found.push(entry);
  }
  return found;
}

/** A folded query without a word: one of letters only where it stands by itself, ios is not in curiosity. */
export function withoutWord(query: string, word: string): string {
  const isLetter = (character = "") => /[a-z0-9]/.test(character);
  for (let at = query.indexOf(word); at >= 0; at = query.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isPart =
      (isLetter(word[0]) && isLetter(query[at - 1])) || (isLetter(word.at(-1)) && isLetter(query[end]));
    if (!isPart) return `${query.slice(0, at)}\n${query.slice(end)}`;
  }
  return query;
}

/** A group's words folded, each once, in order: what makes it another group. What has no letters is no word. */
export const synonymKey = (words: readonly string[]): string =>
  [...new Set(words.map(fold).filter((word) => tokenize(word).length > 0))].sort().join("\n");

const holding = (keyWord: string | undefined) =>
  keyWord?.trim() ? sql`position(${fold(keyWord)} in ${searchSynonyms.key}) > 0` : undefined;

/** One page of the groups, the newest first, and how many there are. */
export async function listSynonyms(db: Db, keyWord: string | undefined, page: Page) {
  const { id, words, createdAt } = searchSynonyms;
  const [rows, total] = await Promise.all([
    db
      .select({ id, words, createdAt })
      .from(searchSynonyms)
      .where(holding(keyWord))
      .orderBy(desc(id))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(searchSynonyms, holding(keyWord)),
  ]);
  return { rows, total };
}

/** Adds a group. @returns its id; undefined when there is one with the same words, which stays as it is */
export async function insertSynonyms(db: Db, words: string[]): Promise<string | undefined> {
  const [row] = await db
    .insert(searchSynonyms)
    .values({ words, key: synonymKey(words) })
    .onConflictDoNothing()
    .returning({ id: searchSynonyms.id });
  return row?.id;
}

/** Replaces the words of a group; another group with the same words becomes this one. @returns whether there is such a group */
export async function updateSynonyms(db: Db, id: string, words: string[]): Promise<boolean> {
  const key = synonymKey(words);
  await db
    .delete(searchSynonyms)
    .where(and(eq(searchSynonyms.key, key), sql`${searchSynonyms.id} <> ${id}::bigint`));
  const rows = await db
    .update(searchSynonyms)
    .set({ words, key })
    .where(eq(searchSynonyms.id, id))
    .returning({ id: searchSynonyms.id });
  return rows.length > 0;
}

/** @returns the words of the group that was deleted, undefined when there was none */
export async function deleteSynonyms(db: Db, id: string): Promise<string[] | undefined> {
  const [row] = await db
    .delete(searchSynonyms)
    .where(eq(searchSynonyms.id, id))
    .returning({ words: searchSynonyms.words });
  return row?.words;
}
