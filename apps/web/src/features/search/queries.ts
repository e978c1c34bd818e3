import type { Api } from "@lenscape/api/client";
import { goesOn } from "@lenscape/api/paging";
import { keyOf } from "@lenscape/api/tanstack-query";
import type { AnswerOf } from "@lenscape/api/types";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { LIST_STALE_TIME } from "#config/timing.ts";
import { apiInfinite, apiQuery } from "#lib/query.ts";
import type { Refinement } from "./search-refinement.ts";

/** Rows of one page of results (CONST-015). */
export const SEARCH_PAGE = 100;
const FEATURED = 30;

/** While another word is looked up, the former results stay in sight. */
const shown = { placeholderData: keepPreviousData, refetchOnReconnect: true } as const;

type Found = AnswerOf<"searchList">;

/**
 * What holds the keyword, of all kinds, as it is narrowed; the token goes along, so that the search is kept in the
 * history. Every page says how many there are of each kind, and whether a slip was mended.
 */
export const results = (api: Api, keyWord: string, refinement: Refinement) =>
  infiniteQueryOptions({
    queryKey: keyOf("searchList", "pages", { keyWord, ...refinement }),
    queryFn: ({ pageParam, signal }): Promise<Found> =>
      api.call("searchList", {
        query: { keyWord, ...refinement, pageNum: pageParam, pageSize: SEARCH_PAGE },
        auth: true,
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last: Found, all: Found[]) =>
      goesOn(
        last,
        all.reduce((sum, page) => sum + page.rows.length, 0),
      )
        ? all.length + 1
        : undefined,
    staleTime: LIST_STALE_TIME,
    meta: { everybodys: false },
    ...shown,
  });

/** What is offered while a word is typed. */
export const suggestions = (api: Api, keyWord: string) => ({
  ...apiQuery(api, "searchSuggest", { query: { keyWord }, silent: true }),
  placeholderData: keepPreviousData,
});

/** All circles, to choose one from. */
export const circles = (api: Api) =>
  apiQuery(api, "circleList", { query: { pageNum: 1, pageSize: 100 }, silent: true });

/** All models, to choose one from. */
export const models = (api: Api) => apiQuery(api, "deviceModels", { silent: true });

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

/** Curated picks by their heat, which stands next to the place (SEARCH-023). */
export const picks = (api: Api) =>
  apiQuery(api, "cherrypickList", {
    query: { pageNum: 1, pageSize: SEARCH_PAGE, orderByColumn: "hot_score" },
  });
