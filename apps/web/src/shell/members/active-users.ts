import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

/** Entries of the ranking that come at once (CONST-019). */
export const RANKED = 10;

/**
 * The first page of the ranking: the public list for a visitor (ROLE-029), the one with follow states for a member
 * (ROLE-030).
 */
export function activeUsers(api: Api, signedIn: boolean, pageSize = RANKED) {
  const query = { pageNum: 1, pageSize };
  return signedIn ? apiQuery(api, "hotUserListOfMember", { query }) : apiQuery(api, "hotUserList", { query });
}

/** Where the member stands on the ranking of one circle or of all. */
export const ownPlace = (api: Api, circleId?: string) => apiQuery(api, "hotUserOwn", { query: { circleId } });

/** The whole ranking, of one circle or of all, page by page. */
export function activeUserPages(api: Api, signedIn: boolean, circleId?: string) {
  const args = [{ query: { circleId } }, { pageSize: RANKED }] as const;
  return signedIn
    ? apiInfinite(api, "hotUserListOfMember", ...args)
    : apiInfinite(api, "hotUserList", ...args);
}
