import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const SIZE = 10;

export const topicTabs = ["hot", "latest", "essence", "questions"] as const;
export type TopicTab = (typeof topicTabs)[number];

/** The tab an address names; the first one when it names none or an unknown one. */
export const topicTabOf = (search: URLSearchParams): TopicTab =>
  topicTabs.find((tab) => tab === search.get("tab")) ?? "hot";

const ORDER = {
  hot: { orderByColumn: "hot_score" },
  latest: { orderByColumn: "posted_at" },
  essence: { isessence: 1 },
  questions: {},
} as const;

export const questionStates = ["open", "solved"] as const;
export type QuestionState = (typeof questionStates)[number];

/** Which of its questions an address wants of a topic; undefined on the other tabs. */
export const questionStateOf = (search: URLSearchParams): QuestionState | undefined =>
  topicTabOf(search) === "questions"
    ? (questionStates.find((state) => state === search.get("sort")) ?? "open")
    : undefined;

export const topicBoards = ["all", "day", "week"] as const;
export type TopicBoard = (typeof topicBoards)[number];

/** The ranking an address names; the one by views when it names none or an unknown one. */
export const topicBoardOf = (search: URLSearchParams): TopicBoard =>
  topicBoards.find((board) => board === search.get("board")) ?? "all";

const BOARD = { day: "day_heat", week: "week_heat" } as const;

/** The topics that are read most, or that most happened in recently (CONST-020). */
export const hotTopics = (api: Api, board: TopicBoard = "all") =>
  apiQuery(api, "topicStatistics", {
    query: { pageNum: 1, pageSize: SIZE, ...(board !== "all" && { orderByColumn: BOARD[board] }) },
  });

/** Today in a topic, who writes most about it, and which topics come with it. */
export const topicInsight = (api: Api, topicId: string) =>
  apiQuery(api, "topicInsight", { query: { topicId }, silent: true });

/** The topics I follow, with what is new in them. */
export const followedTopics = (api: Api) => apiInfinite(api, "topicMine", {}, { pageSize: SIZE });

export const topicOrders = ["hot", "latest"] as const;
export type TopicOrder = (typeof topicOrders)[number];

/** The order of the topics an address names; by heat when it names none or an unknown one. */
export const topicOrderOf = (search: URLSearchParams): TopicOrder =>
  topicOrders.find((order) => order === search.get("order")) ?? "hot";

const TOPIC_ORDER = { hot: "view_count", latest: "created_at" } as const;

/** All topics, or those that hold a word. */
export const topicPages = (api: Api, keyWord: string, order: TopicOrder) =>
  apiInfinite(
    api,
    "topicList",
    { query: { orderByColumn: TOPIC_ORDER[order], ...(keyWord ? { keyWord } : {}) } },
    { pageSize: SIZE },
  );

export const topic = (api: Api, topicId: string) =>
  apiQuery(api, "topicDetail", { path: { topicId }, silent: true });

/** The threads of a topic as a tab has them; of its questions those in one state. */
export const topicFeed = (api: Api, topicId: string, tab: TopicTab, question?: QuestionState) =>
  apiInfinite(
    api,
    "threadListOfTopic",
    { query: { topicId, ...ORDER[tab], ...(question && { question }) } },
    { pageSize: SIZE },
  );
