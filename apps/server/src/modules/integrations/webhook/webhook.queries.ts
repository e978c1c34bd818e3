import { and, desc, eq, gt, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { pageOf } from "../../../core/paging.ts";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo, MAX_COUNT } from "../../../db/count.ts";
import {
  feedbacks,
  posts,
  reportCases,
  threads,
  users,
  webhookDeliveries,
  webhooks,
} from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";

type Slice = ReturnType<typeof pageOf>;

const countOf = (state: "pending" | "failed") => sql<number>`(
  select count(*)::int from (
    select 1 from webhook_deliveries d where d.webhook_id = webhooks.id and d.state = ${sql.raw(`'${state}'`)}
    limit ${MAX_COUNT}) as counted)`;

const webhookColumns = {
  id: webhooks.id,
  name: webhooks.name,
  url: webhooks.url,
  events: webhooks.events,
  isEnabled: webhooks.isEnabled,
  stoppedReason: webhooks.stoppedReason,
  createdAt: webhooks.createdAt,
  lastDeliveredAt: webhooks.lastDeliveredAt,
};

/** Returns a page of webhooks, newest first, with their capped numbers of pending and failed deliveries. */
export async function listWebhooks(db: Db, { limit, offset }: Slice) {
  const [rows, total] = await Promise.all([
    db
      .select({ ...webhookColumns, pending: countOf("pending"), failed: countOf("failed") })
      .from(webhooks)
      .orderBy(desc(webhooks.id))
      .limit(limit)
      .offset(offset),
    db.$count(webhooks),
  ]);
  return { rows, total };
}

export const countWebhooks = (db: Db): Promise<number> => db.$count(webhooks);

export async function insertWebhook(tx: Db, row: typeof webhooks.$inferInsert): Promise<string> {
  const webhook = oneRow(
    await tx.insert(webhooks).values(row).returning({ id: webhooks.id }),
    "insertWebhook",
  );
  return webhook.id;
}

/** Updates a webhook. @returns whether it exists */
export async function updateWebhook(
  tx: Db,
  id: string,
  change: Partial<typeof webhooks.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(webhooks)
    .set(change)
    .where(eq(webhooks.id, id))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}

/** Replaces the secret. Deliveries are also signed with the old secret for some hours. */
export async function rotateSecret(tx: Db, id: string, secret: string): Promise<string | undefined> {
  const [row] = await tx
    .update(webhooks)
    .set({
      secret,
      oldSecret: sql`${webhooks.secret}`,
      oldSecretUntil: sql`now() + make_interval(hours => ${policy.webhooks.overlapHours}::int)`,
    })
    .where(eq(webhooks.id, id))
    .returning({ name: webhooks.name });
  return row?.name;
}

/** Disables a webhook, so that no deliveries are added, and deletes its deliveries in batches. */
export async function deleteDeliveries(db: Db, id: string): Promise<void> {
  const { batch } = policy.webhooks;
  await updateWebhook(db, id, { isEnabled: false, stoppedReason: "" });
  for (;;) {
    const result = await db.execute(sql`
      delete from webhook_deliveries where id in (
        select id from webhook_deliveries where webhook_id = ${id}::bigint limit ${batch}::int)
      returning id`);
    if (rowsOf(result).length < batch) return;
  }
}

/** Deletes a webhook and its remaining deliveries. @returns its name; undefined if it does not exist */
export async function deleteWebhook(tx: Db, id: string): Promise<string | undefined> {
  const [row] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning({ name: webhooks.name });
  return row?.name;
}

/** Enqueues a ping event for a webhook. @returns false if the webhook does not exist */
export async function enqueuePing(db: Db, id: string): Promise<boolean> {
  const result = await db.execute(sql`
    insert into webhook_deliveries (webhook_id, event, subject_id)
    select id, 'ping', id from webhooks where id = ${id}::bigint returning id`);
  return rowsOf(result).length > 0;
}

