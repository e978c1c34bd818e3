import { and, asc, eq, sql } from "drizzle-orm";
import { isAmong } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { threadHighlights } from "../../../db/schema/index.ts";

/** How many members have marked a paragraph, and the place that most of them have. */
export interface HighlightRow {
  anchor: string;
  count: number;
  start: number;
  quote: string;
}

const first = sql`order by n desc, first_at, "start", quote`;
const marked = prepared("highlights", (db) =>
  db
    .select({
      anchor: sql<string>`anchor`,
      count: sql<number>`sum(n)::int`,
      start: sql<number>`(array_agg("start" ${first}))[1]`,
      quote: sql<string>`(array_agg(quote ${first}))[1]`,
    })
    .from(sql`(
      select anchor, "start", quote, count(*) as n, min(created_at) as first_at
      from thread_highlights where thread_id = ${sql.placeholder("threadId")}::bigint
      group by anchor, "start", quote
    ) places`)
    .groupBy(sql`anchor`),
);

/** What is marked in a thread, by the anchors of its paragraphs, those of former texts too. */
export async function highlightRows(db: Db, threadId: string): Promise<HighlightRow[]> {
  return marked(db).execute({ threadId });
}

/** What a member has marked in some threads. */
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

/** Notes what a member marks in a paragraph; what they had marked in it before gives way. */
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

/** Takes back what a member has marked in a paragraph. */
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

/** What a member has marked goes with their account: it tells what they read. */
export async function deleteHighlightsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(threadHighlights).where(eq(threadHighlights.userId, userId));
}
