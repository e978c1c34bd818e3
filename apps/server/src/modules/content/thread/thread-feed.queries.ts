import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { trusted } from "../../../core/screened.ts";
import { allOf, type Flag, flagCondition } from "../../../core/sql.ts";
import { threadSortKeys, threads } from "../../../db/schema/index.ts";

/** Written out, not as a parameter: the partial indexes are matched by it. */
export const isNormal = sql`${threads.status} = 1`;
const essence = sql`${threads.essenceAt} is not null`;
const cherrypick = sql`${threads.cherrypickAt} is not null`;

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
  allOf(...conditionsOf(ofThread, filter), filter.userId ? eq(threads.authorId, filter.userId) : undefined);

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
export const asks = (thread: SQLWrapper, state: PlaceFilter["question"]): SQL | undefined => {
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
    where: and(isNormal, sql`${threads.deviceName} <> ''`, eq(threads.deviceName, trusted(deviceName))),
    orderBy: [desc(postedAt), desc(id)],
  };
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
