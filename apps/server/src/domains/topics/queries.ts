import { queryTerms } from "@lenscape/richtext/search";
import { and, arrayContains, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { topics } from "../../db/schema/index.ts";

const columns = {
  id: topics.id,
  content: topics.content,
  intro: topics.intro,
  cover: topics.cover,
  viewCount: topics.viewCount,
  threadCount: topics.threadCount,
  followCount: topics.followCount,
};

/** Counting stops here, so that a total never reads a whole table. */
const countedAtMost = 10_000;

/** The topics whose name holds a keyword; undefined = all, a keyword without letters or digits finds none. */
export function topicsNamed(keyword: string, key: string): SQL | undefined {
  if (keyword === "") return undefined;
  const terms = queryTerms(keyword);
  if (terms.length === 0) return sql`false`;
  return and(
    arrayContains(topics.searchTerms, terms),
    sql`position(${key}::text in ${topics.contentKey}) > 0`,
  );
}

export async function listTopics(
  db: Db,
  where: SQL | undefined,
  column: "view_count" | "created_at",
  limit: number,
  offset: number,
) {
  return db
    .select(columns)
    .from(topics)
    .where(where)
    .orderBy(desc(column === "view_count" ? topics.viewCount : topics.createdAt), desc(topics.id))
    .limit(limit)
    .offset(offset);
}

/** How many topics there are; at most 10000 are counted. */
export async function countTopics(db: Db, where: SQL | undefined): Promise<number> {
  const some = db.select({ id: topics.id }).from(topics).where(where).limit(countedAtMost).as("some");
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  return row!.total;
}

export async function topicById(db: Db, id: string) {
  const [row] = await db.select(columns).from(topics).where(eq(topics.id, id));
  return row;
}
