import { and, count, desc, eq, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { threads, threadTippers, threadTips, users } from "../../../db/schema/index.ts";
import { MAX_BALANCE } from "../../rewards/points/points.queries.ts";

/** A normal thread that may be tipped, with its author; undefined when it is not there. */
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

/** How many points a member has given on a day. */
export async function tippedOn(db: Db, fromId: string, day: string): Promise<number> {
  const row = oneRow(
    await db
      .select({ sum: sql<number>`coalesce(sum(${threadTips.points}), 0)::int` })
      .from(threadTips)
      .where(and(eq(threadTips.fromId, fromId), eq(threadTips.day, day))),
    "tippedOn",
  );
  return row.sum;
}

/** Records a tip and counts it among the thread's. @returns its id; undefined when this request was noted before */
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

/** Whether a request of a member has been noted. */
export async function isTipRecorded(db: Db, fromId: string, requestId: string): Promise<boolean> {
  const found = await db.$count(
    threadTips,
    and(eq(threadTips.fromId, fromId), eq(threadTips.requestId, requestId)),
  );
  return found > 0;
}

const openTipper = and(eq(users.id, threadTippers.userId), eq(users.status, 1));

/** The open accounts that tipped a thread, the most generous first. */
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
