import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { trusted } from "../../../core/screened.ts";
import { allOf, type Flag, flagCondition } from "../../../core/sql.ts";
import { threadSortKeys, threads } from "../../../db/schema/index.ts";

/** Condition for normal threads. A literal instead of a parameter, because partial indexes only match a literal. */
export const isNormal = sql`${threads.status} = 1`;
const essence = sql`${threads.essenceAt} is not null`;
const cherrypick = sql`${threads.cherrypickAt} is not null`;

/** Table, columns and conditions of lists that read `threads`. */
const fromThreads = {
  table: threads,
  id: threads.id,
  isPublic: isNormal,
  essence,
  pact: sql`${threads.pactAt} is not null`,
  guide: sql`${threads.guideAt} is not null`,
  cherrypick,
  columns: threads,
};

/** Table, columns and conditions of lists that read the sort keys, which exist for normal threads only. */
const fromSortKeys = {
  table: threadSortKeys,
  id: threadSortKeys.threadId,
  isPublic: undefined,
  essence: sql`${threadSortKeys.isEssence}`,
  pact: sql`${threadSortKeys.isPact}`,
  guide: sql`${threadSortKeys.isGuide}`,
  cherrypick: sql`${threadSortKeys.isPicked}`,
  columns: threadSortKeys,
};

type Source = typeof fromThreads | typeof fromSortKeys;

/** Source, filter and order of a thread list. The order follows an index of the table, ties included. */
export interface Feed {
  from: Source;
  where: SQL | undefined;
  orderBy: SQL[];
}

const { siteSticky, postedAt, id } = threads;
const { hotRank, hotScore, lastReplyAt } = threadSortKeys;

export const homeFeeds = {
  recommend: {
    from: fromSortKeys,
    where: undefined,
    orderBy: [desc(threadSortKeys.siteSticky), desc(hotRank), desc(fromSortKeys.id)],
  },
  latest: { from: fromThreads, where: isNormal, orderBy: [desc(siteSticky), desc(postedAt), desc(id)] },
  essence: {
    from: fromThreads,
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
  from.isPublic,
  flagCondition(isessence, from.essence),
  flagCondition(isPact, from.pact),
  flagCondition(isGuide, from.guide),
  threadClassify === undefined ? undefined : eq(from.columns.classify, threadClassify),
];

/** Conditions of the general list on `threads`, including the status. */
export const filterOf = (filter: ListFilter): SQL =>
  allOf(
    ...conditionsOf(fromThreads, filter),
    filter.userId ? eq(threads.authorId, filter.userId) : undefined,
  );

const sortColumns = {
  posted_at: postedAt,
  pact_at: threads.pactAt,
  guide_at: threads.guideAt,
  essence_at: threads.essenceAt,
  hot_score: threads.hotScore,
};

/** Feed of the general list. If it is sorted by the time of a label, only threads with the label are listed. */
export function listFeed(
  filter: ListFilter,
  column: keyof typeof sortColumns,
  direction: "asc" | "desc",
): Feed {
  const order = direction === "asc" ? asc : desc;
  // The few threads of one member are selected by the index on the author, then sorted.
  if (column === "hot_score" && !filter.userId) {
    return {
      from: fromSortKeys,
      where: and(...conditionsOf(fromSortKeys, filter)),
      orderBy: [order(hotScore), order(fromSortKeys.id)],
    };
  }
  const isLabelTime = column === "pact_at" || column === "guide_at" || column === "essence_at";
  return {
    from: fromThreads,
    where: and(filterOf(filter), isLabelTime ? sql`${sortColumns[column]} is not null` : undefined),
    orderBy: [order(sortColumns[column]), order(id)],
  };
}

/** Filters of the lists of a circle or topic. */
export interface PlaceFilter {
  isessence?: Flag;
  /** Lists only questions in this state. */
  question?: "open" | "solved";
}

/**
 * Condition for questions in a state; undefined without a state. Selects them by the index on the state, because few
 * threads are questions.
 */
export const isQuestion = (thread: SQLWrapper, state: PlaceFilter["question"]): SQL | undefined => {
  if (state === "open")
    return sql`${thread} in (select q.thread_id from questions q where q.accepted_post_id is null)`;
  if (state === "solved")
    return sql`${thread} in (select q.thread_id from questions q where q.accepted_post_id is not null)`;
  return undefined;
};

/** Feed of a circle's threads, sticky ones first (ruling 20). */
export function circleFeed(
  circleId: string,
  column: "posted_at" | "last_reply_at" | "hot_score",
  { isessence, question }: PlaceFilter,
): Feed {
  // A circle's essence is found by one index of the sort keys and sorted.
  const from = column === "posted_at" && isessence !== 1 ? fromThreads : fromSortKeys;
  const sortColumn = { posted_at: from.columns.postedAt, last_reply_at: lastReplyAt, hot_score: hotRank }[
    column
  ];
  return {
    from,
    where: and(
      from.isPublic,
      eq(from.columns.circleId, circleId),
      flagCondition(isessence, from.essence),
      isQuestion(from.id, question),
    ),
    orderBy: [desc(from.columns.circleSticky), desc(sortColumn), desc(from.id)],
  };
}

/** Feed of a group's threads, site-sticky ones first (ruling 20). */
export function groupFeed(groupId: string, column: "posted_at" | "hot_score"): Feed {
  const from = column === "posted_at" ? fromThreads : fromSortKeys;
  const { columns } = from;
  const sortColumn = { posted_at: postedAt, hot_score: hotRank }[column];
  return {
    from,
    where: and(from.isPublic, eq(columns.groupId, groupId)),
    orderBy: [desc(columns.siteSticky), desc(columns.groupSticky), desc(sortColumn), desc(from.id)],
  };
}

/** Feed of threads posted from a device, latest first. */
export function deviceFeed(deviceName: string): Feed {
  return {
    from: fromThreads,
    where: and(isNormal, sql`${threads.deviceName} <> ''`, eq(threads.deviceName, trusted(deviceName))),
    orderBy: [desc(postedAt), desc(id)],
  };
}

/**
 * Feed of picked threads, in one group with its sticky ones first. Sorted by the time of the pick, by heat that decays
 * with age, or by heat.
 */
export function cherrypickFeed(
  groupId: string | undefined,
  column: "cherrypick_at" | "hot_rank" | "hot_score",
): Feed {
  const from = column === "cherrypick_at" ? fromThreads : fromSortKeys;
  const { columns } = from;
  const sortColumn = { cherrypick_at: threads.cherrypickAt, hot_rank: hotRank, hot_score: hotScore }[column];
  return {
    from,
    where: and(from.isPublic, from.cherrypick, groupId ? eq(columns.groupId, groupId) : undefined),
    orderBy: [...(groupId ? [desc(columns.groupSticky)] : []), desc(sortColumn), desc(from.id)],
  };
}
