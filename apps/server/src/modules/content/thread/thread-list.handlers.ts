import { highlight } from "@lenscape/richtext/search";
import { toText } from "@lenscape/richtext/text";
import type { Answer, Context, Handlers, SharedHandler } from "../../../contract/handler.ts";
import { type Page, pageOf } from "../../../core/paging.ts";
import type { Services } from "../../../core/services.ts";
import { findThreads, noteSearch } from "../../search/search.queries.ts";
import { searchThreads } from "../../search/thread-search.queries.ts";
import { type Pinned, toThreads } from "./thread.view.ts";
import {
  cherrypickFeed,
  circleFeed,
  deviceFeed,
  type Feed,
  filterOf,
  groupFeed,
  homeFeeds,
  type ListFilter,
  listFeed,
} from "./thread-feed.queries.ts";
import {
  boundedTotal,
  contentsOf,
  deviceOf,
  feedIds,
  followFeedIds,
  followTotal,
  hotRows,
  keptTotal,
  siteTotal,
  topicFeedIds,
  topicFeedTotal,
} from "./thread-list.queries.ts";

/** Characters of a highlighted title: more than any title has. */
const wholeTitle = 200;

async function answer(
  { db, clock }: Services,
  ids: Promise<string[]>,
  total: Promise<number>,
  pinned?: Pinned,
) {
  const [found, counted] = await Promise.all([ids, total]);
  return { rows: await toThreads(db, clock, found, pinned), total: counted };
}

const answerFeed = (services: Services, feed: Feed, page: Page, total: Promise<number>, pinned?: Pinned) =>
  answer(services, feedIds(services.db, feed, page), total, pinned);

/** The total of a general list: kept where one condition has a kept total, else counted up to a bound. */
function listTotal({ db }: Services, filter: ListFilter, feed: Feed): Promise<number> {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  if (given.length === 0) return siteTotal(db, "threads");
  if (given.length === 1 && filter.isessence === 1) return siteTotal(db, "threads.essence");
  if (given.length === 1 && filter.userId) return keptTotal(db, "author", filter.userId);
  return boundedTotal(db, feed);
}

/** A list's filter as terms of the search's index; undefined where the index does not know. */
function indexedTerms({ userId, threadClassify, isessence, isPact, isGuide }: ListFilter) {
  if (isPact !== undefined || isGuide !== undefined || isessence === 0) return undefined;
  return [
    ...(userId ? [`author:${userId}`] : []),
    ...(threadClassify !== undefined ? [`classify:${threadClassify}`] : []),
    ...(isessence === 1 ? ["essence"] : []),
  ];
}

async function search(services: Services, keyWord: string, filter: ListFilter, page: Page) {
  const { db, clock } = services;
  const terms = indexedTerms(filter);
  // While the index is filled, and for filters that it does not have, a simpler query ranks the threads with all words.
  const found =
    (terms && (await findThreads(db, keyWord, filterOf(filter), terms))) ??
    (await searchThreads(db, filterOf(filter), keyWord));
  const ids = found.ids.slice(page.offset, page.offset + page.limit);
  const [rows, contents] = await Promise.all([toThreads(db, clock, ids), contentsOf(db, ids)]);
  const words = found.words.join(" ");
  return {
    total: found.ids.length,
    rows: rows.map((row) => ({
      ...row,
      excerpt: highlight(toText(contents.get(row.id) ?? "").replaceAll("\n", " "), words),
      ...(row.title && { highlightTitle: highlight(row.title, words, wholeTitle) }),
    })),
  };
}

const threadList: SharedHandler<"threadList"> = {
  async read(context) {
    const { query } = context;
    const {
      keyWord,
      orderByColumn = "posted_at",
      isAsc = "desc",
      pageNum: _n,
      pageSize: _s,
      ...filter
    } = query;
    const page = pageOf(query);
    const words = keyWord?.trim();
    if (words) return search(context, words, filter, page);
    const feed = listFeed(filter, orderByColumn, isAsc);
    const marked =
      orderByColumn === "posted_at" || orderByColumn === "hot_score"
        ? filter
        : { [marks[orderByColumn]]: 1, ...filter };
    return answerFeed(context, feed, page, listTotal(context, marked, feed));
  },

  /** A member's list is everybody's; what they searched for is noted. */
  toMember(context, everyones) {
    noteSearch(context);
    return everyones();
  },
};

