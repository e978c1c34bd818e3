import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

export const homeTabs = ["recommend", "latest", "follow", "essence", "device"] as const;
export type HomeTab = (typeof homeTabs)[number];

const FEED_SIZE = 10;
/** Threads that the front of the home page chooses from. */
const FRONT_PICKS = 8;
/** Pacts and guides in the sidebar of the feed (API-150, API-155). */
const NOTICES = 3;
/** Topics in the sidebar of the feed (CONST-020). */
const TOPICS = 10;

/** The tab an address names; the first one when it names none or an unknown one. */
export const homeTabOf = (search: URLSearchParams): HomeTab =>
  homeTabs.find((tab) => tab === search.get("tab")) ?? "recommend";

/** The tabs that need to know who asks: what I follow, and what was posted from a device like mine. */
export const isPersonal = (tab: HomeTab) => tab === "follow" || tab === "device";

/** The feed of a tab. */
export const feed = (api: Api, tab: HomeTab) =>
  apiInfinite(api, "threadHomeList", { query: { tab }, auth: isPersonal(tab) }, { pageSize: FEED_SIZE });

export const banners = (api: Api) => apiQuery(api, "bannerCarousel");

/** What the editors put on the front for now. */
export const todayFront = (api: Api) => apiQuery(api, "todayFront", { silent: true });

/** What the editors picked last, the newest first: the front of the home page is made of it. */
export const picks = (api: Api) =>
  apiQuery(api, "cherrypickList", { query: { pageNum: 1, pageSize: FRONT_PICKS } });

/** The essence, from which the front makes itself where the editors have picked nothing. */
export const essence = (api: Api) =>
  apiQuery(api, "threadHomeList", { query: { tab: "essence", pageNum: 1, pageSize: FRONT_PICKS } });

export const shortcuts = (api: Api) => apiQuery(api, "groupList");

/** API-149 to API-153. */
export const pacts = (api: Api) =>
  apiQuery(api, "threadList", {
    query: { pageNum: 1, pageSize: NOTICES, isPact: 1, orderByColumn: "pact_at", isAsc: "desc" },
  });

/** API-154 to API-156. */
export const guides = (api: Api) =>
  apiQuery(api, "threadList", { query: { pageNum: 1, pageSize: NOTICES, isGuide: 1 } });

export const topics = (api: Api) =>
  apiQuery(api, "topicStatistics", { query: { pageNum: 1, pageSize: TOPICS } });

export const hotThreads = (api: Api) => apiQuery(api, "threadHot", { silent: true });
