import type { Api } from "@lenscape/api/client";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE = 10;
const ROWS = 20;
const HELD = 50;

/** My threads (0), those I liked (1) and my favourites (3) (API-050 to API-052). */
export const ownThreads = {
  0: (api: Api) => apiInfinite(api, "myThreads", { query: { type: 0 } }, { pageSize: PAGE }),
  1: (api: Api) => apiInfinite(api, "myThreads", { query: { type: 1 } }, { pageSize: PAGE }),
  3: (api: Api) => apiInfinite(api, "myThreads", { query: { type: 3 } }, { pageSize: PAGE }),
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

/** What I told about myself, there since the page was loaded. */
const ownInfo = (api: Api) => apiQuery(api, "ownInfo", { body: {}, silent: true });

/** My header as far as it is known: what others see of me, before that what I told about myself. */
export function useOwnHeader(userId: string) {
  const { api } = useApp();
  const profile = useQuery(ownProfile(api, userId));
  const own = useQuery({ ...ownInfo(api), enabled: profile.isPending }).data;
  const told = own && { ...own, badges: [], hotRanking: null, joinedAt: "" };
  return { ...profile, data: profile.data ?? (profile.isError ? undefined : told) };
}

/** What others see of me, with when I joined and where I stand. */
export const ownProfile = (api: Api, userId: string) =>
  apiQuery(api, "otherInfoOfMember", { body: { userId }, silent: true });
