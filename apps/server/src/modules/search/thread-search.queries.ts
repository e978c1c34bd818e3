import { normalizeForSearch, runs } from "@lenscape/richtext/search";
import { and, desc, type SQL, sql } from "drizzle-orm";
import { filterWords, folded } from "../../core/text-filter.ts";
import type { Db } from "../../db/client.ts";
import { threads } from "../../db/schema/index.ts";
import { documentsContaining, KIND } from "./search.queries.ts";

/** The words of a query, folded: runs of one script, so that Lens眼镜 also finds Lens 眼镜. */
export const searchWords = (query: string): string[] => [
  ...new Set(normalizeForSearch(query).match(runs) ?? []),
];

const evenChinese = /^(?:\p{Script=Han}{2}){2,}$/u;

/** The same words with every Chinese one of four, six … characters taken as words of two, as most are. */
export const wordsApart = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => (evenChinese.test(word) ? (word.match(/../gu) ?? []) : [word]))),
];

/** The condition for threads that everybody sees. */
export const NORMAL_THREAD = sql`${threads.status} = 1`;

/** A search ranks this many of the latest matches; a word that is everywhere costs no more. */
const candidates = 500;

/** Among equal hits, a thread this much younger stands where one with ten times its heat does. */
const decadeSeconds = 120 * 24 * 60 * 60;

/** What the essence mark adds to a hit, in decades of heat. */
const essenceBonus = 0.5;

/** A tag as `serialize` writes it, and those that stand within a line. */
const TAG = '<(?:[^>"]|"[^"]*")*>';
const TAG_IN_LINE = '</?(?:strong|b|em|i|u|s|del|span|a|code)(?:\\s(?:[^>"]|"[^"]*")*)?>';

/** What is read of a thread: the title, then the text a line for each block, as `toText` gives it. */
const readable = sql`${threads.title} || chr(10) || replace(replace(
  regexp_replace(regexp_replace(${threads.content}, ${TAG_IN_LINE}::text, '', 'g'), ${TAG}::text, chr(10), 'g'),
  '&#x3C;', '<'), '&#x26;', '&')`;

const textContains = (words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`position(${word}::text in ${folded(readable)}) > 0`));

/** The condition that a thread's title or text contains every word that an operator typed; undefined without words. */
export function threadsContain(typed: string): SQL | undefined {
  const words = filterWords(typed);
  return words ? textContains(words) : sql`false`;
}

/**
 * The same for threads that are shown, by the search index. The latest are read themselves, because the index follows
 * up to a second later and, while it is filled, has only a part of the threads.
 */
const contain = (words: readonly string[]): SQL => sql`${threads.id} in (
  ${documentsContaining(KIND.thread, words)}
  union all
  select threads.id from (
    select latest.* from threads latest where latest.status = 1 order by latest.posted_at desc, latest.id desc limit ${candidates}
  ) threads where ${textContains(words)})`;

/** `threadsContain` for threads that are shown, by the search index. */
export function shownThreadsContain(typed: string): SQL | undefined {
  const words = filterWords(typed);
  if (!words) return sql`false`;
  return words.length > 0 ? contain(words) : undefined;
}

/**
 * The IDs of the threads that contain all words, best first: the more words stand in the title the better, then by heat
 * and age, an essence thread before its like.
 */
async function idsOf(db: Db, where: SQL, words: readonly string[]): Promise<string[]> {
  const found = db.$with("found").as(
    db
      .select({
        id: threads.id,
        score:
          sql<number>`log(greatest(${threads.hotScore}, 1)) + ${essenceBonus}::float8 * (${threads.essenceAt} is not null)::int
          + extract(epoch from ${threads.postedAt}) / ${decadeSeconds}::float8`.as("score"),
        title: folded(sql`${threads.title}`).as("folded_title"),
      })
      .from(threads)
      .where(and(where, contain(words)))
      .orderBy(desc(threads.postedAt), desc(threads.id))
      .limit(candidates),
  );
  const titleHits = sql.join(
    words.map((word) => sql`(position(${word}::text in ${found.title}) > 0)::int`),
    sql` + `,
  );
  const rows = await db
    .with(found)
    .select({ id: found.id })
    .from(found)
    .orderBy(desc(titleHits), desc(found.score), desc(found.id));
  return rows.map((row) => row.id);
}

/**
 * What a query finds and the words to mark in it. Chinese is written without spaces: when nothing holds 眼镜续航 as it is,
 * what holds both 眼镜 and 续航 is found.
 */
export async function searchThreads(db: Db, where: SQL, query: string) {
  const words = searchWords(query);
  if (words.length === 0) return { ids: [], words };
  const ids = await idsOf(db, where, words);
  const apart = wordsApart(words);
  if (ids.length > 0 || apart.length === words.length) return { ids, words };
  return { ids: await idsOf(db, where, apart), words: apart };
}