const emptyList: Answer<"threadHomeList"> = { rows: [], total: 0 };

async function ofMyDevice(context: Context<"threadHomeList">, userId: string) {
  const device = await deviceOf(context.db, userId);
  if (!device) return emptyList;
  const feed = deviceFeed(device);
  return answerFeed(context, feed, pageOf(context.query), boundedTotal(context.db, feed));
}

const threadHomeList: SharedHandler<"threadHomeList"> = {
  async read(context) {
    const { db, query } = context;
    const tab = query.tab ?? "recommend";
    const page = pageOf(query);
    if (tab === "follow" || tab === "device") return emptyList;
    if (tab === "essence")
      return answerFeed(context, homeFeeds.essence, page, siteTotal(db, "threads.essence"));
    return answerFeed(context, homeFeeds[tab], page, siteTotal(db, "threads"), (row) => row.siteSticky);
  },

  toMember(context, everyones) {
    const { db, viewer, query } = context;
    if (query.tab === "follow")
      return answer(context, followFeedIds(db, viewer.id, pageOf(query)), followTotal(db, viewer.id));
    return query.tab === "device" ? ofMyDevice(context, viewer.id) : everyones();
  },
};

/** The public lists of rulings 20 to 22. */
export const listHandlers = {
  threadList,
  threadHomeList,

  async threadListOfCircle(context) {
    const { circleId, orderByColumn = "posted_at", isessence, question } = context.query;
    const feed = circleFeed(circleId, orderByColumn, { isessence, question });
    const total =
      isessence === undefined && question === undefined
        ? keptTotal(context.db, "circle", circleId)
        : boundedTotal(context.db, feed);
    return answerFeed(context, feed, pageOf(context.query), total, (row) => row.circleSticky);
  },

  async threadListOfTopic(context) {
    const { topicId, orderByColumn: column = "posted_at", isessence, question } = context.query;
    const filter = { isessence, question };
    const ids = topicFeedIds(context.db, { topicId, column, ...filter }, pageOf(context.query));
    const total =
      isessence === undefined && question === undefined
        ? keptTotal(context.db, "topic", topicId)
        : topicFeedTotal(context.db, topicId, filter);
    return answer(context, ids, total);
  },

  async threadListOfGroup(context) {
    const { groupId, orderByColumn = "posted_at" } = context.query;
    const total = keptTotal(context.db, "group", groupId);
    return answerFeed(
      context,
      groupFeed(groupId, orderByColumn),
      pageOf(context.query),
      total,
      (row) => row.siteSticky || row.groupSticky,
    );
  },

  async cherrypickList(context) {
    const { groupId, orderByColumn = "cherrypick_at" } = context.query;
    const feed = cherrypickFeed(groupId, orderByColumn);
    const total = boundedTotal(context.db, feed);
    return answerFeed(
      context,
      feed,
      pageOf(context.query),
      total,
      groupId ? (row) => row.groupSticky : undefined,
    );
  },

  async threadHot({ db }) {
    const rows = await hotRows(db);
    const of = (period: string) =>
      rows.filter((row) => row.period === period).map(({ id, title, hotScore }) => ({ id, title, hotScore }));
    return { day: of("day"), month: of("month"), year: of("year") };
  },
} satisfies Pick<
  Handlers,
  | "threadList"
  | "threadHomeList"
  | "threadListOfCircle"
  | "threadListOfTopic"
  | "threadListOfGroup"
  | "cherrypickList"
  | "threadHot"
>;

const marks = { pact_at: "isPact", guide_at: "isGuide", essence_at: "isessence" } as const;
