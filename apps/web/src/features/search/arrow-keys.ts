const STOPS =
  "[data-slot=search-history-term], [data-slot=search-hit] h2 a, [data-slot=post-result] h2 a, [data-slot=user-result] a";

/**
 * The arrow keys lead from the search box down through the history and the results and back up. Takes the key, where
 * the focus is, and what surrounds it; moves the focus and returns whether it did.
 */
export function moveByArrow(key: string, from: Element, root: Element): boolean {
  if (key !== "ArrowDown" && key !== "ArrowUp") return false;
  const box = root.querySelector<HTMLElement>("[data-slot=search-bar-input]");
  const stops = [box, ...root.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop !== null);
  const at = stops.indexOf(from as HTMLElement);
  const next = at === -1 ? undefined : stops[at + (key === "ArrowDown" ? 1 : -1)];
  next?.focus();
  return next !== undefined;
}
