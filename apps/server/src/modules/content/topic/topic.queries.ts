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

/** The topics whose name holds what was typed, with or without the number signs around it; undefined = all. */
export function topicsNamed(typed: string): SQL | undefined {
  const keyword = normalizeForSearch(typed.replace(/[#\uff03]/g, ""));
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

/** How many topics there are; at most 10000 are counted. */
export const countTopics = (db: Db, where: SQL | undefined) =>
  countUpTo(db, topics, and(topics.isShow, where));

/** One topic that is shown; one that was merged is the topic that took its threads. */
export async function topicById(db: Db, id: string) {
  const named = alias(topics, "named");
  const wanted = db
    .select({ id: sql`coalesce(${named.mergedInto}, ${named.id})` })
    .from(named)
    .where(eq(named.id, id));
  const [row] = await db
    .select(columns)
    .from(topics)
    .where(and(topics.isShow, inArray(topics.id, wanted)));
  return row;
}

/** Holds a topic that is shown: who follows it is written and counted under its row. */
export async function lockTopic(tx: Db, id: string) {
  const [row] = await tx
    .select({ id: topics.id, followCount: topics.followCount })
    .from(topics)
    .where(and(topics.isShow, eq(topics.id, id)))
    .for("no key update");
  return row;
}

/** Today's threads of a topic are counted as far as this. */
const TODAY_COUNTED = 1000;
/** New threads are counted up to this: a member sees whether there are many, not exactly how many. */
const NEW_COUNTED = 100;
/** Of how many of a topic's latest threads the other topics are looked at. */
const RELATED_LOOKED_AT = 100;
const RELATED_SHOWN = 6;

/** How many threads a topic got since a moment, and from how many members: one range of its time index. */
export async function topicSince(db: Db, topicId: string, since: Date) {
  const result = await db.execute(sql`
    select count(*)::int as threads, count(distinct author_id)::int as authors from (
      select t.author_id from thread_topics x join threads t on t.id = x.thread_id and t.status = 1
      where x.topic_id = ${topicId}::bigint and x.posted_at >= ${since.toISOString()}::timestamptz
      limit ${TODAY_COUNTED}
    ) today`);
  return oneRow(rowsOf<{ threads: number; authors: number }>(result), "topicSince");
}

/** Who wrote most about a topic recently, as the ranking job left it. */
export async function topicWriters(db: Db, topicId: string) {
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

/** The topics that come most often with a topic, in its latest threads. */
export async function relatedTopicIds(db: Db, topicId: string): Promise<string[]> {
  const result = await db.execute(sql`
    select other.topic_id::text as id from (
      select thread_id from thread_topics where topic_id = ${topicId}::bigint
      order by posted_at desc, thread_id desc limit ${RELATED_LOOKED_AT}
    ) latest
    join thread_topics other on other.thread_id = latest.thread_id and other.topic_id <> ${topicId}::bigint
    group by other.topic_id
    order by count(*) desc, other.topic_id
    limit ${RELATED_SHOWN}`);
  return rowsOf<{ id: string }>(result).map((row) => row.id);
}

/** Topics by id, in that order. */
export async function topicsByIds(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(topics)
    .where(and(topics.isShow, inArray(topics.id, ids)));
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** @returns whether the follow is new */
export async function insertTopicFollow(tx: Db, userId: string, topicId: string): Promise<boolean> {
  const rows = await tx
    .insert(topicFollows)
    .values({ userId, topicId })
    .onConflictDoNothing()
    .returning({ topicId: topicFollows.topicId });
  return rows.length > 0;
}

/** @returns whether there was a follow to take away */
export async function deleteTopicFollow(tx: Db, userId: string, topicId: string): Promise<boolean> {
  const rows = await tx
    .delete(topicFollows)
    .where(and(eq(topicFollows.userId, userId), eq(topicFollows.topicId, topicId)))
    .returning({ topicId: topicFollows.topicId });
  return rows.length > 0;
}

/** Moves the number of followers with the row that it counts. */
export async function countTopicFollow(tx: Db, topicId: string, by: 1 | -1): Promise<number> {
  const row = oneRow(
    await tx
      .update(topics)
      .set({ followCount: sql`${topics.followCount} + ${by}` })
      .where(eq(topics.id, topicId))
      .returning({ followCount: topics.followCount }),
    "countTopicFollow",
  );
  return row.followCount;
}

interface FollowedRow {
  id: string;
  content: string;
  cover: string;
  newCount: number;
}

/** The topics of a member with what is new in them, the latest followed first. */
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
        limit ${NEW_COUNTED}
      ) counted
    ) fresh
    order by f.created_at desc, f.topic_id desc`);
  return rowsOf<FollowedRow>(result);
}

export async function countFollowedTopics(db: Db, userId: string): Promise<number> {
  const shown = db.select({ id: topics.id }).from(topics).where(eq(topics.isShow, true));
  return db.$count(topicFollows, and(eq(topicFollows.userId, userId), inArray(topicFollows.topicId, shown)));
}

/** Remembers that a member has looked into a topic they follow. */
export async function markTopicSeen(db: Db, userId: string, topicId: string): Promise<void> {
  await db
    .update(topicFollows)
    .set({ seenAt: sql`now()` })
    .where(and(eq(topicFollows.userId, userId), eq(topicFollows.topicId, topicId)));
}