export async function listDeliveries(
  db: Db,
  { webhookId, state }: { webhookId: string; state?: "pending" | "delivered" | "failed" },
  { limit, offset }: Slice,
) {
  const where = and(eq(webhookDeliveries.webhookId, webhookId), state && eq(webhookDeliveries.state, state));
  const [rows, total] = await Promise.all([
    db
      .select({
        id: webhookDeliveries.id,
        event: webhookDeliveries.event,
        state: webhookDeliveries.state,
        attempts: webhookDeliveries.attempts,
        status: webhookDeliveries.status,
        tookMs: webhookDeliveries.tookMs,
        answer: webhookDeliveries.answer,
        createdAt: webhookDeliveries.createdAt,
        nextAt: webhookDeliveries.nextAt,
      })
      .from(webhookDeliveries)
      .where(where)
      .orderBy(desc(webhookDeliveries.id))
      .limit(limit)
      .offset(offset),
    countUpTo(db, webhookDeliveries, where),
  ]);
  return { rows, total };
}

const REPLAY = { state: "pending" as const, attempts: 0, nextAt: sql`now()` };

/** Makes a delivery in any state due at once and resets its attempts. @returns the number of deliveries */
export async function replayOne(db: Db, webhookId: string, id: string): Promise<number> {
  const rows = await db
    .update(webhookDeliveries)
    .set(REPLAY)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.id, id)))
    .returning({ id: webhookDeliveries.id });
  return rows.length;
}

/** Condition for deliveries to replay: failed ones, or all since a time. */
const isReplayed = (webhookId: string, since: Date | undefined) =>
  and(
    eq(webhookDeliveries.webhookId, webhookId),
    since ? gte(webhookDeliveries.createdAt, since) : eq(webhookDeliveries.state, "failed"),
  );

/** Counts the deliveries to replay, capped at 10,000. */
export const countReplay = (db: Db, webhookId: string, since: Date | undefined): Promise<number> =>
  countUpTo(db, webhookDeliveries, isReplayed(webhookId, since));

/**
 * Makes the failed deliveries, or all since a time, due at once, oldest first, in batches.
 * @returns the number of deliveries; at most `policy.webhooks.replayMax`
 */
export async function replayMany(db: Db, webhookId: string, since: Date | undefined): Promise<number> {
  const { batch, replayMax } = policy.webhooks;
  let count = 0;
  let last: SQL | undefined;
  while (count < replayMax) {
    const batchIds = db
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(and(isReplayed(webhookId, since), last))
      .orderBy(webhookDeliveries.id)
      .limit(Math.min(batch, replayMax - count));
    const rows = await db
      .update(webhookDeliveries)
      .set(REPLAY)
      // An array, because a new table has no statistics and the planner would join it in quadratic time.
      .where(sql`${webhookDeliveries.id} = any(array(${batchIds}))`)
      .returning({ id: webhookDeliveries.id });
    count += rows.length;
    if (rows.length < batch) break;
    last = gt(
      webhookDeliveries.id,
      rows.map(({ id }) => id).reduce((a, b) => (BigInt(a) > BigInt(b) ? a : b)),
    );
  }
  return count;
}

export interface DueDelivery {
  id: string;
  webhookId: string;
  event: string;
  subjectId: string;
  attempts: number;
  createdAt: Date;
  url: string;
  /** Current secret, followed by the old secret while it is valid. */
  secrets: string[];
}

/**
 * Claims due deliveries for one worker. The attempt is counted before it is made, so that a crash only delays
 * the next attempt. The retry delay is added to the request timeout, so that a delivery is not claimed again
 * during an attempt.
 * @param busy IDs of webhooks that have reached the limit of concurrent deliveries
 */
export async function claimDueDeliveries(
  db: Db,
  atOnce: number,
  busy: readonly string[],
): Promise<DueDelivery[]> {
  const { retrySeconds, timeoutMs } = policy.webhooks;
  const result = await db.execute(sql`
    update webhook_deliveries as d set
      attempts = d.attempts + 1,
      next_at = now() + make_interval(secs => ${timeoutMs / 1000}::float8 +
        (array[${sql.join(
          retrySeconds.map((seconds) => sql`${seconds}::int`),
          sql`, `,
        )}])[least(d.attempts + 1, ${retrySeconds.length}::int)]
        * (0.9 + random() * 0.2))
    from (
      select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id and w.is_enabled
      where d.next_at <= now() ${busy.length > 0 ? sql`and not ${inArray(sql`d.webhook_id`, [...busy])}` : sql``}
      order by d.next_at limit ${atOnce}::int for update of d skip locked
    ) due, webhooks w
    where d.id = due.id and w.id = d.webhook_id
    returning d.id::text, d.webhook_id::text as "webhookId", d.event, d.subject_id::text as "subjectId",
      d.attempts, d.created_at as "createdAt", w.url,
      case when w.old_secret_until > now() then array[w.secret, w.old_secret] else array[w.secret] end as secrets`);
  return rowsOf<DueDelivery>(result).map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** Result of a delivery attempt. */
export interface Outcome {
  status: number;
  tookMs: number;
  answer: string;
}

/** Marks a delivery as delivered and updates the last delivery time of its webhook. */
export async function markDelivered(db: Db, { id, webhookId }: DueDelivery, outcome: Outcome): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ ...outcome, state: "delivered", nextAt: null })
    .where(eq(webhookDeliveries.id, id));
  await db.update(webhooks).set({ lastDeliveredAt: sql`now()` }).where(eq(webhooks.id, webhookId));
}

