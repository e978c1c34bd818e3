import type { Api } from "@lenscape/api/client";
import { goesOn } from "@lenscape/api/paging";
import { keyOf } from "@lenscape/api/tanstack-query";
import type { AnswerOf } from "@lenscape/api/types";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { LIST_STALE_TIME_MS } from "#config/timing.ts";
import { apiInfinite, apiQuery } from "#lib/query.ts";
import type { Refinement } from "./search-refinement.ts";

/** Page size of the results (CONST-015). */
export const SEARCH_PAGE_SIZE = 100;
const FEATURED_PAGE_SIZE = 30;

/** Keeps the previous results visible while another keyword is loading. */
const keepPrevious = { placeholderData: keepPreviousData, refetchOnReconnect: true } as const;

type SearchPage = AnswerOf<"searchList">;

/**
 * Query of the results of all kinds with the filters. It is authenticated, so that the server adds the keyword to the
 * search history. Every page has the number of results per kind and the spelling correction.
 */
export const resultsQuery = (api: Api, keyWord: string, refinement: Refinement) =>
  infiniteQueryOptions({
    queryKey: keyOf("searchList", "pages", { keyWord, ...refinement }),
    queryFn: ({ pageParam, signal }): Promise<SearchPage> =>
      api.call("searchList", {
        query: { keyWord, ...refinement, pageNum: pageParam, pageSize: SEARCH_PAGE_SIZE },
        auth: true,
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last: SearchPage, all: SearchPage[]) =>
      goesOn(
        last,
        all.reduce((sum, page) => sum + page.rows.length, 0),
      )
        ? all.length + 1
        : undefined,
    staleTime: LIST_STALE_TIME_MS,
    meta: { isPublic: false },
    ...keepPrevious,
  });

/** Query of the suggestions for a typed keyword. */
export const suggestionsQuery = (api: Api, keyWord: string) => ({
  ...apiQuery(api, "searchSuggest", { query: { keyWord }, silent: true }),
  placeholderData: keepPreviousData,
});

/** Query of the circles to filter by. */
export const circlesQuery = (api: Api) =>
  apiQuery(api, "circleList", { query: { pageNum: 1, pageSize: 100 }, silent: true });

/** Query of the device models to filter by. */
export const modelsQuery = (api: Api) => apiQuery(api, "deviceModels", { silent: true });

/** Query of the users whose nickname contains the keyword, with their relation to the viewer. */
export const userResultsQuery = (api: Api, keyWord: string) => ({
  ...apiInfinite(api, "userQuery", { query: { keyWord }, auth: true }, { pageSize: SEARCH_PAGE_SIZE }),
  ...keepPrevious,
});

/** Query of the search history of the member, the newest first (API-146). */
export const historyQuery = (api: Api) =>
  apiQuery(api, "searchHistory", { query: { pageNum: 1, pageSize: 20 } });

/** Query of the featured threads (SEARCH-006). */
export const featuredQuery = (api: Api) =>
  apiQuery(api, "threadList", { query: { isessence: 1, pageNum: 1, pageSize: FEATURED_PAGE_SIZE } });

/** Query of the recommended sections (SEARCH-021). */
export const floorsQuery = (api: Api) => apiQuery(api, "homeSpecshop", { silent: true });

/** Query of the curated threads by hot score, which is shown next to the rank (SEARCH-023). */
export const picksQuery = (api: Api) =>
  apiQuery(api, "cherrypickList", {
    query: { pageNum: 1, pageSize: SEARCH_PAGE_SIZE, orderByColumn: "hot_score" },
  });
