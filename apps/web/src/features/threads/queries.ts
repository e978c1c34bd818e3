import type { Api } from "@lenscape/api/client";
import type { AnswerOf } from "@lenscape/api/types";
import { apiQuery } from "#lib/query.ts";

/** The author's other threads that are shown, and the one at hand, which may be among them. */
const OTHERS = 3 + 1;
/** The tippers that are named. */
const TIPPERS = 20;
/** The threads that are offered to read on. */
const ONWARD = 5;

/** A thread as everybody sees it (ruling 21). */
export const thread = (api: Api, threadId: string) =>
  apiQuery(api, "threadDetail", { query: { threadId }, silent: true });

/** Who wrote a thread, with their counters. */
export const author = (api: Api, userId: string) =>
  apiQuery(api, "otherInfo", { body: { userId }, silent: true });

/** What else its author wrote, the newest first. */
export const writtenBy = (api: Api, userId: string) =>
  apiQuery(api, "threadList", {
    query: { userId, threadClassify: 1, pageNum: 1, pageSize: OTHERS },
    silent: true,
  });

/** What I may give a thread today, and have given it. */
export const tippingInfo = (api: Api, threadId: string) =>
  apiQuery(api, "tippingInfo", { query: { threadId }, silent: true });

/** Who tipped a thread, the most generous first. */
export const tippers = (api: Api, threadId: string) =>
  apiQuery(api, "tippingList", { query: { threadId, pageNum: 1, pageSize: TIPPERS } });

/** The circle a thread is in. */
export const circleDetail = (api: Api, id: string) =>
  apiQuery(api, "circleDetail", { path: { id }, silent: true });

/** What is like a thread. */
export const relatedTo = (api: Api, threadId: string) =>
  apiQuery(api, "threadRelated", { query: { threadId }, silent: true });

/** What is read most today. */
export const hotToday = (api: Api) => apiQuery(api, "threadHot", { silent: true });

/** Of what is read most today, what is offered at the end of a thread. */
export const onwardFrom = (threadId: string, hot?: AnswerOf<"threadHot">) =>
  (hot?.day ?? []).filter(({ id }) => id !== threadId).slice(0, ONWARD);