/**
 * Stores the result of a failed attempt. The delivery fails after the last attempt. A delivery that was
 * replayed or claimed again in the meantime is not changed.
 */
export async function recordFailure(
  db: Db,
  { id, attempts }: DueDelivery,
  outcome: Outcome,
  isLast: boolean,
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ ...outcome, ...(isLast && { state: "failed" as const, nextAt: null }) })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.attempts, attempts),
        eq(webhookDeliveries.state, "pending"),
      ),
    );
}

/**
 * Disables a webhook without a successful delivery since `since`.
 * @returns its name and creator; undefined if it had a successful delivery or is already disabled
 */
export async function stopWebhook(
  tx: Db,
  id: string,
  since: Date,
  reason: string,
): Promise<{ name: string; createdBy: string } | undefined> {
  const [row] = await tx
    .update(webhooks)
    .set({ isEnabled: false, stoppedReason: reason })
    .where(
      and(
        eq(webhooks.id, id),
        eq(webhooks.isEnabled, true),
        sql`(${webhooks.lastDeliveredAt} is null or ${webhooks.lastDeliveredAt} < ${since.toISOString()}::timestamptz)`,
      ),
    )
    .returning({ name: webhooks.name, createdBy: webhooks.createdBy });
  return row;
}

/** Deletes a batch of deliveries that are older than the retention period. */
export async function deleteOldDeliveries(tx: Db): Promise<void> {
  await tx.execute(sql`delete from webhook_deliveries where id in (
    select id from webhook_deliveries
    where created_at < now() - make_interval(days => ${policy.webhooks.keptDays}::int)
    order by created_at limit ${policy.webhooks.forgetAtOnce}::int)`);
}

const author = { userId: users.id, nickname: users.nickname };

/** Returns the public data of a thread; undefined if the thread is not public. */
export async function publicThread(db: Db, id: string) {
  const [row] = await db
    .select({
      id: threads.id,
      title: threads.title,
      excerpt: threads.excerpt,
      circleId: threads.circleId,
      postedAt: threads.postedAt,
      author,
    })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.authorId))
    .where(and(eq(threads.id, id), eq(threads.status, 1)));
  return row;
}

/** Returns the public data of a comment; undefined if the comment is not public. */
export async function publicComment(db: Db, id: string) {
  const [row] = await db
    .select({
      id: posts.id,
      threadId: posts.threadId,
      excerpt: posts.excerpt,
      createdAt: posts.createdAt,
      author,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoin(threads, and(eq(threads.id, posts.threadId), eq(threads.status, 1)))
    .where(and(eq(posts.id, id), eq(posts.status, 1)));
  return row;
}

/** Returns the data of a feedback report. The title is only included for public known issues. */
export async function publicFeedback(db: Db, id: string) {
  const [row] = await db
    .select({
      id: feedbacks.id,
      no: feedbacks.no,
      kind: feedbacks.kind,
      status: feedbacks.status,
      title: sql<string | null>`case when ${feedbacks.isPublic} then ${feedbacks.title} end`,
    })
    .from(feedbacks)
    .where(eq(feedbacks.id, id));
  return row;
}

/** Returns the data of a report without reporters and texts. */
export async function publicReport(db: Db, id: string) {
  const [row] = await db
    .select({
      id: reportCases.id,
      targetType: reportCases.targetType,
      targetId: reportCases.targetId,
      status: reportCases.status,
    })
    .from(reportCases)
    .where(eq(reportCases.id, id));
  return row;
}
