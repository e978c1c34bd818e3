const FOCUS_TARGETS =
  "[data-slot=search-history-term], [data-slot=search-hit] h2 a, [data-slot=post-result] h2 a, [data-slot=user-result] a";

/**
 * Moves the focus between the search box, the history and the results for an arrow key. Returns whether it moved.
 */
export function moveFocusByArrow(key: string, focused: Element, root: Element): boolean {
  if (key !== "ArrowDown" && key !== "ArrowUp") return false;
  const searchBox = root.querySelector<HTMLElement>("[data-slot=search-bar-input]");
  const targets = [searchBox, ...root.querySelectorAll<HTMLElement>(FOCUS_TARGETS)].filter(
    (target) => target !== null,
  );
  const index = targets.indexOf(focused as HTMLElement);
  const next = index === -1 ? undefined : targets[index + (key === "ArrowDown" ? 1 : -1)];
  next?.focus();
  return next !== undefined;
}
