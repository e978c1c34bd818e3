import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

/** Page size of the ranking (CONST-019). */
export const RANKING_PAGE_SIZE = 10;

/** Query of the first page of the ranking. Members get the list with follow states (ROLE-029, ROLE-030). */
export function activeUsers(api: Api, isSignedIn: boolean, pageSize = RANKING_PAGE_SIZE) {
  const query = { pageNum: 1, pageSize };
  return isSignedIn
    ? apiQuery(api, "hotUserListOfMember", { query })
    : apiQuery(api, "hotUserList", { query });
}

/** Query of the viewer's position in the ranking of a circle or of the community. */
export const ownRanking = (api: Api, circleId?: string) =>
  apiQuery(api, "hotUserOwn", { query: { circleId } });

/** Infinite query of the ranking of a circle or of the community. */
export function activeUserPages(api: Api, isSignedIn: boolean, circleId?: string) {
  const args = [{ query: { circleId } }, { pageSize: RANKING_PAGE_SIZE }] as const;
  return isSignedIn
    ? apiInfinite(api, "hotUserListOfMember", ...args)
    : apiInfinite(api, "hotUserList", ...args);
}
