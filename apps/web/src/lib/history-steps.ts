type Hear = (event: PopStateEvent) => void;

/** Who is told of a step in the history before the router is, and may keep it from the router. */
export const historySteps: { hear?: Hear } = {};

/** To be called before the router exists: a window calls its listeners in the order in which they came. */
export function hearHistorySteps(): void {
  window.addEventListener("popstate", (event) => historySteps.hear?.(event));
}
