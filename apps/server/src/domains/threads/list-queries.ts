import { and, asc, desc, eq, inArray, notExists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Flag, flagCondition, rowsOf } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { countUpTo } from "../../db/count.ts";
import {
  circles,
  groups,
  siteCounters,
  threadSortKeys,
  threads,
  threadTopics,
  topics,
  users,
} from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";

export interface Page {
  limit: number;
  offset: number;
}

/** Written out, not as a parameter: the partial indexes are matched by it. */
export const isNormal = sql`${threads.status} = 1`;
const essence = sql`${threads.essenceAt} is not null`;
const cherrypick = sql`${threads.cherrypickAt} is not null`;

/** The follow feed goes this far back. */
const followedAtMost = 1000;

/** What lists ask of a thread, where it is itself. */
const ofThread = {
  table: threads,
  id: threads.id,
  shown: isNormal,
  essence,
  pact: sql`${threads.pactAt} is not null`,
  guide: sql`${threads.guideAt} is not null`,
  cherrypick,
  columns: threads,
};

/** The same where threads are kept by heat and last comment; what is not shown is not there. */
const ofKeys = {
  table: threadSortKeys,
  id: threadSortKeys.threadId,
  shown: undefined,
  essence: sql`${threadSortKeys.isEssence}`,
  pact: sql`${threadSortKeys.isPact}`,
  guide: sql`${threadSortKeys.isGuide}`,
  cherrypick: sql`${threadSortKeys.isPicked}`,
  columns: threadSortKeys,
};

type Source = typeof ofThread | typeof ofKeys;

/** A list of threads: which ones, in what order. The order follows an index of the table, ties included. */
export interface Feed {
  from: Source;
  where: SQL | undefined;
  orderBy: SQL[];
}

const { siteSticky, postedAt, id } = threads;
const { hotRank, hotScore, lastReplyAt } = threadSortKeys;

export const homeFeeds = {
  recommend: {
    from: ofKeys,
    where: undefined,
    orderBy: [desc(threadSortKeys.siteSticky), desc(hotRank), desc(ofKeys.id)],
  },
  latest: { from: ofThread, where: isNormal, orderBy: [desc(siteSticky), desc(postedAt), desc(id)] },
  essence: {
    from: ofThread,
    where: and(isNormal, essence),
    orderBy: [desc(threads.essenceAt), desc(id)],
  },
} satisfies Record<string, Feed>;

export interface ListFilter {
  isessence?: Flag;
  isPact?: Flag;
  isGuide?: Flag;
  userId?: string;
  threadClassify?: number;
}

const conditionsOf = (from: Source, { isessence, isPact, isGuide, threadClassify }: ListFilter) => [
  from.shown,
  flagCondition(isessence, from.essence),
  flagCondition(isPact, from.pact),
  flagCondition(isGuide, from.guide),
  threadClassify === undefined ? undefined : eq(from.columns.classify, threadClassify),
];

/** The conditions of the general list on threads, `status` among them. */
export const filterOf = (filter: ListFilter): SQL =>
  and(...conditionsOf(ofThread, filter), filter.userId ? eq(threads.authorId, filter.userId) : undefined)!;

const columns = {
  posted_at: postedAt,
  pact_at: threads.pactAt,
  guide_at: threads.guideAt,
  essence_at: threads.essenceAt,
  hot_score: threads.hotScore,
};

/** The general list; ordering by a mark's time lists only the threads that bear the mark. */
export function listFeed(filter: ListFilter, column: keyof typeof columns, direction: "asc" | "desc"): Feed {
  const order = direction === "asc" ? asc : desc;
  // One member's threads are few: they are found by their author and sorted.
  if (column === "hot_score" && !filter.userId) {
    return {
      from: ofKeys,
      where: and(...conditionsOf(ofKeys, filter)),
      orderBy: [order(hotScore), order(ofKeys.id)],
    };
  }
  const marked = column === "pact_at" || column === "guide_at" || column === "essence_at";
  return {
    from: ofThread,
    where: and(filterOf(filter), marked ? sql`${columns[column]} is not null` : undefined),
    orderBy: [order(columns[column]), order(id)],
  };
}

/** What a list of one place can be narrowed to. */
export interface PlaceFilter {
  isessence?: Flag;
  /** Questions alone, in this state. */
  question?: "open" | "solved";
}

/** Few threads ask: they are found by the index of their state. */
const asks = (thread: SQLWrapper, state: PlaceFilter["question"]): SQL | undefined => {
  if (state === "open")
    return sql`${thread} in (select q.thread_id from questions q where q.accepted_post_id is null)`;
  if (state === "solved")
    return sql`${thread} in (select q.thread_id from questions q where q.accepted_post_id is not null)`;
  return undefined;
};

/** One circle's threads, its sticky ones first (ruling 20). */
export function circleFeed(
  circleId: string,
  column: "posted_at" | "last_reply_at" | "hot_score",
  { isessence, question }: PlaceFilter,
): Feed {
  const from = column === "posted_at" ? ofThread : ofKeys;
  const by = { posted_at: postedAt, last_reply_at: lastReplyAt, hot_score: hotRank }[column];
  return {
    from,
    where: and(
      from.shown,
      eq(from.columns.circleId, circleId),
      flagCondition(isessence, from.essence),
      asks(from.id, question),
    ),
    orderBy: [desc(from.columns.circleSticky), desc(by), desc(from.id)],
  };
}

/** One group's threads, site-sticky first (ruling 20). */
export function groupFeed(groupId: string, column: "posted_at" | "hot_score"): Feed {
  const from = column === "posted_at" ? ofThread : ofKeys;
  const { columns: of } = from;
  const by = { posted_at: postedAt, hot_score: hotRank }[column];
  return {
    from,
    where: and(from.shown, eq(of.groupId, groupId)),
    orderBy: [desc(of.siteSticky), desc(of.groupSticky), desc(by), desc(from.id)],
  };
}

/** What was posted from the device a member has authenticated, the latest first. */
export function deviceFeed(deviceName: string): Feed {
  return {
    from: ofThread,
    where: and(isNormal, sql`${threads.deviceName} <> ''`, eq(threads.deviceName, deviceName)),
    orderBy: [desc(postedAt), desc(id)],
  };
}

/** The device a member is the verified owner of; empty = none. */
export async function deviceOf(db: Db, userId: string): Promise<string> {
  const [row] = await db.select({ device: users.verifiedDevice }).from(users).where(eq(users.id, userId));
  return row?.device ?? "";
}

/** Curated picks, one group's sticky ones first: the latest pick, by heat that decays with age, or by heat alone. */
export function cherrypickFeed(
  groupId: string | undefined,
  column: "cherrypick_at" | "hot_rank" | "hot_score",
): Feed {
  const from = column === "cherrypick_at" ? ofThread : ofKeys;
  const { columns: of } = from;
  const by = { cherrypick_at: threads.cherrypickAt, hot_rank: hotRank, hot_score: hotScore }[column];
  return {
    from,
    where: and(from.shown, from.cherrypick, groupId ? eq(of.groupId, groupId) : undefined),
    orderBy: [...(groupId ? [desc(of.groupSticky)] : []), desc(by), desc(from.id)],
  };
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
  return rowsOf<{ total: number }>(result)[0]!.total;
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
  const content = sql<string>`left(${threads.content}, ${policy.search.lookedThrough}::int)`;
  const rows = await db.select({ id, content }).from(threads).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.content]));
}
