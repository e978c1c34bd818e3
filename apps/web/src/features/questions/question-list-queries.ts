import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE_SIZE = 20;

/** Tabs of the page of questions: open, solved, and open questions about the member's devices. */
export const questionTabs = ["open", "solved", "mine"] as const;
export type QuestionTab = (typeof questionTabs)[number];

/** Returns the tab in a URL, or the tab of open questions. */
export const getQuestionTab = (search: URLSearchParams): QuestionTab =>
  questionTabs.find((tab) => tab === search.get("tab")) ?? "open";

/** Returns the state of the questions in the sidebar of a tab. */
export const getOtherState = (tab: QuestionTab) => (tab === "solved" ? "open" : "solved");

/** Query of open or solved questions about one model or all models. */
export const questionPages = (api: Api, state: "open" | "solved", model: string) =>
  apiInfinite(api, "questionList", { query: { state, ...(model && { model }) } }, { pageSize: PAGE_SIZE });

/** Query of open questions about the member's device models. */
export const queuePages = (api: Api) => apiInfinite(api, "questionQueue", {}, { pageSize: PAGE_SIZE });

/** Query of the member's counters and device models. */
export const myQuestions = (api: Api) => apiQuery(api, "questionMine", { silent: true });

/** Query of all device models. */
export const questionModels = (api: Api) => apiQuery(api, "deviceModels", { silent: true });
