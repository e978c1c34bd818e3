import type { Api } from "@lenscape/api/client";
import type { AnswerOf, QueryOf, RowOf } from "@lenscape/api/types";
import { apiInfinite, apiQuery } from "#lib/query.ts";

export type Issue = RowOf<"suggestList">;
export type Feedback = RowOf<"feedbackList">;
export type FeedbackDetail = AnswerOf<"feedbackDetail">;
export type MineState = NonNullable<QueryOf<"feedbackList">["state"]>;
/** What the list of mine can be narrowed to. */
export const mineStates = ["new", "doing", "waiting", "over"] as const satisfies readonly MineState[];
export type Kind = Feedback["kind"];

const ROWS = 10;
const ALIKE = 5;
const ANSWERS = 100;

/** The board of known issues. */
export const issues = (api: Api, state: "open" | "fixed", model: string) =>
  apiInfinite(api, "suggestList", { query: { state, ...(model && { model }) } }, { pageSize: ROWS });

/** Known issues that are like what somebody writes. */
export const similarIssues = (api: Api, keyWord: string) =>
  apiQuery(api, "suggestList", { query: { keyWord, pageSize: ALIKE } });

/** Questions with answers, all or those that contain a word. */
export const faqs = (api: Api, keyWord?: string) =>
  apiQuery(api, "faqList", { query: { pageSize: keyWord ? ROWS : ANSWERS, ...(keyWord && { keyWord }) } });

/** How many feedbacks I have, and which known issues I have met too. */
export const summary = (api: Api) => apiQuery(api, "feedbackSummary", { silent: true });

/** My feedbacks, the latest first. */
export const mine = (api: Api, state?: MineState) =>
  apiInfinite(api, "feedbackList", { query: { ...(state && { state }) } }, { pageSize: ROWS });

/** One of mine with what has been said about it. */
export const detail = (api: Api, feedbackId: string) =>
  apiQuery(api, "feedbackDetail", { query: { feedbackId }, silent: true });

/** The models a report may be about. */
export const models = (api: Api) => apiQuery(api, "deviceModels", { silent: true });

/** My devices, from which a report takes its facts. */
export const myDevices = (api: Api) => apiQuery(api, "deviceList", { silent: true });
