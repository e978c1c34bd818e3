import type { Api } from "@lenscape/api/client";
import type { AnswerOf, QueryOf, RowOf } from "@lenscape/api/types";
import { apiInfinite, apiQuery } from "#lib/query.ts";

export type Issue = RowOf<"suggestList">;
export type Feedback = RowOf<"feedbackList">;
export type FeedbackDetail = AnswerOf<"feedbackDetail">;
export type FeedbackState = NonNullable<QueryOf<"feedbackList">["state"]>;
/** States by which the member's feedback reports can be filtered. */
export const feedbackStates = ["new", "doing", "waiting", "over"] as const satisfies readonly FeedbackState[];
export type FeedbackKind = Feedback["kind"];

const PAGE_SIZE = 10;
const SIMILAR_PAGE_SIZE = 5;
const FAQ_PAGE_SIZE = 100;

/** Query of the known issues. */
export const issuesQuery = (api: Api, state: "open" | "fixed", model: string) =>
  apiInfinite(api, "suggestList", { query: { state, ...(model && { model }) } }, { pageSize: PAGE_SIZE });

/** Query of the known issues that are similar to a keyword. */
export const similarIssuesQuery = (api: Api, keyWord: string) =>
  apiQuery(api, "suggestList", { query: { keyWord, pageSize: SIMILAR_PAGE_SIZE } });

/** Query of the frequently asked questions, optionally filtered by a keyword. */
export const faqsQuery = (api: Api, keyWord?: string) =>
  apiQuery(api, "faqList", {
    query: { pageSize: keyWord ? PAGE_SIZE : FAQ_PAGE_SIZE, ...(keyWord && { keyWord }) },
  });

/** Query of the number of the member's feedback reports and of the known issues that they have confirmed. */
export const summaryQuery = (api: Api) => apiQuery(api, "feedbackSummary", { silent: true });

/** Query of the member's feedback reports, the latest first. */
export const ownFeedbackQuery = (api: Api, state?: FeedbackState) =>
  apiInfinite(api, "feedbackList", { query: { ...(state && { state }) } }, { pageSize: PAGE_SIZE });

/** Query of a feedback report with its replies. */
export const feedbackQuery = (api: Api, feedbackId: string) =>
  apiQuery(api, "feedbackDetail", { query: { feedbackId }, silent: true });

/** Query of the device models. */
export const modelsQuery = (api: Api) => apiQuery(api, "deviceModels", { silent: true });

/** Query of the member's devices, which prefill a report. */
export const ownDevicesQuery = (api: Api) => apiQuery(api, "deviceList", { silent: true });
