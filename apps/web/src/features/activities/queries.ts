import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE = 12;
const SIGNUPS = 20;

export const activityTabs = ["all", "open", "soon", "ongoing", "over"] as const;

/** What the address of the list asks for; anything unknown is taken as nothing. */
export function listOf(search: URLSearchParams) {
  const groupId = /^[1-9]\d{0,17}$/.exec(search.get("groupId") ?? "")?.[0];
  const tab = activityTabs.find((name) => name === search.get("tab")) ?? "all";
  return { groupId, tab, offlineOnly: search.get("isOffline") === "1" };
}

export type ListChoice = ReturnType<typeof listOf>;

/** The activities of a group and state (ROUTE-059). */
export const activities = (api: Api, { groupId, tab, offlineOnly }: ListChoice) =>
  apiInfinite(
    api,
    "activityList",
    {
      query: { tab, ...(groupId && { groupId }), ...(offlineOnly && { isOffline: 1 as const }) },
    },
    { pageSize: PAGE },
  );

/** How many activities each state has. */
export const counts = (api: Api, groupId: string | undefined) =>
  apiQuery(api, "activityCounts", { query: groupId ? { groupId } : {}, silent: true });

/** One activity as everybody sees it. */
export const activity = (api: Api, activityId: string) =>
  apiQuery(api, "activityDetail", { query: { activityId }, silent: true });

/** An activity and me. */
export const mine = (api: Api, activityId: string) =>
  apiQuery(api, "activityMine", { query: { activityId }, silent: true });

/** The thread an activity is: its text, likes and comments. */
export const threadOf = (api: Api, threadId: string) =>
  apiQuery(api, "threadDetail", { query: { threadId }, silent: true });

/** Who signed up, for the organiser. */
export const signups = (api: Api, activityId: string, status: 0 | 1 | 2 | 3 | 4 | undefined) =>
  apiInfinite(
    api,
    "activitySignupList",
    { query: { activityId, ...(status !== undefined && { status }) } },
    { pageSize: SIGNUPS },
  );
