/** Popstate listener that runs before the router's and may stop the event. */
export const historyListener: { onPop?: (event: PopStateEvent) => void } = {};

/** Registers `historyListener`. Call this before the router is created: listeners run in the order of registration. */
export function listenToHistory(): void {
  window.addEventListener("popstate", (event) => historyListener.onPop?.(event));
}
