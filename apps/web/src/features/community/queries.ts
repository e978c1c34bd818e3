import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

/** All forums fit one page; their categories are the tabs. */
const ALL = 100;
const FEED_SIZE = 10;

export const circleTabs = ["latest", "hot", "essence"] as const;
export type CircleTab = (typeof circleTabs)[number];

/** The tab an address names; the first one when it names none or an unknown one. */
export const circleTabOf = (search: URLSearchParams): CircleTab =>
  circleTabs.find((tab) => tab === search.get("tab")) ?? "latest";

const ORDER = {
  latest: { orderByColumn: "posted_at" },
  hot: { orderByColumn: "hot_score" },
  essence: { isessence: 1 },
} as const;

export const forums = (api: Api) => apiQuery(api, "groupCardList", { query: { pageNum: 1, pageSize: ALL } });

export const circles = (api: Api) => apiQuery(api, "circleList", { query: { pageNum: 1, pageSize: ALL } });

export const circle = (api: Api, id: string) => apiQuery(api, "circleDetail", { path: { id }, silent: true });

/** The threads of a circle, its sticky ones first. */
export const circleFeed = (api: Api, circleId: string, tab: CircleTab) =>
  apiInfinite(api, "threadListOfCircle", { query: { circleId, ...ORDER[tab] } }, { pageSize: FEED_SIZE });
