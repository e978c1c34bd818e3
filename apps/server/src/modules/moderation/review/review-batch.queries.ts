import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { idArray, isAmong, oneRow, rowsParameter } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { posts, reviewBatches, type SweptText, threads } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { NORMAL, REFUSED, WAITING } from "../../content/index.ts";
import { lockMembersInOrder } from "../../rewards/index.ts";
import type { Scope } from "../report/report.queries.ts";
import { pendingPosts, pendingThreads } from "./review.queries.ts";

export type ReviewBatch = typeof reviewBatches.$inferSelect;

/** Selects a timestamp as text, because a Date has no microseconds. */
const toExactText = (column: PgColumn) => sql<string>`${column}::text`;

/** Lists the texts that are pending review in a scope, in lock order. */
export async function findPendingTexts(
  db: Db,
  kind: ReviewBatch["kind"],
  ids: readonly string[],
  scope: Scope,
): Promise<SweptText[]> {
  const repliedAt = toExactText(threads.lastReplyAt);
  const rows =
    kind === "thread"
      ? await db
          .select({
            id: threads.id,
            threadId: threads.id,
            why: threads.removedReason,
            postedAt: toExactText(threads.postedAt),
            repliedAt,
          })
          .from(threads)
          .where(and(isAmong(threads.id, ids), pendingThreads(scope)))
          .orderBy(asc(threads.id))
      : await db
          .select({ id: posts.id, threadId: posts.threadId, why: posts.removedReason, repliedAt })
          .from(posts)
          .innerJoin(threads, eq(threads.id, posts.threadId))
          .where(and(isAmong(posts.id, ids), pendingPosts(scope)))
          .orderBy(asc(posts.threadId), asc(posts.id));
  return rows.map((row) => ({ ...row, was: WAITING }));
}

/**
 * Locks the rows that a status change of the texts updates, in the global lock order: threads, topics,
 * members, circles and groups. Without it, the rows would be locked in the order of the texts.
 */
export async function lockAffectedRows(
  tx: Db,
  kind: ReviewBatch["kind"],
  texts: readonly SweptText[],
): Promise<void> {
  const threadIds = idArray(new Set(texts.map(({ threadId }) => threadId)));
  await tx.execute(sql`select from threads where id = any(${threadIds}) order by id for no key update`);
  await tx.execute(sql`select from topics
    where id in (select topic_id from thread_topics where thread_id = any(${threadIds}))
    order by id for no key update`);
  const ids = texts.map(({ id }) => id);
  const authors = await tx
    .select({ threadAuthorId: threads.authorId, authorId: posts.authorId })
    .from(threads)
    .leftJoin(posts, and(eq(posts.threadId, threads.id), isAmong(posts.id, kind === "post" ? ids : [])))
    .where(sql`${threads.id} = any(${threadIds})`);
  await lockMembersInOrder(
    tx,
    authors.flatMap(({ threadAuthorId, authorId }) =>
      authorId ? [threadAuthorId, authorId] : threadAuthorId,
    ),
  );
  await tx.execute(sql`select from circles
    where id in (select circle_id from threads where id = any(${threadIds})) order by id for no key update`);
  await tx.execute(sql`select from groups
    where id in (select group_id from threads where id = any(${threadIds})) order by id for no key update`);
}

export async function insertBatch(
  tx: Db,
  row: Pick<ReviewBatch, "byId" | "kind" | "value" | "texts">,
): Promise<ReviewBatch> {
  return oneRow(await tx.insert(reviewBatches).values(row).returning(), "insertBatch");
}

/** Marks a batch as undone and returns it; undefined if it is too old, already undone or by another reviewer. */
export async function takeBatch(tx: Db, id: string, byId: string): Promise<ReviewBatch | undefined> {
  const { reviewUndoMinutes } = policy.moderation;
  const [row] = await tx
    .update(reviewBatches)
    .set({ undoneAt: sql`now()` })
    .where(
      and(
        eq(reviewBatches.id, id),
        eq(reviewBatches.byId, byId),
        isNull(reviewBatches.undoneAt),
        gt(reviewBatches.createdAt, sql`now() - make_interval(mins => ${reviewUndoMinutes}::int)`),
      ),
    )
    .returning();
  return row;
}

export async function isOwnBatch(db: Db, id: string, byId: string): Promise<boolean> {
  return (await db.$count(reviewBatches, and(eq(reviewBatches.id, id), eq(reviewBatches.byId, byId)))) > 0;
}

/** Lists the texts of a batch whose status has not changed since, with their authors. */
export async function untouchedTexts(tx: Db, { kind, value, texts, byId }: ReviewBatch) {
  const table = kind === "thread" ? threads : posts;
  const rows = await tx
    .select({ id: table.id, authorId: table.authorId })
    .from(table)
    .where(
      and(
        isAmong(
          table.id,
          texts.map(({ id }) => id),
        ),
        value === 1 ? eq(table.status, NORMAL) : and(eq(table.status, REFUSED), eq(table.removedBy, byId)),
      ),
    );
  const authors = new Map(rows.map(({ id, authorId }) => [id, authorId]));
  return texts.flatMap((text) => {
    const authorId = authors.get(text.id);
    return authorId === undefined ? [] : { ...text, authorId };
  });
}

/**
 * Restores the times of texts that return to review. For comments, the thread keeps the time of a later
 * comment and of its own publication.
 */
export async function restoreTimes(
  tx: Db,
  { kind, createdAt }: ReviewBatch,
  texts: readonly SweptText[],
): Promise<void> {
  const rows = rowsParameter(
    texts.map(({ threadId, postedAt, repliedAt }) => ({ threadId, postedAt, repliedAt })),
  );
  const had = sql`(select distinct * from jsonb_to_recordset(${rows})
    as v("threadId" bigint, "postedAt" timestamptz, "repliedAt" timestamptz) where "repliedAt" is not null)`;
  if (kind === "post") {
    await tx.execute(sql`update threads t set last_reply_at = greatest(had."repliedAt", t.posted_at,
        (select max(p.created_at) from posts p
          where p.thread_id = t.id and p.status = ${NORMAL} and p.created_at > ${createdAt.toISOString()}::timestamptz))
      from ${had} had where t.id = had."threadId"`);
    return;
  }
  await tx.execute(sql`update threads t set posted_at = had."postedAt", last_reply_at = had."repliedAt"
    from ${had} had where t.id = had."threadId"`);
  await tx.execute(sql`update thread_topics o set posted_at = had."postedAt"
    from ${had} had where o.thread_id = had."threadId"`);
}
