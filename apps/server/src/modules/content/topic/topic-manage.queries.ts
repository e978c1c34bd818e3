import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Page } from "../../../core/paging.ts";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { topicActiveUsers, topicFollows, topics, users } from "../../../db/schema/index.ts";

export type TopicState = "shown" | "hidden" | "merged";

const ofState: Record<TopicState, SQL | undefined> = {
  shown: eq(topics.isShow, true),
  hidden: and(eq(topics.isShow, false), isNull(topics.mergedInto)),
  merged: isNotNull(topics.mergedInto),
};

/** Topics of a state whose name fits `named`; both may be left out. */
export const managedTopics = (named: SQL | undefined, state: TopicState | undefined) =>
  and(named, state && ofState[state]);

const ORDERS = {
  created_at: topics.createdAt,
  view_count: topics.viewCount,
  thread_count: topics.threadCount,
  follow_count: topics.followCount,
  week_heat: topics.weekHeat,
} as const;

/** One page of the topics, hidden and merged ones among them. */
export async function listManagedTopics(
  db: Db,
  where: SQL | undefined,
  { column, isAsc }: { column: keyof typeof ORDERS; isAsc: boolean },
  { limit, offset }: Page,
) {
  const { id, content, intro, cover, isShow, viewCount, threadCount, followCount, weekHeat } = topics;
  const taker = alias(topics, "taker");
  const way = isAsc ? asc : desc;
  return db
    .select({
      ...{ id, content, intro, cover, isShow, viewCount, threadCount, followCount, weekHeat },
      mergedInto: taker.content,
      creator: users.nickname,
      createdAt: topics.createdAt,
    })
    .from(topics)
    .leftJoin(taker, eq(taker.id, topics.mergedInto))
    .leftJoin(users, eq(users.id, topics.createdBy))
    .where(where)
    .orderBy(way(ORDERS[column]), way(topics.id))
    .limit(limit)
    .offset(offset);
}

/** How many topics a condition holds for; at most 10000 are counted. */
export const countManagedTopics = (db: Db, where: SQL | undefined) => countUpTo(db, topics, where);

/** A topic as it is, locked until the transaction ends. */
export async function lockManaged(tx: Db, id: string) {
  const [row] = await tx.select().from(topics).where(eq(topics.id, id)).for("update");
  return row;
}

/** Adds a topic, or changes one. @returns its id */
export async function saveTopic(
  tx: Db,
  id: string | undefined,
  row: typeof topics.$inferInsert,
): Promise<string> {
  const saved = oneRow(
    id === undefined
      ? await tx.insert(topics).values(row).returning({ id: topics.id })
      : await tx.update(topics).set(row).where(eq(topics.id, id)).returning({ id: topics.id }),
    "saveTopic",
  );
  return saved.id;
}

export async function showTopic(tx: Db, id: string, isShow: boolean): Promise<void> {
  await tx.update(topics).set({ isShow }).where(eq(topics.id, id));
}

/** Holds the threads of a topic in the order of their ids: what moves a thread takes it before its topics. @returns how many */
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

/** The topic to be merged and the one known by a key, held in the order in which everybody takes topics. */
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
    .for("update");
}

/**
 * Gives a topic's threads, followers and views to another, and leaves its name leading there. Anyone who has both keeps
 * one. The rows of both are locked by the caller.
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
  // Those that led to it before lead on.
  await tx
    .update(topics)
    .set({ mergedInto: into })
    .where(or(eq(topics.id, from), eq(topics.mergedInto, from)));
}
