import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE = 10;
const ROWS = 20;
const HELD = 50;

/** My threads (0), those I liked (1) and those I keep (3), each from its own call (API-050 to API-052). */
export const ownThreads = {
  0: (api: Api) => apiInfinite(api, "myThreads", {}, { pageSize: PAGE }),
  1: (api: Api) => apiInfinite(api, "thumbupList", {}, { pageSize: PAGE }),
  3: (api: Api) => apiInfinite(api, "favoriteList", {}, { pageSize: PAGE }),
} as const;

/** My threads that are not shown to everybody; asked for again on every visit, for others decide about them. */
export const heldThreads = (api: Api) => ({
  ...apiQuery(api, "heldThreadList", { query: { pageSize: HELD } }),
  staleTime: 0,
});

/** My comments and replies. */
export const ownPosts = (api: Api) => apiInfinite(api, "myPostList", {}, { pageSize: ROWS });

/** The likes that my comments received. */
export const commentLikes = (api: Api) => apiInfinite(api, "commentLikeList", {}, { pageSize: ROWS });

/** What others see of me, with when I joined and where I stand. */
export const ownProfile = (api: Api, userId: string) =>
  apiQuery(api, "otherInfoOfMember", { body: { userId }, silent: true });
