import { queryTerms } from "@lenscape/richtext/search";
import { and, arrayContains, desc, type SQL, sql } from "drizzle-orm";
import { folded, holding } from "../../../core/holding.ts";
import type { Db } from "../../../db/client.ts";
import { threads } from "../../../db/schema/index.ts";
import { searchWords, wordsApart } from "./thread.rules.ts";

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

/** The threads whose title or text holds every word that an operator typed; undefined = all. */
export const threadsHolding = (typed: string): SQL | undefined =>
  holding(typed, threads.searchTerms, readable);

/**
 * The ids of the threads that hold all words, best first: the more words stand in the title the better, then by heat
 * and age, an essence thread before its like. The index proves every pair of characters but not their order, so
 * longer words are looked for in the text.
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
        text: sql`${threads.content}`.as("text"),
      })
      .from(threads)
      .where(and(where, arrayContains(threads.searchTerms, queryTerms(words.join(" ")))))
      .orderBy(desc(threads.postedAt), desc(threads.id))
      .limit(candidates),
  );
  const inTitle = (word: string) => sql`position(${word}::text in ${found.title}) > 0`;
  const inText = (word: string) =>
    sql`position(${word}::text in ${folded(sql`regexp_replace(${found.text}, '<[^>]*>', '', 'g')`)}) > 0`;
  const titleHits = sql.join(
    words.map((word) => sql`(${inTitle(word)})::int`),
    sql` + `,
  );
  const rows = await db
    .with(found)
    .select({ id: found.id })
    .from(found)
    .where(
      and(
        ...words
          .filter((word) => [...word].length > 2)
          .map((word) => sql`(${inTitle(word)} or ${inText(word)})`),
      ),
    )
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
