import { normalizeForSearch, runs } from "@lenscape/richtext/search";
import { and, desc, type SQL, sql } from "drizzle-orm";
import { filterWords, folded } from "../../core/text-filter.ts";
import type { Db } from "../../db/client.ts";
import { threads } from "../../db/schema/index.ts";
import { documentsContaining } from "./search.queries.ts";
import { KIND } from "./search-documents.ts";

/** Splits a query into folded words: runs of one script, so that Lens眼镜 also finds Lens 眼镜. */
export const searchWords = (query: string): string[] => [
  ...new Set(normalizeForSearch(query).match(runs) ?? []),
];

const evenChinese = /^(?:\p{Script=Han}{2}){2,}$/u;

/** Splits Chinese words of four, six … characters into pairs, because most Chinese words have two characters. */
export const wordsApart = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => (evenChinese.test(word) ? (word.match(/../gu) ?? []) : [word]))),
];

/** Condition for publicly visible threads. */
export const NORMAL_THREAD = sql`${threads.status} = 1`;

/** Maximum number of latest matches to rank, which bounds the cost of frequent words. */
const MAX_CANDIDATES = 500;

/** Age difference in seconds that weighs as much as ten times the heat. */
const DECADE_SECONDS = 120 * 24 * 60 * 60;

/** Bonus of essence threads, in decades of heat. */
const ESSENCE_BONUS = 0.5;

/** A tag as `serialize` writes it, and the tags within a line. */
const TAG = '<(?:[^>"]|"[^"]*")*>';
const TAG_IN_LINE = '</?(?:strong|b|em|i|u|s|del|span|a|code)(?:\\s(?:[^>"]|"[^"]*")*)?>';

/** Title and text of a thread, one line per block like `toText`. */
const readable = sql`${threads.title} || chr(10) || replace(replace(
  regexp_replace(regexp_replace(${threads.content}, ${TAG_IN_LINE}::text, '', 'g'), ${TAG}::text, chr(10), 'g'),
  '&#x3C;', '<'), '&#x26;', '&')`;

const textContains = (words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`position(${word}::text in ${folded(readable)}) > 0`));

/** Condition that a thread's title or text contains every word of an operator's filter; undefined without words. */
export function threadsContain(typed: string): SQL | undefined {
  const words = filterWords(typed);
  return words ? textContains(words) : sql`false`;
}

/**
 * Condition for visible threads, by the search index. The latest threads are compared directly, because the index is
 * up to a second late and incomplete while it is being built.
 */
const indexedThreadsContain = (words: readonly string[]): SQL => sql`${threads.id} in (
  ${documentsContaining(KIND.thread, words)}
  union all
  select threads.id from (
    select latest.* from threads latest where latest.status = 1 order by latest.posted_at desc, latest.id desc limit ${MAX_CANDIDATES}
  ) threads where ${textContains(words)})`;

/** `threadsContain` for visible threads, by the search index. */
export function shownThreadsContain(typed: string): SQL | undefined {
  const words = filterWords(typed);
  if (!words) return sql`false`;
  return words.length > 0 ? indexedThreadsContain(words) : undefined;
}

/**
 * Finds the IDs of threads that contain all words, best first: by the number of words in the title, then by heat and
 * age with a bonus for essence threads.
 */
async function rankedIds(db: Db, where: SQL, words: readonly string[]): Promise<string[]> {
  const matches = db.$with("matches").as(
    db
      .select({
        id: threads.id,
        score:
          sql<number>`log(greatest(${threads.hotScore}, 1)) + ${ESSENCE_BONUS}::float8 * (${threads.essenceAt} is not null)::int
          + extract(epoch from ${threads.postedAt}) / ${DECADE_SECONDS}::float8`.as("score"),
        title: folded(sql`${threads.title}`).as("folded_title"),
      })
      .from(threads)
      .where(and(where, indexedThreadsContain(words)))
      .orderBy(desc(threads.postedAt), desc(threads.id))
      .limit(MAX_CANDIDATES),
  );
  const titleHits = sql.join(
    words.map((word) => sql`(position(${word}::text in ${matches.title}) > 0)::int`),
    sql` + `,
  );
  const rows = await db
    .with(matches)
    .select({ id: matches.id })
    .from(matches)
    .orderBy(desc(titleHits), desc(matches.score), desc(matches.id));
  return rows.map((row) => row.id);
}

/**
 * Finds threads, and returns the words to highlight. Chinese has no spaces: if nothing contains 眼镜续航, threads that
 * contain both 眼镜 and 续航 match.
 */
export async function searchThreads(db: Db, where: SQL, query: string) {
  const words = searchWords(query);
  if (words.length === 0) return { ids: [], words };
  const ids = await rankedIds(db, where, words);
  const apart = wordsApart(words);
  if (ids.length > 0 || apart.length === words.length) return { ids, words };
  return { ids: await rankedIds(db, where, apart), words: apart };
}
