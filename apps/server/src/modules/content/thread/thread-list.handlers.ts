import { highlight } from "@lenscape/richtext/search";
import { toText } from "@lenscape/richtext/text";
import type { Answer, Context, Handlers, SharedHandler } from "../../../contract/handler.ts";
import { type Page, pageOf } from "../../../core/paging.ts";
import type { Services } from "../../../core/services.ts";
import { findThreads, noteSearch, searchThreads } from "../../search/index.ts";
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
  siteTotal,
  storedTotal,
  topicFeedIds,
  topicFeedTotal,
} from "./thread-list.queries.ts";

/** Maximum length of a highlighted title in characters. Longer than any title, so that no title is shortened. */
const MAX_HIGHLIGHTED_TITLE = 200;

async function listPage(
  { db, clock }: Services,
  ids: Promise<string[]>,
  total: Promise<number>,
  pinned?: Pinned,
) {
  const [threadIds, count] = await Promise.all([ids, total]);
  return { rows: await toThreads(db, clock, threadIds, pinned), total: count };
}

const feedPage = (services: Services, feed: Feed, page: Page, total: Promise<number>, pinned?: Pinned) =>
  listPage(services, feedIds(services.db, feed, page), total, pinned);

/** Total of the general list: a stored counter if the filter has one, otherwise counted up to a maximum. */
function listTotal({ db }: Services, filter: ListFilter, feed: Feed): Promise<number> {
  const conditions = Object.entries(filter).filter(([, value]) => value !== undefined);
  if (conditions.length === 0) return siteTotal(db, "threads");
  if (conditions.length === 1 && filter.isessence === 1) return siteTotal(db, "threads.essence");
  if (conditions.length === 1 && filter.userId) return storedTotal(db, "author", filter.userId);
  return boundedTotal(db, feed);
}

/** Converts a filter to terms of the search index; undefined if the index does not cover it. */
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
  // While the index is being built, and for filters it does not cover, a simpler query ranks threads with all words.
  const hits =
    (terms && (await findThreads(db, keyWord, filterOf(filter), terms))) ??
    (await searchThreads(db, filterOf(filter), keyWord));
  const ids = hits.ids.slice(page.offset, page.offset + page.limit);
  const [rows, contents] = await Promise.all([toThreads(db, clock, ids), contentsOf(db, ids)]);
  const words = hits.words.join(" ");
  return {
    total: hits.ids.length,
    rows: rows.map((row) => ({
      ...row,
      excerpt: highlight(toText(contents.get(row.id) ?? "").replaceAll("\n", " "), words),
      ...(row.title && { highlightTitle: highlight(row.title, words, MAX_HIGHLIGHTED_TITLE) }),
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
    const labelFilter =
      orderByColumn === "posted_at" || orderByColumn === "hot_score"
        ? filter
        : { [labelFlags[orderByColumn]]: 1, ...filter };
    return feedPage(context, feed, page, listTotal(context, labelFilter, feed));
  },

  /** Returns the shared list and records the member's search. */
  toMember(context, loadShared) {
    noteSearch(context);
    return loadShared();
  },
};

const emptyList: Answer<"threadHomeList"> = { rows: [], total: 0 };

async function deviceList(context: Context<"threadHomeList">, userId: string) {
  const device = await deviceOf(context.db, userId);
  if (!device) return emptyList;
  const feed = deviceFeed(device);
  return feedPage(context, feed, pageOf(context.query), boundedTotal(context.db, feed));
}

const threadHomeList: SharedHandler<"threadHomeList"> = {
  async read(context) {
    const { db, query } = context;
    const tab = query.tab ?? "recommend";
    const page = pageOf(query);
    if (tab === "follow" || tab === "device") return emptyList;
    if (tab === "essence")
      return feedPage(context, homeFeeds.essence, page, siteTotal(db, "threads.essence"));
    return feedPage(context, homeFeeds[tab], page, siteTotal(db, "threads"), (row) => row.siteSticky);
  },

  toMember(context, loadShared) {
    const { db, viewer, query } = context;
    if (query.tab === "follow")
      return listPage(context, followFeedIds(db, viewer.id, pageOf(query)), followTotal(db, viewer.id));
    return query.tab === "device" ? deviceList(context, viewer.id) : loadShared();
  },
};

/** Handlers for the public thread lists (rulings 20 to 22). */
export const listHandlers = {
  threadList,
  threadHomeList,

  async threadListOfCircle(context) {
    const { circleId, orderByColumn = "posted_at", isessence, question } = context.query;
    const feed = circleFeed(circleId, orderByColumn, { isessence, question });
    const total =
      isessence === undefined && question === undefined
        ? storedTotal(context.db, "circle", circleId)
        : boundedTotal(context.db, feed);
    return feedPage(context, feed, pageOf(context.query), total, (row) => row.circleSticky);
  },

  async threadListOfTopic(context) {
    const { topicId, orderByColumn: column = "posted_at", isessence, question } = context.query;
    const filter = { isessence, question };
    const ids = topicFeedIds(context.db, { topicId, column, ...filter }, pageOf(context.query));
    const total =
      isessence === undefined && question === undefined
        ? storedTotal(context.db, "topic", topicId)
        : topicFeedTotal(context.db, topicId, filter);
    return listPage(context, ids, total);
  },

  async threadListOfGroup(context) {
    const { groupId, orderByColumn = "posted_at" } = context.query;
    const total = storedTotal(context.db, "group", groupId);
    return feedPage(
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
    return feedPage(
      context,
      feed,
      pageOf(context.query),
      total,
      groupId ? (row) => row.groupSticky : undefined,
    );
  },

  async threadHot({ db }) {
    const rows = await hotRows(db);
    const threadsOf = (period: string) =>
      rows.filter((row) => row.period === period).map(({ id, title, hotScore }) => ({ id, title, hotScore }));
    return { day: threadsOf("day"), month: threadsOf("month"), year: threadsOf("year") };
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

const labelFlags = { pact_at: "isPact", guide_at: "isGuide", essence_at: "isessence" } as const;
