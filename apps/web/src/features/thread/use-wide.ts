import { useSyncExternalStore } from "react";

/** Below this the aside is not shown. */
const WIDE = "(min-width: 48rem)";

function subscribe(listener: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the aside comes with the page: the server does not know the window, the browser does. */
export const bringsAside = (): boolean => typeof window === "undefined" || window.matchMedia(WIDE).matches;

/** Whether there is room for the aside; no on the server, which does not know the window. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
