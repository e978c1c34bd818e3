import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { idArray, isAmong, oneRow, rowsParameter } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { posts, reviewBatches, type SweptText, threads } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { NORMAL, REFUSED, WAITING } from "../../content/thread/thread.rules.ts";
import { lockMembersInOrder } from "../../rewards/points/points.queries.ts";
import type { Scope } from "../report/report.queries.ts";
import { waitingPosts, waitingThreads } from "./review.queries.ts";

export type ReviewBatch = typeof reviewBatches.$inferSelect;

/** A moment as the database has it: a Date has no microseconds. */
const exactly = (column: PgColumn) => sql<string>`${column}::text`;

/** Of some texts those that wait for this reviewer, in the order in which they are locked. */
export async function waitingAmong(
  db: Db,
  kind: ReviewBatch["kind"],
  ids: readonly string[],
  scope: Scope,
): Promise<SweptText[]> {
  const repliedAt = exactly(threads.lastReplyAt);
  const rows =
    kind === "thread"
      ? await db
          .select({
            id: threads.id,
            threadId: threads.id,
            why: threads.removedReason,
            postedAt: exactly(threads.postedAt),
            repliedAt,
          })
          .from(threads)
          .where(and(isAmong(threads.id, ids), waitingThreads(scope)))
          .orderBy(asc(threads.id))
      : await db
          .select({ id: posts.id, threadId: posts.threadId, why: posts.removedReason, repliedAt })
          .from(posts)
          .innerJoin(threads, eq(threads.id, posts.threadId))
          .where(and(isAmong(posts.id, ids), waitingPosts(scope)))
          .orderBy(asc(posts.threadId), asc(posts.id));
  return rows.map((row) => ({ ...row, was: WAITING }));
}

/**
 * Locks what moving these texts moves, in the order in which everybody takes it: threads, topics, members, places. One
 * text after another would take them in the order of the texts.
 */
export async function lockInvolved(
  tx: Db,
  kind: ReviewBatch["kind"],
  texts: readonly SweptText[],
): Promise<void> {
  const threadIds = idArray(new Set(texts.map(({ threadId }) => threadId)));
  await tx.execute(sql`select from threads where id = any(${threadIds}) order by id for update`);
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

/** What somebody reviewed a moment ago and can take back, marked as taken back: of two tries one gets it. */
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

export async function ownBatch(db: Db, id: string, byId: string): Promise<boolean> {
  return (await db.$count(reviewBatches, and(eq(reviewBatches.id, id), eq(reviewBatches.byId, byId)))) > 0;
}

/** Whose the texts of a batch are that still stand as it left them. */
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
 * Gives back to texts that were passed and wait again the times they had. A thread that a comment was passed in keeps
 * what has moved it since: another comment, or that it was passed itself.
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
