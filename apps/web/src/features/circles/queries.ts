import type { Api } from "@lenscape/api/client";
import type { Circle } from "@lenscape/api/types";
import { apiInfinite, apiQuery } from "#lib/query.ts";

/** All forums fit one page; their categories are the tabs. */
const ALL = 100;
const FEED_SIZE = 10;

export const circleTabs = ["latest", "hot", "essence", "questions"] as const;
export type CircleTab = (typeof circleTabs)[number];

/** The tab an address names; the first one when it names none or an unknown one. */
export const circleTabOf = (search: URLSearchParams): CircleTab =>
  circleTabs.find((tab) => tab === search.get("tab")) ?? "latest";

export const circleSorts = ["posted", "replied", "open", "solved"] as const;
export type CircleSort = (typeof circleSorts)[number];

/** How a tab can be seen, first as it is when nothing is chosen. */
export const sortsOf: Partial<Record<CircleTab, readonly [CircleSort, ...CircleSort[]]>> = {
  latest: ["posted", "replied"],
  questions: ["open", "solved"],
};

/** How an address wants a tab seen; undefined where there is one way alone. */
export const circleSortOf = (search: URLSearchParams, tab: CircleTab): CircleSort | undefined => {
  const sorts = sortsOf[tab];
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

/** The order of the circles an address names; by heat when it names none or an unknown one. */
export const circleOrderOf = (search: URLSearchParams): CircleOrder =>
  circleOrders.find((order) => order === search.get("order")) ?? "hot";

const CIRCLE_ORDER = { hot: "trends_count", latest: "created_at" } as const;

export const forums = (api: Api) => apiQuery(api, "groupCardList", { query: { pageNum: 1, pageSize: ALL } });

export const circles = (api: Api, order: CircleOrder) =>
  apiQuery(api, "circleList", {
    query: { pageNum: 1, pageSize: ALL, orderByColumn: CIRCLE_ORDER[order] },
  });

/** The circles of a category whose name or description holds the word; an empty one asks for nothing. */
export function matchingCircles(rows: readonly Circle[], category: string, keyword: string): Circle[] {
  const wanted = keyword.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (!category || row.category === category) &&
      (!wanted || `${row.groupName}\n${row.brief}`.toLowerCase().includes(wanted)),
  );
}

/** The first moderators of the liveliest circles, each once, with the name of the circle. */
export function circleOwners(rows: readonly Circle[], most: number) {
  const owners = new Map<string, { user: Circle["webMaster"][number]; circle: string }>();
  for (const { webMaster, groupName } of [...rows].sort((a, b) => b.interactCount - a.interactCount)) {
    const user = webMaster[0];
    if (user && !owners.has(user.userId)) owners.set(user.userId, { user, circle: groupName });
  }
  return [...owners.values()].slice(0, most);
}

export const circle = (api: Api, id: string) => apiQuery(api, "circleDetail", { path: { id }, silent: true });

const SORT = {
  posted: { orderByColumn: "posted_at" },
  replied: { orderByColumn: "last_reply_at" },
  open: { question: "open" },
  solved: { question: "solved" },
} as const;

/** The threads of a circle, its sticky ones first. */
export const circleFeed = (api: Api, circleId: string, tab: CircleTab, sort?: CircleSort) =>
  apiInfinite(
    api,
    "threadListOfCircle",
    { query: { circleId, ...ORDER[tab], ...(sort && SORT[sort]) } },
    { pageSize: FEED_SIZE },
  );

const MEMBERS = 20;

export const circleMembers = (api: Api, circleId: string) =>
  apiInfinite(api, "circleMembers", { query: { circleId } }, { pageSize: MEMBERS });

/** Who waits to be let into a circle. */
export const applications = (api: Api, circleId: string) =>
  apiInfinite(api, "circleApplyList", { query: { circleId, status: 0 } }, { pageSize: MEMBERS });
