import { activityTabs } from "#features/activities/queries.ts";
import { circleOrders, circleSorts, circleTabs } from "#features/circles/queries.ts";
import { curatedOrders } from "#features/curated/queries.ts";
import { mineStates } from "#features/feedback/queries.ts";
import { homeTabs } from "#features/home/queries.ts";
import { goodsOrders } from "#features/mall/queries.ts";
import { questionTabs } from "#features/questions/question-list-queries.ts";
import { columns } from "#features/recommend/queries.ts";
import { KINDS, TIMES } from "#features/search/search-refinement.ts";
import { questionStates, topicBoards, topicOrders, topicTabs } from "#features/topics/queries.ts";
import { isId } from "#lib/id.ts";
import { keywordFrom } from "#lib/keyword.ts";
import { galleryAt, isPublicPath, type PageName, pageAt, pages, tabBarIndex } from "#paths";

/** The kinds of parameter: one of some words, an id, what is searched for, or a text of limited length. */
type Kind = readonly string[] | "id" | "keyword" | { readonly text: number };

const WORDS: Kind = { text: 100 };
/** The longest address that is followed (`safeHref`). */
const ADDRESS: Kind = { text: 2048 };
const YES: Kind = ["1"];

/**
 * The query parameters that the server-rendered pages read. Any other parameter is ignored: a page with `?x=1` is the
 * page without it.
 */
export const pageQuery: Partial<Record<PageName, Readonly<Record<string, Kind>>>> = {
  home: { tab: homeTabs },
  homeIndex: { tab: homeTabs },
  launchMiniProgram: { schemeUrl: ADDRESS },
  wxlogin: { redirect: ADDRESS, code: WORDS, state: WORDS },
  oidclogin: { redirect: ADDRESS, code: { text: 4096 }, state: WORDS, iss: ADDRESS },
  pclogin: { redirect: ADDRESS },
  register: { redirect: ADDRESS, code: WORDS },
  recover: { token: WORDS, verify: WORDS },
  notOpen: { redirect: ADDRESS },
  setup: { token: WORDS },
  webview: { url: ADDRESS },
  richText: { id: "id" },
  community: { category: WORDS },
  thread: { threadId: "id" },
  circles: {
    circleId: "id",
    tab: circleTabs,
    sort: circleSorts,
    order: circleOrders,
    category: WORDS,
    keyword: WORDS,
  },
  topicZone: { board: topicBoards, keyword: WORDS, order: topicOrders },
  recommendZone: { column: columns },
  questions: { tab: questionTabs, model: { text: 40 } },
  topic: { topicId: "id", tab: topicTabs, sort: questionStates },
  search: {
    solved: ["0", "1"],
    keyword: "keyword",
    tab: YES,
    kind: KINDS,
    circle: "id",
    model: { text: 40 },
    firmware: { text: 20 },
    within: TIMES,
    image: YES,
    sort: ["time"],
    exact: YES,
  },
  activities: { id: "id", groupId: "id", tab: activityTabs, isOffline: YES },
  cherrypick: { groupId: "id", order: curatedOrders },
  training: { view: ["mine"], state: mineStates, feedbackId: "id" },
  mall: { category: WORDS, mine: YES, order: goodsOrders },
  goods: { id: "id" },
  join: { code: WORDS },
};

const BASE = "http://in-site.invalid";
/** Stands for all addresses without a page, which get the same answer. */
const NOWHERE = "/404";
/** A value that is no id; the page reports it the same way for all of them. */
const NO_ID = "0";

/** A value normalised for its page; undefined for an empty one. */
function taken(given: string | null, kind: Kind): string | undefined {
  const value = given?.trim();
  if (!value) return undefined;
  if (kind === "id") return isId(value) ? value : NO_ID;
  if (kind === "keyword") return keywordFrom(value);
  if ("text" in kind) return value.length <= kind.text ? value : undefined;
  return kind.includes(value) ? value : undefined;
}

/**
 * The canonical form of an address for caching: a public page with the parameters that it reads, in their order; any
 * other page without any. Takes path and query.
 */
export function pageAddress(url: string): string {
  if (!URL.canParse(BASE + url)) return NOWHERE;
  const { pathname, searchParams: given } = new URL(BASE + url);
  const name = pageAt(pathname);
  if (!name) {
    const gallery = galleryAt(pathname);
    return gallery ? tabBarIndex[gallery] : NOWHERE;
  }
  if (!isPublicPath(pathname)) return pages[name].path;
  const kept = new URLSearchParams();
  for (const [key, kind] of Object.entries(pageQuery[name] ?? {})) {
    const value = taken(given.get(key), kind);
    if (value !== undefined) kept.set(key, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
