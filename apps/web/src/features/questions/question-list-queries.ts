import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE = 20;

/** How the page of questions can be narrowed: what nobody has solved, what is solved, what waits for me. */
export const questionTabs = ["open", "solved", "mine"] as const;
export type QuestionTab = (typeof questionTabs)[number];

/** The tab that an address names; the open questions when it names none. */
export const tabOf = (search: URLSearchParams): QuestionTab =>
  questionTabs.find((tab) => tab === search.get("tab")) ?? "open";

/** The list that stands beside the one of a tab. */
export const otherState = (tab: QuestionTab) => (tab === "solved" ? "open" : "solved");

/** Questions that are open or solved, of one model or of all. */
export const questionPages = (api: Api, state: "open" | "solved", model: string) =>
  apiInfinite(api, "questionList", { query: { state, ...(model && { model }) } }, { pageSize: PAGE });

/** The open questions that I may know an answer to. */
export const queuePages = (api: Api) => apiInfinite(api, "questionQueue", {}, { pageSize: PAGE });

/** What I have asked and answered, and the models I have. */
export const myQuestions = (api: Api) => apiQuery(api, "questionMine", { silent: true });

/** The models one may ask about. */
export const questionModels = (api: Api) => apiQuery(api, "deviceModels", { silent: true });
