import { and, asc, desc, eq, ilike, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Page } from "../../core/paging.ts";
import { toLikePattern } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { sensitiveWords, users } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { type Word, type WordAction, WordFilter, wordKey } from "./word-screening.ts";

let cached: { db: unknown; filter: Promise<WordFilter>; until: number } | undefined;

async function readFilter(db: Db): Promise<WordFilter> {
  const rows = await db
    .select({ word: sensitiveWords.word, action: sensitiveWords.action })
    .from(sensitiveWords);
  return new WordFilter(rows as Word[]);
}

/** Returns the cached filter. Changes by other processes take effect within seconds, own changes at once. */
export function wordFilter(db: Db): Promise<WordFilter> {
  if (cached?.db !== db || cached.until < Date.now()) {
    const filter = readFilter(db);
    cached = { db, filter, until: Date.now() + policy.moderation.wordsMs };
    filter.catch(() => invalidateWords());
  }
  return cached.filter;
}

/** Invalidates the cached filter. */
export function invalidateWords(): void {
  cached = undefined;
}

/**
 * Adds words. Existing words are not changed.
 * @returns the existing words that have another action
 */
export async function saveWords(
  db: Db,
  words: readonly string[],
  action: WordAction,
  by: string,
): Promise<string[]> {
  const rows = new Map(words.map((word) => [wordKey(word), { word: word.trim(), wordKey: wordKey(word) }]));
  rows.delete("");
  if (rows.size === 0) return [];
  await db
    .insert(sensitiveWords)
    .values([...rows.values()].map((row) => ({ ...row, action, createdBy: by })))
    .onConflictDoNothing({ target: sensitiveWords.wordKey });
  const others = await db
    .select({ word: sensitiveWords.word })
    .from(sensitiveWords)
    .where(and(inArray(sensitiveWords.wordKey, [...rows.keys()]), ne(sensitiveWords.action, action)))
    .orderBy(asc(sensitiveWords.id));
  return others.map(({ word }) => word);
}

/** Deletes a word. @returns the word; undefined if it did not exist */
export async function deleteWord(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .delete(sensitiveWords)
    .where(eq(sensitiveWords.id, id))
    .returning({ word: sensitiveWords.word });
  return row?.word;
}

interface WordQuery {
  keyWord?: string;
  action?: WordAction;
}

/** Condition for words that contain the input. Input that consists of fillers is searched in the word itself. */
function containsInput(input: string): SQL | undefined {
  const key = wordKey(input);
  if (key) return sql`position(${key} in ${sensitiveWords.wordKey}) > 0`;
  return input.trim() ? ilike(sensitiveWords.word, toLikePattern(input)) : undefined;
}

const matchesQuery = ({ keyWord = "", action }: WordQuery) =>
  and(containsInput(keyWord), action ? eq(sensitiveWords.action, action) : undefined);

/** Returns a page of the words, newest first, and their total number. */
export async function listWords(db: Db, query: WordQuery, page: Page) {
  const [rows, total] = await Promise.all([
    db
      .select({
        id: sensitiveWords.id,
        word: sensitiveWords.word,
        action: sensitiveWords.action,
        byName: users.nickname,
        createdAt: sensitiveWords.createdAt,
      })
      .from(sensitiveWords)
      .leftJoin(users, eq(users.id, sensitiveWords.createdBy))
      .where(matchesQuery(query))
      .orderBy(desc(sensitiveWords.id))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(sensitiveWords, matchesQuery(query)),
  ]);
  return { rows, total };
}
