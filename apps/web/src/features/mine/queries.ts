import type { Api } from "@lenscape/api/client";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const THREADS_SIZE = 10;
const COMMENTS_SIZE = 20;
const PENDING_SIZE = 50;

/** Queries of own threads (0), liked threads (1) and favorites (3) (API-050 to API-052). */
export const ownThreads = {
  0: (api: Api) => apiInfinite(api, "myThreads", { query: { type: 0 } }, { pageSize: THREADS_SIZE }),
  1: (api: Api) => apiInfinite(api, "myThreads", { query: { type: 1 } }, { pageSize: THREADS_SIZE }),
  3: (api: Api) => apiInfinite(api, "myThreads", { query: { type: 3 } }, { pageSize: THREADS_SIZE }),
} as const;

/** Query of own threads that are not public. Refetched on every visit, because moderators decide about them. */
export const pendingThreads = (api: Api) => ({
  ...apiQuery(api, "heldThreadList", { query: { pageSize: PENDING_SIZE } }),
  staleTime: 0,
});

/** Query of own comments and replies. */
export const ownPosts = (api: Api) => apiInfinite(api, "myPostList", {}, { pageSize: COMMENTS_SIZE });

/** Query of the likes of own comments. */
export const commentLikes = (api: Api) =>
  apiInfinite(api, "commentLikeList", {}, { pageSize: COMMENTS_SIZE });

/** Query of the account data, which is loaded with the page. */
const ownInfo = (api: Api) => apiQuery(api, "ownInfo", { body: {}, silent: true });

/** Returns the public profile of the member, or the account data until it has loaded. */
export function useOwnHeader(userId: string) {
  const { api } = useApp();
  const profile = useQuery(ownProfile(api, userId));
  const own = useQuery({ ...ownInfo(api), enabled: profile.isPending }).data;
  const fallback = own && { ...own, badges: [], hotRanking: null, joinedAt: "" };
  return { ...profile, data: profile.data ?? (profile.isError ? undefined : fallback) };
}

/** Query of the member's public profile. */
export const ownProfile = (api: Api, userId: string) =>
  apiQuery(api, "otherInfoOfMember", { body: { userId }, silent: true });
