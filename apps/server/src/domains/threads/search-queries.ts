import { queryTerms } from "@lenscape/richtext/search";
import { and, arrayContains, desc, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { threads } from "../../db/schema/index.ts";
import { searchWords } from "./rules.ts";

/** A search ranks this many of the latest matches; a word that is everywhere costs no more. */
const candidates = 500;

const folded = (text: SQL) => sql`lower(normalize(${text}, NFKC))`;

/**
 * The ids of the threads that a query finds, best first: title hits, then hits in the text, each by heat and age.
 * The index proves every pair of characters but not their order, so longer words are looked for in the text.
 */
export async function searchIds(db: Db, where: SQL, query: string): Promise<string[]> {
  const terms = queryTerms(query);
  if (terms.length === 0) return [];
  const words = searchWords(query);
  const found = db.$with("found").as(
    db
      .select({
        id: threads.id,
        hotRank: threads.hotRank,
        title: folded(sql`${threads.title}`).as("folded_title"),
        text: sql`${threads.content}`.as("text"),
      })
      .from(threads)
      .where(and(where, arrayContains(threads.searchTerms, terms)))
      .orderBy(desc(threads.postedAt), desc(threads.id))
      .limit(candidates),
  );
  const inTitle = (word: string) => sql`position(${word}::text in ${found.title}) > 0`;
  const inText = (word: string) =>
    sql`position(${word}::text in ${folded(sql`regexp_replace(${found.text}, '<[^>]*>', '', 'g')`)}) > 0`;
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
    .orderBy(desc(sql`(${and(...words.map(inTitle))})`), desc(found.hotRank), desc(found.id));
  return rows.map((row) => row.id);
}
