import type { Api } from "@lenscape/api/client";
import type { AnswerOf } from "@lenscape/api/types";
import { apiQuery } from "#lib/query.ts";

/** Page size of the author's other threads: three, plus the open thread, which may be among them. */
const AUTHOR_THREADS_SIZE = 3 + 1;
const TIPPERS_SIZE = 20;
const MAX_NEXT_THREADS = 5;

/** Query of a thread without viewer state (ruling 21). */
export const thread = (api: Api, threadId: string) =>
  apiQuery(api, "threadDetail", { query: { threadId }, silent: true });

/** Query of an author's profile and counters. */
export const author = (api: Api, userId: string) =>
  apiQuery(api, "otherInfo", { body: { userId }, silent: true });

/** Query of an author's threads, newest first. */
export const authorThreads = (api: Api, userId: string) =>
  apiQuery(api, "threadList", {
    query: { userId, threadClassify: 1, pageNum: 1, pageSize: AUTHOR_THREADS_SIZE },
    silent: true,
  });

/** Query of the member's points and limits for tipping a thread. */
export const tippingInfo = (api: Api, threadId: string) =>
  apiQuery(api, "tippingInfo", { query: { threadId }, silent: true });

/** Query of the members who tipped a thread, largest tip first. */
export const tippers = (api: Api, threadId: string) =>
  apiQuery(api, "tippingList", { query: { threadId, pageNum: 1, pageSize: TIPPERS_SIZE } });

/** Query of the circle of a thread. */
export const circleDetail = (api: Api, id: string) =>
  apiQuery(api, "circleDetail", { path: { id }, silent: true });

/** Query of the known issues, questions and threads that are similar to a thread. */
export const relatedThreads = (api: Api, threadId: string) =>
  apiQuery(api, "threadRelated", { query: { threadId }, silent: true });

/** Query of the hot threads. */
export const hotThreads = (api: Api) => apiQuery(api, "threadHot", { silent: true });

/** Returns today's hot threads to read after a thread. */
export const getNextThreads = (threadId: string, hot?: AnswerOf<"threadHot">) =>
  (hot?.day ?? []).filter(({ id }) => id !== threadId).slice(0, MAX_NEXT_THREADS);
