import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { searchHistory } from "../../db/schema/index.ts";

interface Kept {
  kept: number;
  typingSeconds: number;
}

/**
 * Puts a keyword at the top of a member's history and forgets what is beyond `kept`. A search runs while one types, so
 * the latest keyword is forgotten too when this one goes on from it within `typingSeconds`.
 */
export async function recordSearch(
  db: Db,
  userId: string,
  keyword: string,
  { kept, typingSeconds }: Kept,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      delete from search_history where user_id = ${userId}::bigint
        and keyword = (
          select keyword from search_history where user_id = ${userId}::bigint
          order by searched_at desc, keyword limit 1
        )
        and keyword <> ${keyword}::text and starts_with(${keyword}::text, keyword)
        and searched_at > clock_timestamp() - make_interval(secs => ${typingSeconds})`);
    await tx
      .insert(searchHistory)
      .values({ userId, keyword })
      .onConflictDoUpdate({
        target: [searchHistory.userId, searchHistory.keyword],
        set: { searchedAt: sql`clock_timestamp()` },
      });
    await tx.execute(sql`
      delete from search_history where user_id = ${userId}::bigint and keyword in (
        select keyword from search_history where user_id = ${userId}::bigint
        order by searched_at desc, keyword offset ${kept}
      )`);
  });
}

/** One page of a member's history, the latest first. */
export async function listKeywords(db: Db, userId: string, limit: number, offset: number) {
  return db
    .select({ keyword: searchHistory.keyword })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.searchedAt), searchHistory.keyword)
    .limit(limit)
    .offset(offset);
}

/** How long a member's history is. */
export async function countKeywords(db: Db, userId: string): Promise<number> {
  return db.$count(searchHistory, eq(searchHistory.userId, userId));
}

export async function deleteKeyword(db: Db, userId: string, keyword: string): Promise<void> {
  await db
    .delete(searchHistory)
    .where(and(eq(searchHistory.userId, userId), eq(searchHistory.keyword, keyword)));
}

export async function deleteKeywords(db: Db, userId: string): Promise<void> {
  await db.delete(searchHistory).where(eq(searchHistory.userId, userId));
}
