import { mineText as text } from "./text.ts";

/** The lists of the personal centre by the `type` of its address: 2 are the comments, which the threads' types leave free. */
export const TABS = { 0: text.threads, 1: text.likes, 3: text.favorites, 2: text.posts } as const;

export type MineTab = keyof typeof TABS;

/** The order in which they stand. */
export const ORDER: readonly MineTab[] = [0, 1, 3, 2];

/** The list that an address asks for; my threads when it asks for none that exists. */
export function tabOf(search: URLSearchParams): MineTab {
  const wanted = search.get("type") ?? "";
  return ORDER.find((tab) => String(tab) === wanted) ?? 0;
}
