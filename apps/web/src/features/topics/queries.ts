import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE_SIZE = 10;

export const topicTabs = ["hot", "latest", "essence", "questions"] as const;
export type TopicTab = (typeof topicTabs)[number];

/** Returns the tab in a URL, or the first tab. */
export const getTopicTab = (search: URLSearchParams): TopicTab =>
  topicTabs.find((tab) => tab === search.get("tab")) ?? "hot";

const ORDER = {
  hot: { orderByColumn: "hot_score" },
  latest: { orderByColumn: "posted_at" },
  essence: { isessence: 1 },
  questions: {},
} as const;

export const questionStates = ["open", "solved"] as const;
export type QuestionState = (typeof questionStates)[number];

/** Returns the state of questions in a URL, `open` by default; undefined on the other tabs. */
export const getQuestionState = (search: URLSearchParams): QuestionState | undefined =>
  getTopicTab(search) === "questions"
    ? (questionStates.find((state) => state === search.get("sort")) ?? "open")
    : undefined;

export const topicBoards = ["all", "day", "week"] as const;
export type TopicBoard = (typeof topicBoards)[number];

/** Returns the ranking in a URL, by views by default. */
export const getTopicBoard = (search: URLSearchParams): TopicBoard =>
  topicBoards.find((board) => board === search.get("board")) ?? "all";

const BOARD = { day: "day_heat", week: "week_heat" } as const;

/** Query of the topics with the most views, or with the most activity in a period (CONST-020). */
export const hotTopics = (api: Api, board: TopicBoard = "all") =>
  apiQuery(api, "topicStatistics", {
    query: { pageNum: 1, pageSize: PAGE_SIZE, ...(board !== "all" && { orderByColumn: BOARD[board] }) },
  });

/** Query of today's counts of a topic, its top authors and related topics. */
export const topicInsight = (api: Api, topicId: string) =>
  apiQuery(api, "topicInsight", { query: { topicId }, silent: true });

/** Query of the topics that the member follows, with counts of new threads. */
export const followedTopics = (api: Api) => apiInfinite(api, "topicMine", {}, { pageSize: PAGE_SIZE });

export const topicOrders = ["hot", "latest"] as const;
export type TopicOrder = (typeof topicOrders)[number];

/** Returns the order of topics in a URL, `hot` by default. */
export const getTopicOrder = (search: URLSearchParams): TopicOrder =>
  topicOrders.find((order) => order === search.get("order")) ?? "hot";

const TOPIC_ORDER = { hot: "view_count", latest: "created_at" } as const;

/** Query of all topics, or of those that contain a keyword. */
export const topicPages = (api: Api, keyWord: string, order: TopicOrder) =>
  apiInfinite(
    api,
    "topicList",
    { query: { orderByColumn: TOPIC_ORDER[order], ...(keyWord ? { keyWord } : {}) } },
    { pageSize: PAGE_SIZE },
  );

export const topic = (api: Api, topicId: string) =>
  apiQuery(api, "topicDetail", { path: { topicId }, silent: true });

/** Query of the threads of a topic in a tab, for questions in one state. */
export const topicFeed = (api: Api, topicId: string, tab: TopicTab, question?: QuestionState) =>
  apiInfinite(
    api,
    "threadListOfTopic",
    { query: { topicId, ...ORDER[tab], ...(question && { question }) } },
    { pageSize: PAGE_SIZE },
  );
