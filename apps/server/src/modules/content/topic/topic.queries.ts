import { normalizeForSearch } from "@lenscape/richtext/search";
import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { briefColumns } from "../../../core/author.ts";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { topicActiveUsers, topicFollows, topics, users } from "../../../db/schema/index.ts";

const columns = {
  id: topics.id,
  content: topics.content,
  intro: topics.intro,
  cover: topics.cover,
  viewCount: topics.viewCount,
  threadCount: topics.threadCount,
  followCount: topics.followCount,
  dayHeat: topics.dayHeat,
  weekHeat: topics.weekHeat,
  mark: sql<"" | "hot" | "boom" | "fresh">`${topics.mark}`,
};

/**
 * SQL condition for topics whose name contains a keyword, with or without number signs. Undefined for an empty keyword.
 */
export function nameContains(keyWord: string): SQL | undefined {
  const keyword = normalizeForSearch(keyWord.replace(/[#\uff03]/g, ""));
  if (keyword === "") return undefined;
  return sql`position(${keyword}::text in ${topics.contentKey}) > 0`;
}

const ORDERS = {
  view_count: [desc(topics.viewCount), desc(topics.id)],
  created_at: [desc(topics.createdAt), desc(topics.id)],
  day_heat: [desc(topics.dayHeat), desc(topics.viewCount), desc(topics.id)],
  week_heat: [desc(topics.weekHeat), desc(topics.viewCount), desc(topics.id)],
} as const;

export async function listTopics(
  db: Db,
  where: SQL | undefined,
  column: keyof typeof ORDERS,
  limit: number,
  offset: number,
) {
  return db
    .select(columns)
    .from(topics)
    .where(and(topics.isShow, where))
    .orderBy(...ORDERS[column])
    .limit(limit)
    .offset(offset);
}

/** Counts visible topics that match a condition, at most 10,000. */
export const countTopics = (db: Db, where: SQL | undefined) =>
  countUpTo(db, topics, and(topics.isShow, where));

/** Finds a visible topic. For a merged topic, finds the topic into which it was merged. */
export async function findTopic(db: Db, id: string) {
  const namedTopic = alias(topics, "named");
  const targetId = db
    .select({ id: sql`coalesce(${namedTopic.mergedInto}, ${namedTopic.id})` })
    .from(namedTopic)
    .where(eq(namedTopic.id, id));
  const [row] = await db
    .select(columns)
    .from(topics)
    .where(and(topics.isShow, inArray(topics.id, targetId)));
  return row;
}

/** Locks a visible topic. Changes of its follows and of their count lock it first. */
export async function lockTopic(tx: Db, id: string) {
  const [row] = await tx
    .select({ id: topics.id, followCount: topics.followCount })
    .from(topics)
    .where(and(topics.isShow, eq(topics.id, id)))
    .for("no key update");
  return row;
}

/** Maximum counted threads of today. */
const MAX_TODAY_COUNT = 1000;
/** Maximum count of new threads. A larger number is of no use to a member. */
const MAX_NEW_COUNT = 100;
/** Number of latest threads from which related topics are derived. */
const RELATED_SAMPLE = 100;
const MAX_RELATED = 6;

/** Counts the threads of a topic since a time and their authors, with one index range scan. */
export async function countSince(db: Db, topicId: string, since: Date) {
  const result = await db.execute(sql`
    select count(*)::int as threads, count(distinct author_id)::int as authors from (
      select t.author_id from thread_topics x join threads t on t.id = x.thread_id and t.status = 1
      where x.topic_id = ${topicId}::bigint and x.posted_at >= ${since.toISOString()}::timestamptz
      limit ${MAX_TODAY_COUNT}
    ) today`);
  return oneRow(rowsOf<{ threads: number; authors: number }>(result), "countSince");
}

/** Lists the most active recent authors of a topic, as stored by the ranking job. */
export async function listWriters(db: Db, topicId: string) {
  return db
    .select({
      ...briefColumns,
      threadCount: topicActiveUsers.threadCount,
    })
    .from(topicActiveUsers)
    .innerJoin(users, and(eq(users.id, topicActiveUsers.userId), eq(users.status, 1)))
    .where(eq(topicActiveUsers.topicId, topicId))
    .orderBy(asc(topicActiveUsers.rank));
}

/** Lists the topics that most often occur together with a topic in its latest threads. */
export async function listRelatedIds(db: Db, topicId: string): Promise<string[]> {
  const result = await db.execute(sql`
    select other.topic_id::text as id from (
      select thread_id from thread_topics where topic_id = ${topicId}::bigint
      order by posted_at desc, thread_id desc limit ${RELATED_SAMPLE}
    ) latest
    join thread_topics other on other.thread_id = latest.thread_id and other.topic_id <> ${topicId}::bigint
    group by other.topic_id
    order by count(*) desc, other.topic_id
    limit ${MAX_RELATED}`);
  return rowsOf<{ id: string }>(result).map((row) => row.id);
}

/** Lists visible topics in the order of their IDs in `ids`. */
export async function listTopicsById(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(topics)
    .where(and(topics.isShow, inArray(topics.id, ids)));
  const topicsById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => topicsById.get(id) ?? []);
}

/** Inserts a follow. Returns false if the member already follows the topic. */
export async function insertTopicFollow(tx: Db, userId: string, topicId: string): Promise<boolean> {
  const rows = await tx
    .insert(topicFollows)
    .values({ userId, topicId })
    .onConflictDoNothing()
    .returning({ topicId: topicFollows.topicId });
  return rows.length > 0;
}

/** Deletes a follow. Returns false if there was none. */
export async function deleteTopicFollow(tx: Db, userId: string, topicId: string): Promise<boolean> {
  const rows = await tx
    .delete(topicFollows)
    .where(and(eq(topicFollows.userId, userId), eq(topicFollows.topicId, topicId)))
    .returning({ topicId: topicFollows.topicId });
  return rows.length > 0;
}

/** Changes the follower count of a topic. Call it in the transaction that inserts or deletes the follow. */
export async function changeFollowCount(tx: Db, topicId: string, by: 1 | -1): Promise<number> {
  const row = oneRow(
    await tx
      .update(topics)
      .set({ followCount: sql`${topics.followCount} + ${by}` })
      .where(eq(topics.id, topicId))
      .returning({ followCount: topics.followCount }),
    "changeFollowCount",
  );
  return row.followCount;
}

interface FollowedRow {
  id: string;
  content: string;
  cover: string;
  newCount: number;
}

/** Lists the topics that a member follows with counts of new threads, the latest followed first. */
export async function listFollowedTopics(db: Db, userId: string, limit: number, offset: number) {
  const result = await db.execute(sql`
    select t.id::text as id, t.content, t.cover, fresh.n as "newCount"
    from (
      select topic_id, seen_at, f.created_at from topic_follows f join topics t on t.id = f.topic_id and t.is_show
      where user_id = ${userId}::bigint
      order by f.created_at desc, topic_id desc limit ${limit} offset ${offset}
    ) f
    join topics t on t.id = f.topic_id
    cross join lateral (
      select count(*)::int as n from (
        select from thread_topics x join threads h on h.id = x.thread_id and h.status = 1
        where x.topic_id = f.topic_id and x.posted_at > f.seen_at and h.author_id <> ${userId}::bigint
        limit ${MAX_NEW_COUNT}
      ) counted
    ) fresh
    order by f.created_at desc, f.topic_id desc`);
  return rowsOf<FollowedRow>(result);
}

export async function countFollowedTopics(db: Db, userId: string): Promise<number> {
  const visibleIds = db.select({ id: topics.id }).from(topics).where(eq(topics.isShow, true));
  return db.$count(
    topicFollows,
    and(eq(topicFollows.userId, userId), inArray(topicFollows.topicId, visibleIds)),
  );
}

/** Records the time of a member's latest visit to a followed topic, from which new threads are counted. */
export async function markTopicSeen(db: Db, userId: string, topicId: string): Promise<void> {
  await db
    .update(topicFollows)
    .set({ seenAt: sql`now()` })
    .where(and(eq(topicFollows.userId, userId), eq(topicFollows.topicId, topicId)));
}
