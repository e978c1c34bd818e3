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
import { asks, type Feed, type PlaceFilter } from "./thread-feed.queries.ts";

/** The follow feed goes this far back. */
const followedAtMost = 1000;

const { id } = threads;

/** The device a member is the verified owner of; empty = none. */
export async function deviceOf(db: Db, userId: string): Promise<string> {
  const [row] = await db.select({ device: users.verifiedDevice }).from(users).where(eq(users.id, userId));
  return row?.device ?? "";
}

/** The ids of one page of a feed. */
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

/** What a topic's list shows. Not a join with what remains: a deep page would look every thread before it up. */
function inTopic(db: Db, topicId: string, { isessence, question }: PlaceFilter) {
  const removed = db
    .select({ id })
    .from(threads)
    .where(and(eq(id, threadTopics.threadId), sql`${threads.status} <> 1`));
  return and(
    eq(threadTopics.topicId, topicId),
    flagCondition(isessence, sql`${threadTopics.isEssence}`),
    asks(threadTopics.threadId, question),
    notExists(removed),
  );
}

/** The ids of one page of a topic's threads. */
export async function topicFeedIds(db: Db, { topicId, column, ...filter }: TopicFeed, page: Page) {
  const by = column === "posted_at" ? threadTopics.postedAt : threadTopics.hotRank;
  const rows = await db
    .select({ id: threadTopics.threadId })
    .from(threadTopics)
    .where(inTopic(db, topicId, filter))
    .orderBy(desc(by), desc(threadTopics.threadId))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => row.id);
}

/** How many of a topic's threads pass a filter; at most 10000 are counted. */
export const topicFeedTotal = (db: Db, topicId: string, filter: PlaceFilter) =>
  countUpTo(db, threadTopics, inTopic(db, topicId, filter));

/** The latest threads of the members someone follows: each one's latest from the index, then merged. */
export async function followFeedIds(db: Db, userId: string, page: Page): Promise<string[]> {
  const reach = Math.min(page.offset + page.limit, followedAtMost);
  if (page.offset >= reach) return [];
  const result = await db.execute(sql`
    select latest.id from follows f cross join lateral (
      select id, posted_at from threads where author_id = f.to_id and status = 1
      order by posted_at desc, id desc limit ${reach}
    ) latest
    where f.from_id = ${userId}::bigint
    order by latest.posted_at desc, latest.id desc
    limit ${reach - page.offset} offset ${page.offset}`);
  return rowsOf<{ id: string }>(result).map((row) => row.id);
}

/** How many threads the follow feed offers. */
export async function followTotal(db: Db, userId: string): Promise<number> {
  const result = await db.execute(sql`
    select least(coalesce(sum(u.thread_count), 0), ${followedAtMost})::int as total
    from follows f join users u on u.id = f.to_id where f.from_id = ${userId}::bigint`);
  return oneRow(rowsOf<{ total: number }>(result), "followTotal").total;
}

/** A kept total of the whole site. */
export async function siteTotal(db: Db, key: "threads" | "threads.essence"): Promise<number> {
  const [row] = await db
    .select({ value: siteCounters.value })
    .from(siteCounters)
    .where(eq(siteCounters.key, key));
  return row?.value ?? 0;
}

const kept = { circle: circles, topic: topics, group: groups, author: users };

/** The kept number of threads of a circle, topic, group or author; 0 when there is no such one. */
export async function keptTotal(db: Db, of: keyof typeof kept, ownerId: string): Promise<number> {
  const table = kept[of];
  const [row] = await db.select({ value: table.threadCount }).from(table).where(eq(table.id, ownerId));
  return row?.value ?? 0;
}

/** How many threads a feed has; at most 10000 are counted. */
export const boundedTotal = (db: Db, { from, where }: Feed) => countUpTo(db, from.table, where);

/** The ranking lists as the job wrote them, without what has been deleted since. */
export async function hotRows(db: Db) {
  const result = await db.execute(sql`
    select h.period, t.id, coalesce(nullif(t.title, ''), t.excerpt) as title, h.hot_score as "hotScore"
    from hot_threads h join threads t on t.id = h.thread_id and t.status = 1
    order by h.period, h.rank`);
  return rowsOf<{ period: string; id: string; title: string; hotScore: number }>(result);
}

/** The text of threads that a search found. */
export async function contentsOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  // What is indexed of a text stands in its beginning: a page of a hundred long ones would be parsed for seconds.
  const content = sql<string>`left(${threads.content}, ${policy.search.htmlCharacters}::int)`;
  const rows = await db.select({ id, content }).from(threads).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.content]));
}
