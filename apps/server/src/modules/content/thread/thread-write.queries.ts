import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { RequestError } from "../../../core/request-error.ts";
import { rowsParameter } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import {
  circleMembers,
  circleModerators,
  circles,
  groups,
  siteCounters,
  threadMentions,
  threads,
  threadTopics,
  topics,
  users,
} from "../../../db/schema/index.ts";
import { threadTexts } from "./thread.rules.ts";

export type NewThread = typeof threads.$inferInsert;

/** Inserts a thread. Returns undefined if its author already used the request ID. */
export async function insertThread(db: Db, row: NewThread) {
  const [thread] = await db
    .insert(threads)
    .values(row)
    .onConflictDoNothing({ target: [threads.authorId, threads.requestId] })
    .returning({ id: threads.id, postedAt: threads.postedAt });
  return thread;
}

export async function threadByRequest(db: Db, authorId: string, requestId: string) {
  const [row] = await db
    .select({ id: threads.id, status: threads.status })
    .from(threads)
    .where(and(eq(threads.authorId, authorId), eq(threads.requestId, requestId)));
  return row;
}

/**
 * Reads whether a circle is open, and whether a member can publish in it. A circle that is joined by approval only
 * admits its members and moderators.
 */
export async function circleForPosting(db: Db, circleId: string, userId: string) {
  const belongs = (table: typeof circleMembers | typeof circleModerators) =>
    sql`exists (select from ${table} where ${table.circleId} = ${circleId}::bigint and ${table.userId} = ${userId}::bigint)`;
  const [row] = await db
    .select({
      isOpen: circles.isOpen,
      admits: sql<boolean>`${circles.joinType} = 0 or ${belongs(circleMembers)} or ${belongs(circleModerators)}`,
    })
    .from(circles)
    .where(eq(circles.id, circleId));
  return row;
}

/** Whether a group exists and is visible. */
export async function isShownGroup(db: Db, groupId: string): Promise<boolean> {
  return (await db.$count(groups, and(eq(groups.id, groupId), groups.isShow))) > 0;
}

/** Reads the names of topics. */
export async function topicNames(db: Db, ids: string[]) {
  return db.select({ id: topics.id, content: topics.content }).from(topics).where(inArray(topics.id, ids));
}

/** Lists the hidden topics among the keys, each with the topic that it was merged into, if any. */
export async function hiddenTopics(db: Db, contentKeys: string[]) {
  const mergeTarget = alias(topics, "taker");
  return db
    .select({
      contentKey: topics.contentKey,
      into: {
        content: mergeTarget.content,
        contentKey: mergeTarget.contentKey,
        isShow: mergeTarget.isShow,
      },
    })
    .from(topics)
    .leftJoin(mergeTarget, eq(mergeTarget.id, topics.mergedInto))
    .where(and(inArray(topics.contentKey, contentKeys), eq(topics.isShow, false)));
}

/**
 * Creates missing topics, and adds `by` to the thread count of all: 0 for a thread that is pending review. Rows are
 * locked in their order: callers sort them by key, so that two threads with the same topics cannot deadlock.
 * @throws RequestError 409 if a topic was hidden or merged since it was read
 */
export async function countTopicsUp(db: Db, rows: (typeof topics.$inferInsert)[], by: 0 | 1) {
  const topicRows = await db
    .insert(topics)
    .values(rows.map((row) => ({ ...row, threadCount: by })))
    .onConflictDoUpdate({
      target: topics.contentKey,
      set: { threadCount: sql`${topics.threadCount} + ${by}::int` },
      setWhere: eq(topics.isShow, true),
    })
    .returning({ id: topics.id, contentKey: topics.contentKey });
  if (topicRows.length < rows.length) throw new RequestError(409, threadTexts.topicChanged);
  return topicRows;
}

/** Changes the thread counts of a thread's topics. Locks them in the order of their keys. */
async function countTopics(db: Db, threadId: string, by: 1 | -1): Promise<void> {
  await db.execute(sql`
    with mine as (
      select id from topics where id in (select topic_id from thread_topics where thread_id = ${threadId}::bigint)
      order by content_key for no key update
    )
    update topics set thread_count = thread_count + ${by}::int from mine where topics.id = mine.id`);
}

