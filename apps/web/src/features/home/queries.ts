import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

export const homeTabs = ["recommend", "latest", "follow", "essence", "device"] as const;
export type HomeTab = (typeof homeTabs)[number];

const FEED_SIZE = 10;
/** Number of threads fetched for the front of the home page. */
const FRONT_SIZE = 8;
/** Number of pacts and guides in the sidebar (API-150, API-155). */
const GUIDES_SIZE = 3;
/** Number of topics in the sidebar (CONST-020). */
const TOPICS_SIZE = 10;

/** Returns the tab in a URL, or the first tab. */
export const getHomeTab = (search: URLSearchParams): HomeTab =>
  homeTabs.find((tab) => tab === search.get("tab")) ?? "recommend";

/** Whether a tab depends on the member: followed authors, or members with the same device. */
export const isPersonal = (tab: HomeTab) => tab === "follow" || tab === "device";

/** Query of the feed of a tab. */
export const feed = (api: Api, tab: HomeTab) =>
  apiInfinite(api, "threadHomeList", { query: { tab }, auth: isPersonal(tab) }, { pageSize: FEED_SIZE });

export const banners = (api: Api) => apiQuery(api, "bannerCarousel");

/** Query of the front that the editors scheduled for now. */
export const todayFront = (api: Api) => apiQuery(api, "todayFront", { silent: true });

/** Query of the editors' latest picks, from which the front is made if none is scheduled. */
export const picks = (api: Api) =>
  apiQuery(api, "cherrypickList", { query: { pageNum: 1, pageSize: FRONT_SIZE } });

/** Query of the essence threads, from which the front is made if the editors have picked nothing. */
export const essence = (api: Api) =>
  apiQuery(api, "threadHomeList", { query: { tab: "essence", pageNum: 1, pageSize: FRONT_SIZE } });

export const shortcuts = (api: Api) => apiQuery(api, "groupList");

/** Query of the latest pacts (API-149 to API-153). */
export const pacts = (api: Api) =>
  apiQuery(api, "threadList", {
    query: { pageNum: 1, pageSize: GUIDES_SIZE, isPact: 1, orderByColumn: "pact_at", isAsc: "desc" },
  });

/** Query of the guides for newcomers (API-154 to API-156). */
export const guides = (api: Api) =>
  apiQuery(api, "threadList", { query: { pageNum: 1, pageSize: GUIDES_SIZE, isGuide: 1 } });

export const topics = (api: Api) =>
  apiQuery(api, "topicStatistics", { query: { pageNum: 1, pageSize: TOPICS_SIZE } });

export const hotThreads = (api: Api) => apiQuery(api, "threadHot", { silent: true });
