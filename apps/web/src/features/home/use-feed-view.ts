import { useSyncExternalStore } from "react";
import { keepCookie } from "#lib/theme.ts";

/** How the feed is looked at: as rows, or as a wall of its pictures (视野). */
export type FeedView = "list" | "wall";

const YEAR = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();

const read = (): FeedView => (/(?:^|; )feed=wall(?:;|$)/.test(document.cookie) ? "wall" : "list");

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers a view in a cookie of this browser, as the theme is: logging out empties the local storage. */
function choose(view: FeedView): void {
  keepCookie(document, "feed", view, view === "wall" ? YEAR : 0);
  for (const listener of listeners) listener();
}

/** The view this browser remembers, and the way to choose another one. The server renders rows. */
export const useFeedView = (): [view: FeedView, choose: (view: FeedView) => void] => [
  useSyncExternalStore(subscribe, read, () => "list"),
  choose,
];
