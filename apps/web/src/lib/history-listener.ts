type Hear = (event: PopStateEvent) => void;

/** A listener that is called before the router's, and may keep a history step from it. */
export const historyListener: { onPop?: Hear } = {};

/** Call it before the router is created: listeners run in the order in which they were added. */
export function listenToHistory(): void {
  window.addEventListener("popstate", (event) => historyListener.onPop?.(event));
}
