import { and, desc, eq, inArray, notExists, sql } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import { flagCondition, oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import {
  circles,
  groups,
  siteCounters,
  threads,
  threadTopics,
  topics,
  users,
} from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { type Feed, isQuestion, type PlaceFilter } from "./thread-feed.queries.ts";

/** Maximum number of threads in the follow feed. */
const MAX_FOLLOW_FEED = 1000;

/** Maximum number of threads per followed member for a viewer who follows many. */
const MAX_FOLLOW_FEED_PER_MEMBER = 100;

/** SQL for the maximum number of threads per followed member, which is higher for a viewer who follows few. */
const perMember = (userId: string) => sql`(
  select greatest(${MAX_FOLLOW_FEED_PER_MEMBER}::int, ${MAX_FOLLOW_FEED}::int / greatest(count(*), 1)::int)
  from follows where from_id = ${userId}::bigint)`;

const { id } = threads;

/** Returns the device model that a member is certified to own; empty if none. */
export async function deviceOf(db: Db, userId: string): Promise<string> {
  const [row] = await db.select({ device: users.verifiedDevice }).from(users).where(eq(users.id, userId));
  return row?.device ?? "";
}

/** Returns the thread IDs of one page of a feed. */
export async function feedIds(db: Db, { from, where, orderBy }: Feed, page: Page): Promise<string[]> {
  const rows = await db
    .select({ id: from.id })
    .from(from.table)
    .where(where)
    .orderBy(...orderBy)
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => row.id);
}

export interface TopicFeed extends PlaceFilter {
  topicId: string;
  column: "posted_at" | "hot_score";
}

/**
 * Condition for the listed threads of a topic. Uses `not exists` instead of a join with normal threads, because a deep
 * page would then look up every thread before it.
 */
function inTopic(db: Db, topicId: string, { isessence, question }: PlaceFilter) {
  const hiddenThreads = db
    .select({ id })
    .from(threads)
    .where(and(eq(id, threadTopics.threadId), sql`${threads.status} <> 1`));
  return and(
    eq(threadTopics.topicId, topicId),
    flagCondition(isessence, sql`${threadTopics.isEssence}`),
    isQuestion(threadTopics.threadId, question),
    notExists(hiddenThreads),
  );
}

/** Returns the thread IDs of one page of a topic's threads. */
export async function topicFeedIds(db: Db, { topicId, column, ...filter }: TopicFeed, page: Page) {
  const sortColumn = column === "posted_at" ? threadTopics.postedAt : threadTopics.hotRank;
  const rows = await db
    .select({ id: threadTopics.threadId })
    .from(threadTopics)
    .where(inTopic(db, topicId, filter))
    .orderBy(desc(sortColumn), desc(threadTopics.threadId))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => row.id);
}

/** Counts a topic's threads that match a filter, up to 10000. */
export const topicFeedTotal = (db: Db, topicId: string, filter: PlaceFilter) =>
  countUpTo(db, threadTopics, inTopic(db, topicId, filter));

/**
 * Returns the IDs of one page of the threads of followed members, latest first. Reads the latest threads of each member
 * from the index and merges them.
 */
export async function followFeedIds(db: Db, userId: string, page: Page): Promise<string[]> {
  const end = Math.min(page.offset + page.limit, MAX_FOLLOW_FEED);
  if (page.offset >= end) return [];
  const result = await db.execute(sql`
    select latest.id from follows f cross join lateral (
      select id, posted_at from threads where author_id = f.to_id and status = 1
      order by posted_at desc, id desc limit least(${end}::int, ${perMember(userId)})
    ) latest
    where f.from_id = ${userId}::bigint
    order by latest.posted_at desc, latest.id desc
    limit ${end - page.offset} offset ${page.offset}`);
  return rowsOf<{ id: string }>(result).map((row) => row.id);
}

/** Counts the threads of the follow feed. */
export async function followTotal(db: Db, userId: string): Promise<number> {
  const result = await db.execute(sql`
    select least(coalesce(sum(least(u.thread_count, ${perMember(userId)})), 0), ${MAX_FOLLOW_FEED}::int)::int as total
    from follows f join users u on u.id = f.to_id where f.from_id = ${userId}::bigint`);
  return oneRow(rowsOf<{ total: number }>(result), "followTotal").total;
}

/** Reads a stored total of the whole site. */
export async function siteTotal(db: Db, key: "threads" | "threads.essence"): Promise<number> {
  const [row] = await db
    .select({ value: siteCounters.value })
    .from(siteCounters)
    .where(eq(siteCounters.key, key));
  return row?.value ?? 0;
}

const counterTables = { circle: circles, topic: topics, group: groups, author: users };

/** Reads the stored number of threads of a circle, topic, group or author; 0 if it does not exist. */
export async function storedTotal(
  db: Db,
  owner: keyof typeof counterTables,
  ownerId: string,
): Promise<number> {
  const table = counterTables[owner];
  const [row] = await db.select({ value: table.threadCount }).from(table).where(eq(table.id, ownerId));
  return row?.value ?? 0;
}

/** Counts the threads of a feed, up to 10000. */
export const boundedTotal = (db: Db, { from, where }: Feed) => countUpTo(db, from.table, where);

/** Reads the hot thread rankings that the job wrote, without threads that are no longer public. */
export async function hotRows(db: Db) {
  const result = await db.execute(sql`
    select h.period, t.id, coalesce(nullif(t.title, ''), t.excerpt) as title, h.hot_score as "hotScore"
    from hot_threads h join threads t on t.id = h.thread_id and t.status = 1
    order by h.period, h.rank`);
  return rowsOf<{ period: string; id: string; title: string; hotScore: number }>(result);
}

/** Reads the beginning of the HTML of threads, for the excerpts of search results. */
export async function contentsOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  // Only the indexed part of the text is read, because parsing a page of 100 long texts takes seconds.
  const content = sql<string>`left(${threads.content}, ${policy.search.htmlCharacters}::int)`;
  const rows = await db.select({ id, content }).from(threads).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.content]));
}
