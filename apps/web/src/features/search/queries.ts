import type { Api } from "@lenscape/api/client";
import { keepPreviousData } from "@tanstack/react-query";
import { apiInfinite, apiQuery } from "#lib/query.ts";

/** Rows of one page of results (CONST-015). */
export const SEARCH_PAGE = 100;
const FEATURED = 30;

/** While another word is looked up, the former results stay in sight. */
const shown = { placeholderData: keepPreviousData, refetchOnReconnect: true } as const;

/** Posts that hold the keyword; the token goes along, so that the search is kept in the history. */
export const postResults = (api: Api, keyWord: string) => ({
  ...apiInfinite(api, "threadList", { query: { keyWord }, auth: true }, { pageSize: SEARCH_PAGE }),
  ...shown,
});

/** Users whose nickname holds the keyword, with what they are to me. */
export const userResults = (api: Api, keyWord: string) => ({
  ...apiInfinite(api, "userQuery", { query: { keyWord }, auth: true }, { pageSize: SEARCH_PAGE }),
  ...shown,
});

/** What I searched for, newest first (API-146). */
export const history = (api: Api) => apiQuery(api, "searchHistory", { query: { pageNum: 1, pageSize: 20 } });

/** Featured posts (SEARCH-006). */
export const featured = (api: Api) =>
  apiQuery(api, "threadList", { query: { isessence: 1, pageNum: 1, pageSize: FEATURED } });

/** Recommended floors (SEARCH-021). */
export const floors = (api: Api) => apiQuery(api, "homeSpecshop", { silent: true });

/** Curated picks (SEARCH-023). */
export const picks = (api: Api) =>
  apiQuery(api, "cherrypickList", { query: { pageNum: 1, pageSize: SEARCH_PAGE } });
