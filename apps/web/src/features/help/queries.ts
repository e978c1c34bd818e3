import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** As many as one page of the contract holds: the questions are few, and are searched here. */
const ALL = 100;

/** The questions that are asked often. */
export const faqs = (api: Api) => apiQuery(api, "faqList", { query: { pageNum: 1, pageSize: ALL } });

/** What I have said of their answers. */
export const votes = (api: Api) => apiQuery(api, "faqVotes", { silent: true });
