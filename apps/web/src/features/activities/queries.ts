import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE_SIZE = 12;
const SIGNUPS_SIZE = 20;

export const activityTabs = ["all", "open", "soon", "ongoing", "over"] as const;

/** Returns the filter of the list in a URL. Ignores unknown values. */
export function getListFilter(search: URLSearchParams) {
  const groupId = /^[1-9]\d{0,17}$/.exec(search.get("groupId") ?? "")?.[0];
  const tab = activityTabs.find((name) => name === search.get("tab")) ?? "all";
  return { groupId, tab, offlineOnly: search.get("isOffline") === "1" };
}

export type ActivityListFilter = ReturnType<typeof getListFilter>;

/** Query of the activities of a group and state (ROUTE-059). */
export const activities = (api: Api, { groupId, tab, offlineOnly }: ActivityListFilter) =>
  apiInfinite(
    api,
    "activityList",
    {
      query: { tab, ...(groupId && { groupId }), ...(offlineOnly && { isOffline: 1 as const }) },
    },
    { pageSize: PAGE_SIZE },
  );

/** Query of the number of activities in each state. */
export const activityCounts = (api: Api, groupId: string | undefined) =>
  apiQuery(api, "activityCounts", { query: groupId ? { groupId } : {}, silent: true });

/** Query of an activity without viewer state. */
export const activity = (api: Api, activityId: string) =>
  apiQuery(api, "activityDetail", { query: { activityId }, silent: true });

/** Query of the member's signup and role in an activity. */
export const ownSignup = (api: Api, activityId: string) =>
  apiQuery(api, "activityMine", { query: { activityId }, silent: true });

/** Query of the thread of an activity, with its text and counters. */
export const activityThread = (api: Api, threadId: string) =>
  apiQuery(api, "threadDetail", { query: { threadId }, silent: true });

/** Query of the signups, for the organiser. */
export const signups = (api: Api, activityId: string, status: 0 | 1 | 2 | 3 | 4 | undefined) =>
  apiInfinite(
    api,
    "activitySignupList",
    { query: { activityId, ...(status !== undefined && { status }) } },
    { pageSize: SIGNUPS_SIZE },
  );
