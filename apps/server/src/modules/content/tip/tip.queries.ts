import { and, count, desc, eq, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { threads, threadTippers, threadTips, users } from "../../../db/schema/index.ts";
import { MAX_BALANCE } from "../../rewards/index.ts";

/** Finds a normal thread with its author for a tip. Returns undefined if there is none. */
export async function threadToTip(db: Db, threadId: string) {
  const [row] = await db
    .select({
      authorId: threads.authorId,
      title: sql<string>`coalesce(nullif(${threads.title}, ''), ${threads.excerpt})`,
      authorStatus: users.status,
    })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.authorId))
    .where(and(eq(threads.id, threadId), eq(threads.status, 1)));
  return row;
}

/** Returns the number of points a member tipped on a day. */
export async function sumTipsOn(db: Db, fromId: string, day: string): Promise<number> {
  const row = oneRow(
    await db
      .select({ sum: sql<number>`coalesce(sum(${threadTips.points}), 0)::int` })
      .from(threadTips)
      .where(and(eq(threadTips.fromId, fromId), eq(threadTips.day, day))),
    "sumTipsOn",
  );
  return row.sum;
}

/**
 * Inserts a tip and adds its points to the tipper's total on the thread.
 * @returns the tip's ID; undefined if the request ID was used before
 */
export async function insertTip(tx: Db, tip: typeof threadTips.$inferInsert): Promise<string | undefined> {
  const [row] = await tx
    .insert(threadTips)
    .values(tip)
    .onConflictDoNothing({ target: [threadTips.fromId, threadTips.requestId] })
    .returning({ id: threadTips.id });
  if (!row) return undefined;
  await tx
    .insert(threadTippers)
    .values({ threadId: tip.threadId, userId: tip.fromId, points: tip.points })
    .onConflictDoUpdate({
      target: [threadTippers.threadId, threadTippers.userId],
      set: { points: sql`least(${threadTippers.points}::bigint + ${tip.points}::int, ${MAX_BALANCE}::int)` },
    });
  return row.id;
}

/** Whether a member's tip with this request ID is recorded. */
export async function isTipRecorded(db: Db, fromId: string, requestId: string): Promise<boolean> {
  const tips = await db.$count(
    threadTips,
    and(eq(threadTips.fromId, fromId), eq(threadTips.requestId, requestId)),
  );
  return tips > 0;
}

const openTipper = and(eq(users.id, threadTippers.userId), eq(users.status, 1));

/** Lists the open accounts that tipped a thread, most points first. */
export async function listTippers(db: Db, threadId: string, { limit, offset }: Page) {
  return db
    .select({
      ...briefColumns,
      points: threadTippers.points,
    })
    .from(threadTippers)
    .innerJoin(users, openTipper)
    .where(eq(threadTippers.threadId, threadId))
    .orderBy(desc(threadTippers.points), desc(threadTippers.userId))
    .limit(limit)
    .offset(offset);
}

/** Number of open accounts that tipped a thread. */
export async function countTippers(db: Db, threadId: string): Promise<number> {
  const row = oneRow(
    await db
      .select({ total: count() })
      .from(threadTippers)
      .innerJoin(users, openTipper)
      .where(eq(threadTippers.threadId, threadId)),
    "countTippers",
  );
  return row.total;
}
