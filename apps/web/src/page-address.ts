import { activityTabs } from "#features/activities/queries.ts";
import { circleOrders, circleSorts, circleTabs } from "#features/circles/queries.ts";
import { curatedOrders } from "#features/curated/queries.ts";
import { feedbackStates } from "#features/feedback/queries.ts";
import { homeTabs } from "#features/home/queries.ts";
import { goodsOrders } from "#features/mall/queries.ts";
import { questionTabs } from "#features/questions/question-list-queries.ts";
import { columns } from "#features/recommend/queries.ts";
import { RESULT_KINDS, TIME_RANGES } from "#features/search/search-refinement.ts";
import { questionStates, topicBoards, topicOrders, topicTabs } from "#features/topics/queries.ts";
import { isId } from "#lib/id.ts";
import { toKeyword } from "#lib/keyword.ts";
import { findGallery, findPage, isPublicPath, type PageName, pages, tabBarIndex } from "#paths";

/** Kind of a query parameter: an enum, an ID, a search keyword, or a text of limited length. */
type Kind = readonly string[] | "id" | "keyword" | { readonly text: number };

const SHORT_TEXT: Kind = { text: 100 };
/** A URL of the maximum length that `safeHref` accepts. */
const URL_TEXT: Kind = { text: 2048 };
const FLAG: Kind = ["1"];

/** Query parameters that the server-rendered pages read. All other parameters are ignored. */
export const pageQuery: Partial<Record<PageName, Readonly<Record<string, Kind>>>> = {
  home: { tab: homeTabs },
  homeIndex: { tab: homeTabs },
  launchMiniProgram: { schemeUrl: URL_TEXT },
  wxlogin: { redirect: URL_TEXT, code: SHORT_TEXT, state: SHORT_TEXT },
  oidclogin: { redirect: URL_TEXT, code: { text: 4096 }, state: SHORT_TEXT, iss: URL_TEXT },
  pclogin: { redirect: URL_TEXT },
  register: { redirect: URL_TEXT, code: SHORT_TEXT },
  recover: { token: SHORT_TEXT, verify: SHORT_TEXT },
  notOpen: { redirect: URL_TEXT },
  setup: { token: SHORT_TEXT },
  webview: { url: URL_TEXT },
  richText: { id: "id" },
  community: { category: SHORT_TEXT },
  thread: { threadId: "id" },
  circles: {
    circleId: "id",
    tab: circleTabs,
    sort: circleSorts,
    order: circleOrders,
    category: SHORT_TEXT,
    keyword: SHORT_TEXT,
  },
  topicZone: { board: topicBoards, keyword: SHORT_TEXT, order: topicOrders },
  recommendZone: { column: columns },
  questions: { tab: questionTabs, model: { text: 40 } },
  topic: { topicId: "id", tab: topicTabs, sort: questionStates },
  search: {
    solved: ["0", "1"],
    keyword: "keyword",
    tab: FLAG,
    kind: RESULT_KINDS,
    circle: "id",
    model: { text: 40 },
    firmware: { text: 20 },
    within: TIME_RANGES,
    image: FLAG,
    sort: ["time"],
    exact: FLAG,
  },
  activities: { id: "id", groupId: "id", tab: activityTabs, isOffline: FLAG },
  cherrypick: { groupId: "id", order: curatedOrders },
  training: { view: ["mine"], state: feedbackStates, feedbackId: "id" },
  mall: { category: SHORT_TEXT, mine: FLAG, order: goodsOrders },
  goods: { id: "id" },
  join: { code: SHORT_TEXT },
};

const BASE = "http://in-site.invalid";
/** Canonical address of all unknown paths, which get the same response. */
const NOT_FOUND_PATH = "/404";
/** Canonical value of all invalid IDs, which get the same response. */
const INVALID_ID = "0";

/** Normalises the value of a parameter. Returns undefined for an empty or unknown value. */
function normalizeParam(raw: string | null, kind: Kind): string | undefined {
  const value = raw?.trim();
  if (!value) return undefined;
  if (kind === "id") return isId(value) ? value : INVALID_ID;
  if (kind === "keyword") return toKeyword(value);
  if ("text" in kind) return value.length <= kind.text ? value : undefined;
  return kind.includes(value) ? value : undefined;
}

/**
 * Returns the canonical form of a path with query, for caching: public pages keep the parameters that they read, in a
 * fixed order; other pages keep none.
 */
export function pageAddress(url: string): string {
  if (!URL.canParse(BASE + url)) return NOT_FOUND_PATH;
  const { pathname, searchParams } = new URL(BASE + url);
  const name = findPage(pathname);
  if (!name) {
    const gallery = findGallery(pathname);
    return gallery ? tabBarIndex[gallery] : NOT_FOUND_PATH;
  }
  if (!isPublicPath(pathname)) return pages[name].path;
  const canonical = new URLSearchParams();
  for (const [key, kind] of Object.entries(pageQuery[name] ?? {})) {
    const value = normalizeParam(searchParams.get(key), kind);
    if (value !== undefined) canonical.set(key, value);
  }
  return canonical.size > 0 ? `${pathname}?${canonical}` : pathname;
}
