import { getPressedKey } from "@lenscape/ui/lib/keys";
import { type ComponentType, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useHistoryState } from "#shell/frame/use-frame.ts";

interface SearchState {
  searching?: boolean;
}

/** Search overlay. Passed in by the router, because the shell cannot import a feature. */
export type SearchComponent = ComponentType<{ onClose: () => void }>;

/** Whether a key press belongs to a field or an open layer. */
const isForOtherTarget = ({ target }: KeyboardEvent) =>
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select") !== null)) ||
  document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null;

/**
 * Returns a function that opens the search overlay. The overlay has a history entry, so the back button closes it. The
 * key "/" opens the overlay too.
 */
export function useSearchLayer(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const [open] = useAction(() => {
    const { pathname, search } = location;
    return navigate({ pathname, search }, { state: { searching: true }, preventScrollReset: true });
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (getPressedKey(event) !== "/" || hasModifier || isForOtherTarget(event)) return;
    event.preventDefault();
    void open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return () => void open();
}

/**
 * Closes the search overlay after a reload, which shows the page itself. Call this before the router reads the history
 * entry. React Router stores the state of `navigate` under `usr`.
 */
export function closeSearchAfterReload({ history, performance }: Window): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const entry = history.state as { usr?: SearchState | null } | null;
  if (visit?.type !== "reload" || !entry?.usr?.searching) return;
  history.replaceState({ ...entry, usr: { ...entry.usr, searching: false } }, "");
}

/** Shows the search overlay while the current history entry has it open. */
export function SearchLayer({ Search }: { Search: SearchComponent }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const isOpen = useHistoryState<SearchState>()?.searching;
  return isOpen && <Search key={key} onClose={() => void navigate(-1)} />;
}
