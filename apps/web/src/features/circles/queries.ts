import type { Api } from "@lenscape/api/client";
import type { Circle } from "@lenscape/api/types";
import { apiInfinite, apiQuery } from "#lib/query.ts";

/** Page size that fits all forums. Their categories are filtered in the browser. */
const ALL_SIZE = 100;
const FEED_SIZE = 10;

export const circleTabs = ["latest", "hot", "essence", "questions"] as const;
export type CircleTab = (typeof circleTabs)[number];

/** Returns the tab in a URL, or the first tab. */
export const getCircleTab = (search: URLSearchParams): CircleTab =>
  circleTabs.find((tab) => tab === search.get("tab")) ?? "latest";

export const circleSorts = ["posted", "replied", "open", "solved"] as const;
export type CircleSort = (typeof circleSorts)[number];

/** Sort orders of a tab. The first one is the default. */
export const sortsByTab: Partial<Record<CircleTab, readonly [CircleSort, ...CircleSort[]]>> = {
  latest: ["posted", "replied"],
  questions: ["open", "solved"],
};

/** Returns the sort order in a URL, or the default of the tab; undefined for a tab with a single order. */
export const getCircleSort = (search: URLSearchParams, tab: CircleTab): CircleSort | undefined => {
  const sorts = sortsByTab[tab];
  return sorts?.find((sort) => sort === search.get("sort")) ?? sorts?.[0];
};

const ORDER = {
  latest: {},
  hot: { orderByColumn: "hot_score" },
  essence: { isessence: 1 },
  questions: {},
} as const;

export const circleOrders = ["hot", "latest"] as const;
export type CircleOrder = (typeof circleOrders)[number];

/** Returns the order of the circle list in a URL, `hot` by default. */
export const getCircleOrder = (search: URLSearchParams): CircleOrder =>
  circleOrders.find((order) => order === search.get("order")) ?? "hot";

const CIRCLE_ORDER = { hot: "trends_count", latest: "created_at" } as const;

export const forums = (api: Api) =>
  apiQuery(api, "groupCardList", { query: { pageNum: 1, pageSize: ALL_SIZE } });

export const circles = (api: Api, order: CircleOrder) =>
  apiQuery(api, "circleList", {
    query: { pageNum: 1, pageSize: ALL_SIZE, orderByColumn: CIRCLE_ORDER[order] },
  });

/** Filters circles by category and by a keyword in the name or description. Empty values do not filter. */
export function filterCircles(rows: readonly Circle[], category: string, keyword: string): Circle[] {
  const normalized = keyword.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (!category || row.category === category) &&
      (!normalized || `${row.groupName}\n${row.brief}`.toLowerCase().includes(normalized)),
  );
}

/** Returns the owners of the most active circles without duplicates, with the name of the circle. */
export function getActiveOwners(rows: readonly Circle[], maxCount: number) {
  const owners = new Map<string, { user: Circle["webMaster"][number]; circle: string }>();
  for (const { webMaster, groupName } of [...rows].sort((a, b) => b.interactCount - a.interactCount)) {
    const user = webMaster[0];
    if (user && !owners.has(user.userId)) owners.set(user.userId, { user, circle: groupName });
  }
  return [...owners.values()].slice(0, maxCount);
}

export const circle = (api: Api, id: string) => apiQuery(api, "circleDetail", { path: { id }, silent: true });

const SORT = {
  posted: { orderByColumn: "posted_at" },
  replied: { orderByColumn: "last_reply_at" },
  open: { question: "open" },
  solved: { question: "solved" },
} as const;

/** Query of the threads of a circle, sticky ones first. */
export const circleFeed = (api: Api, circleId: string, tab: CircleTab, sort?: CircleSort) =>
  apiInfinite(
    api,
    "threadListOfCircle",
    { query: { circleId, ...ORDER[tab], ...(sort && SORT[sort]) } },
    { pageSize: FEED_SIZE },
  );

const MEMBERS_SIZE = 20;

export const circleMembers = (api: Api, circleId: string) =>
  apiInfinite(api, "circleMembers", { query: { circleId } }, { pageSize: MEMBERS_SIZE });

/** Query of the pending applications for a circle. */
export const applications = (api: Api, circleId: string) =>
  apiInfinite(api, "circleApplyList", { query: { circleId, status: 0 } }, { pageSize: MEMBERS_SIZE });
