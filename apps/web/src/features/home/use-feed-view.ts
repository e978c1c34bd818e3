import { useSyncExternalStore } from "react";
import { setCookie } from "#lib/theme.ts";

/** Presentation of the feed: rows, or a wall of pictures (视野). */
export type FeedView = "list" | "wall";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();

const getView = (): FeedView => (/(?:^|; )feed=wall(?:;|$)/.test(document.cookie) ? "wall" : "list");

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores the view in a cookie like the theme, because logging out clears the local storage. */
function setView(view: FeedView): void {
  setCookie(document, "feed", view, view === "wall" ? YEAR_SECONDS : 0);
  for (const listener of listeners) listener();
}

/** Returns the stored view and its setter. The server renders rows. */
export const useFeedView = (): [view: FeedView, setView: (view: FeedView) => void] => [
  useSyncExternalStore(subscribe, getView, () => "list"),
  setView,
];
