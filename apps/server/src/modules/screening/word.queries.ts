import { and, asc, desc, eq, ilike, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Page } from "../../core/paging.ts";
import { toLikePattern } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { sensitiveWords, users } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { type Word, type WordAction, WordFilter, wordKey } from "./word-screening.ts";

let kept: { db: unknown; filter: Promise<WordFilter>; until: number } | undefined;

async function readFilter(db: Db): Promise<WordFilter> {
  const rows = await db
    .select({ word: sensitiveWords.word, action: sensitiveWords.action })
    .from(sensitiveWords);
  return new WordFilter(rows as Word[]);
}

/** The filter of the words in force; other processes' changes are seen within seconds, one's own at once. */
export function wordFilter(db: Db): Promise<WordFilter> {
  if (kept?.db !== db || kept.until < Date.now()) {
    const filter = readFilter(db);
    kept = { db, filter, until: Date.now() + policy.moderation.wordsMs };
    filter.catch(() => invalidateWords());
  }
  return kept.filter;
}

/** Rereads the words before the next text. */
export function invalidateWords(): void {
  kept = undefined;
}

/**
 * Adds words; those that are there already stay as they are.
 * @returns of these the ones that are treated in another way
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

/** @returns the word that was deleted, undefined when there was none */
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

/** The words that hold what was typed; what is read over in a word, as _ is, stands in no key. */
function holdingWord(typed: string): SQL | undefined {
  const key = wordKey(typed);
  if (key) return sql`position(${key} in ${sensitiveWords.wordKey}) > 0`;
  return typed.trim() ? ilike(sensitiveWords.word, toLikePattern(typed)) : undefined;
}

const wanted = ({ keyWord = "", action }: WordQuery) =>
  and(holdingWord(keyWord), action ? eq(sensitiveWords.action, action) : undefined);

/** One page of the words, the newest first, and how many there are. */
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
      .where(wanted(query))
      .orderBy(desc(sensitiveWords.id))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(sensitiveWords, wanted(query)),
  ]);
  return { rows, total };
}