export const countTopicsDown = (db: Db, threadId: string) => countTopics(db, threadId, -1);
export const countTopicsUpAgain = (db: Db, threadId: string) => countTopics(db, threadId, 1);

export async function insertThreadTopics(db: Db, rows: (typeof threadTopics.$inferInsert)[]): Promise<void> {
  await db.insert(threadTopics).values(rows);
}

/** Inserts mentions of the members with open accounts. @returns their user IDs */
export async function insertMentions(db: Db, threadId: string, userIds: string[]): Promise<string[]> {
  const rows = await db
    .insert(threadMentions)
    .select(
      db
        .select({ threadId: sql<string>`${threadId}::bigint`.as("thread_id"), userId: users.id })
        .from(users)
        .where(and(inArray(users.id, userIds), eq(users.status, 1)))
        .orderBy(users.id),
    )
    .returning({ userId: threadMentions.userId });
  return rows.map((row) => row.userId);
}

/** Changes a member's numbers of threads and received likes. */
export async function countForUser(
  db: Db,
  userId: string,
  change: { threads?: number; liked?: number },
): Promise<void> {
  await db
    .update(users)
    .set({
      ...(change.threads && { threadCount: sql`${users.threadCount} + ${change.threads}` }),
      ...(change.liked && { likedCount: sql`${users.likedCount} + ${change.liked}` }),
    })
    .where(eq(users.id, userId));
}

/** Changes members' numbers of received likes. The caller has locked the members. */
export async function countForAuthors(tx: Db, likes: ReadonlyMap<string, number>): Promise<void> {
  if (likes.size === 0) return;
  await tx.execute(sql`
    update users set liked_count = users.liked_count + v.by from ${sumsOf(likes)}
    where users.id = v.id`);
}

/** Converts sums by ID to rows `v(id, by)` of a statement. */
const sumsOf = (sums: ReadonlyMap<string, number>): SQL =>
  sql`jsonb_to_recordset(${rowsParameter([...sums].map(([id, by]) => ({ id, by })))}) as v(id bigint, by int)`;

/** Changes the interaction counts of circles, then of groups, each in ID order. */
export async function countForAllPlaces(
  tx: Db,
  sums: Record<"circles" | "groups", ReadonlyMap<string, number>>,
): Promise<void> {
  for (const [name, table] of [
    ["circles", circles],
    ["groups", groups],
  ] as const) {
    if (sums[name].size === 0) continue;
    await tx.execute(sql`
      update ${table} as t set interact_count = t.interact_count + held.by from (
        select p.id, v.by from ${table} p join ${sumsOf(sums[name])} on v.id = p.id
        order by p.id for no key update of p
      ) as held
      where t.id = held.id`);
  }
}

interface PlaceChange {
  threads: number;
  interactions: number;
}

/** Changes the numbers of threads and interactions (comments and likes of threads) of a circle and a group, if any. */
export async function countForPlaces(
  db: Db,
  place: { circleId: string | null; groupId: string | null },
  change: PlaceChange,
): Promise<void> {
  for (const [table, id] of [
    [circles, place.circleId],
    [groups, place.groupId],
  ] as const) {
    if (!id) continue;
    await db
      .update(table)
      .set({
        threadCount: sql`${table.threadCount} + ${change.threads}`,
        interactCount: sql`${table.interactCount} + ${change.interactions}::int`,
      })
      .where(eq(table.id, id));
  }
}

/** Changes a total of the site. Call it last in the transaction, because every writer waits for this row. */
export async function countForSite(db: Db, key: "threads" | "threads.essence", by: 1 | -1): Promise<void> {
  await db
    .insert(siteCounters)
    .values({ key, value: Math.max(by, 0) })
    .onConflictDoUpdate({ target: siteCounters.key, set: { value: sql`${siteCounters.value} + ${by}` } });
}
