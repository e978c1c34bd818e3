import { and, desc, eq, sql } from "drizzle-orm";
import type { Page } from "../../core/paging.ts";
import { rowsOf } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { searchSynonyms } from "../../db/schema/index.ts";
import { fold } from "./fold-text.ts";
import { tokenize } from "./search-terms.ts";

/** Folded words with the same meaning. */
export type SynonymGroup = readonly string[];

/** Lists all synonym groups, of which there are few. */
export async function listSynonymGroups(db: Db): Promise<SynonymGroup[]> {
  const result = await db.execute(
    sql`select string_to_array(key, E'\n') as words from search_synonyms order by id`,
  );
  // Folded again, because the words may have been saved by a version that folded less.
  return rowsOf<{ words: string[] }>(result).map(({ words }) => words.map(fold));
}

/** Finds the words of a folded query that have synonyms, longest first, without overlaps. */
export function synonymsIn(
  query: string,
  groups: readonly SynonymGroup[],
): { word: string; others: string[] }[] {
  const words = groups.flatMap((group) =>
    group.map((word) => ({ word, others: group.filter((other) => other !== word) })),
  );
  const matches: { word: string; others: string[] }[] = [];
  let remaining = query;
  for (const entry of words.sort((a, b) => b.word.length - a.word.length)) {
    const rest = withoutWord(remaining, entry.word);
    if (rest === remaining) continue;
    remaining = rest;
    matches.push(entry);
  }
  return matches;
}

/** Removes a word from a folded query. A word of letters must stand alone: ios does not match in curiosity. */
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

/**
 * Returns the unique key of a group: its words folded, sorted and without duplicates. Words without letters are
 * dropped.
 */
export const synonymKey = (words: readonly string[]): string =>
  [...new Set(words.map(fold).filter((word) => tokenize(word).length > 0))].sort().join("\n");

const containsWord = (keyWord: string | undefined) =>
  keyWord?.trim() ? sql`position(${fold(keyWord)} in ${searchSynonyms.key}) > 0` : undefined;

/** Lists one page of the groups, newest first, and their total. */
export async function listSynonyms(db: Db, keyWord: string | undefined, page: Page) {
  const { id, words, createdAt } = searchSynonyms;
  const [rows, total] = await Promise.all([
    db
      .select({ id, words, createdAt })
      .from(searchSynonyms)
      .where(containsWord(keyWord))
      .orderBy(desc(id))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(searchSynonyms, containsWord(keyWord)),
  ]);
  return { rows, total };
}

/** Adds a group. @returns its ID; undefined if a group with the same words exists, which stays unchanged */
export async function insertSynonyms(db: Db, words: string[]): Promise<string | undefined> {
  const [row] = await db
    .insert(searchSynonyms)
    .values({ words, key: synonymKey(words) })
    .onConflictDoNothing()
    .returning({ id: searchSynonyms.id });
  return row?.id;
}

/** Replaces the words of a group, and deletes another group with the same words. @returns whether the group exists */
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

/** Deletes a group. @returns its words; undefined if it does not exist */
export async function deleteSynonyms(db: Db, id: string): Promise<string[] | undefined> {
  const [row] = await db
    .delete(searchSynonyms)
    .where(eq(searchSynonyms.id, id))
    .returning({ words: searchSynonyms.words });
  return row?.words;
}
