import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Page } from "../../../core/paging.ts";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { topicActiveUsers, topicFollows, topics, users } from "../../../db/schema/index.ts";

export type TopicState = "shown" | "hidden" | "merged";

const STATE_CONDITIONS: Record<TopicState, SQL | undefined> = {
  shown: eq(topics.isShow, true),
  hidden: and(eq(topics.isShow, false), isNull(topics.mergedInto)),
  merged: isNotNull(topics.mergedInto),
};

/** SQL condition for the topics of the console. Both parts are optional. */
export const managedTopics = (nameCondition: SQL | undefined, state: TopicState | undefined) =>
  and(nameCondition, state && STATE_CONDITIONS[state]);

const ORDERS = {
  created_at: topics.createdAt,
  view_count: topics.viewCount,
  thread_count: topics.threadCount,
  follow_count: topics.followCount,
  week_heat: topics.weekHeat,
} as const;

/** Lists a page of topics, hidden and merged ones included. */
export async function listManagedTopics(
  db: Db,
  where: SQL | undefined,
  { column, isAsc }: { column: keyof typeof ORDERS; isAsc: boolean },
  { limit, offset }: Page,
) {
  const { id, content, intro, cover, isShow, viewCount, threadCount, followCount, weekHeat } = topics;
  const mergeTarget = alias(topics, "taker");
  const order = isAsc ? asc : desc;
  return db
    .select({
      ...{ id, content, intro, cover, isShow, viewCount, threadCount, followCount, weekHeat },
      mergedInto: mergeTarget.content,
      creator: users.nickname,
      createdAt: topics.createdAt,
    })
    .from(topics)
    .leftJoin(mergeTarget, eq(mergeTarget.id, topics.mergedInto))
    .leftJoin(users, eq(users.id, topics.createdBy))
    .where(where)
    .orderBy(order(ORDERS[column]), order(topics.id))
    .limit(limit)
    .offset(offset);
}

/** Counts the topics that match a condition, at most 10,000. */
export const countManagedTopics = (db: Db, where: SQL | undefined) => countUpTo(db, topics, where);

/** Locks a topic until the transaction ends and returns its row. */
export async function lockTopicRow(tx: Db, id: string) {
  const [row] = await tx.select().from(topics).where(eq(topics.id, id)).for("no key update");
  return row;
}

/** Inserts a topic, or updates the one with an ID. Returns its ID. */
export async function saveTopic(
  tx: Db,
  id: string | undefined,
  row: typeof topics.$inferInsert,
): Promise<string> {
  const topic = oneRow(
    id === undefined
      ? await tx.insert(topics).values(row).returning({ id: topics.id })
      : await tx.update(topics).set(row).where(eq(topics.id, id)).returning({ id: topics.id }),
    "saveTopic",
  );
  return topic.id;
}

export async function showTopic(tx: Db, id: string, isShow: boolean): Promise<void> {
  await tx.update(topics).set({ isShow }).where(eq(topics.id, id));
}

/**
 * Locks the threads of a topic in the order of their IDs. Call it before locking the topic, because other transactions
 * lock a thread before its topics.
 * @returns the number of threads
 */
export async function lockThreadsOf(tx: Db, topicId: string): Promise<number> {
  const result = await tx.execute(sql`
    select count(*)::int as n from (
      select id from threads where id in (select thread_id from thread_topics where topic_id = ${topicId}::bigint)
      order by id for no key update
    ) held`);
  return oneRow(rowsOf<{ n: number }>(result), "lockThreadsOf").n;
}

export async function countThreadsOf(tx: Db, topicId: string): Promise<number> {
  const result = await tx.execute(
    sql`select count(*)::int as n from thread_topics where topic_id = ${topicId}::bigint`,
  );
  return oneRow(rowsOf<{ n: number }>(result), "countThreadsOf").n;
}

/**
 * Locks the topic to merge and the target topic with a key, in the order of their keys, in which all code locks topics.
 */
export async function lockPair(tx: Db, id: string, intoKey: string) {
  return tx
    .select({
      id: topics.id,
      content: topics.content,
      contentKey: topics.contentKey,
      isShow: topics.isShow,
      mergedInto: topics.mergedInto,
    })
    .from(topics)
    .where(or(eq(topics.id, id), eq(topics.contentKey, intoKey)))
    .orderBy(asc(topics.contentKey))
    .for("no key update");
}

/**
 * Moves the threads, followers and views of a topic to another and redirects its name there. Threads and followers of
 * both topics are kept once. The caller has locked both topics.
 */
export async function mergeTopic(tx: Db, from: string, into: string): Promise<void> {
  await tx.execute(sql`
    with moved as (
      insert into thread_topics (thread_id, topic_id, position, posted_at, hot_rank)
      select thread_id, ${into}::bigint, position, posted_at, hot_rank
      from thread_topics where topic_id = ${from}::bigint
      on conflict do nothing returning thread_id
    ),
    followed as (
      insert into topic_follows (user_id, topic_id, created_at, seen_at)
      select user_id, ${into}::bigint, created_at, seen_at from topic_follows where topic_id = ${from}::bigint
      on conflict do nothing returning user_id
    )
    update topics set
      thread_count = thread_count
        + (select count(*)::int from moved join threads on threads.id = thread_id and threads.status = 1),
      follow_count = follow_count + (select count(*)::int from followed),
      view_count = view_count + (select view_count from topics where id = ${from}::bigint)
    where id = ${into}::bigint`);
  await tx.execute(sql`delete from thread_topics where topic_id = ${from}::bigint`);
  await tx.delete(topicFollows).where(eq(topicFollows.topicId, from));
  await tx.delete(topicActiveUsers).where(eq(topicActiveUsers.topicId, from));
  await tx
    .update(topics)
    .set({ threadCount: 0, followCount: 0, viewCount: 0, dayHeat: 0, weekHeat: 0, mark: "", isShow: false })
    .where(eq(topics.id, from));
  // Topics that were merged into this one now redirect to the target.
  await tx
    .update(topics)
    .set({ mergedInto: into })
    .where(or(eq(topics.id, from), eq(topics.mergedInto, from)));
}
