import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** Page size that fits all questions, which are filtered in the browser. */
const ALL_SIZE = 100;

/** Query of all frequently asked questions. */
export const faqs = (api: Api) => apiQuery(api, "faqList", { query: { pageNum: 1, pageSize: ALL_SIZE } });

/** Query of the member's votes. */
export const votes = (api: Api) => apiQuery(api, "faqVotes", { silent: true });
