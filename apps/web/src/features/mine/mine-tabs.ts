import { mineText as text } from "./text.ts";

/** Lists of the personal center by `type` in the URL. Comments have 2, which the types of threads do not use. */
export const TABS = { 0: text.threads, 1: text.likes, 3: text.favorites, 2: text.posts } as const;

export type MineTab = keyof typeof TABS;

/** Order of the tabs. */
export const TAB_ORDER: readonly MineTab[] = [0, 1, 3, 2];

/** Returns the list in a URL, own threads by default. */
export function getMineTab(search: URLSearchParams): MineTab {
  const type = search.get("type") ?? "";
  return TAB_ORDER.find((tab) => String(tab) === type) ?? 0;
}
