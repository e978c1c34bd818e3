import { and, asc, eq, sql } from "drizzle-orm";
import { isAmong } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { threadHighlights } from "../../../db/schema/index.ts";

/** Number of members who highlighted a paragraph, with the most frequent start and quote. */
export interface HighlightRow {
  anchor: string;
  count: number;
  start: number;
  quote: string;
}

const mostFrequentFirst = sql`order by n desc, first_at, "start", quote`;
const highlights = prepared("highlights", (db) =>
  db
    .select({
      anchor: sql<string>`anchor`,
      count: sql<number>`sum(n)::int`,
      start: sql<number>`(array_agg("start" ${mostFrequentFirst}))[1]`,
      quote: sql<string>`(array_agg(quote ${mostFrequentFirst}))[1]`,
    })
    .from(sql`(
      select anchor, "start", quote, count(*) as n, min(created_at) as first_at
      from thread_highlights where thread_id = ${sql.placeholder("threadId")}::bigint
      group by anchor, "start", quote
    ) places`)
    .groupBy(sql`anchor`),
);

/** Counts a thread's highlights by paragraph anchor, including paragraphs of earlier versions. */
export async function highlightRows(db: Db, threadId: string): Promise<HighlightRow[]> {
  return highlights(db).execute({ threadId });
}

/** Lists a member's highlights in the given threads. */
export async function highlightsOfMember(db: Db, userId: string, threadIds: string[]) {
  if (threadIds.length === 0) return [];
  return db
    .select({
      threadId: threadHighlights.threadId,
      anchor: threadHighlights.anchor,
      start: threadHighlights.start,
      quote: threadHighlights.quote,
    })
    .from(threadHighlights)
    .where(and(eq(threadHighlights.userId, userId), isAmong(threadHighlights.threadId, threadIds)))
    .orderBy(asc(threadHighlights.threadId), asc(threadHighlights.anchor));
}

/** Saves a member's highlight in a paragraph. It replaces the member's earlier highlight in the same paragraph. */
export async function putHighlight(db: Db, row: typeof threadHighlights.$inferInsert): Promise<void> {
  const { revision, start, quote } = row;
  await db
    .insert(threadHighlights)
    .values(row)
    .onConflictDoUpdate({
      target: [threadHighlights.threadId, threadHighlights.userId, threadHighlights.anchor],
      set: { revision, start, quote },
    });
}

/** Deletes a member's highlight in a paragraph. */
export async function deleteHighlight(
  db: Db,
  threadId: string,
  userId: string,
  anchor: string,
): Promise<void> {
  await db
    .delete(threadHighlights)
    .where(
      and(
        eq(threadHighlights.threadId, threadId),
        eq(threadHighlights.userId, userId),
        eq(threadHighlights.anchor, anchor),
      ),
    );
}

/** Deletes all highlights of a closed account, because they show what the member read. */
export async function deleteHighlightsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(threadHighlights).where(eq(threadHighlights.userId, userId));
}
