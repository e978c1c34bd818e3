import { type ComponentType, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useEntryState } from "#shell/frame/use-frame.ts";

interface LayerState {
  searching?: boolean;
}

/** The search, whose code stands above the shell and comes when it is first opened. */
export type SearchComponent = ComponentType<{ onClose: () => void }>;

/** Whether a key is meant for what has the focus, or for a question that is open. */
const isTaken = ({ target }: KeyboardEvent) =>
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select") !== null)) ||
  document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null;

/**
 * Returns the function that opens the search above the page one is on. It is an entry of the history, so that the way
 * back closes it and leads back to it. The key / opens it too.
 */
export function useSearchLayer(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const [open] = useAction(() => {
    const { pathname, search } = location;
    return navigate({ pathname, search }, { state: { searching: true }, preventScrollReset: true });
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    if (event.key !== "/" || !plain || isTaken(event)) return;
    event.preventDefault();
    void open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return () => void open();
}

/**
 * Closes the search layer of the current history entry if the page was reloaded: a reload shows the page itself. Called
 * before the router reads the entry; React Router keeps the state given to `navigate` under `usr`.
 */
export function closeSearchAfterReload({ history, performance }: Window): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const entry = history.state as { usr?: LayerState | null } | null;
  if (visit?.type !== "reload" || !entry?.usr?.searching) return;
  history.replaceState({ ...entry, usr: { ...entry.usr, searching: false } }, "");
}

/** The search above the page, while this entry of the history asks for it. */
export function SearchLayer({ Search }: { Search: SearchComponent }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const open = useEntryState<LayerState>()?.searching;
  return open && <Search key={key} onClose={() => void navigate(-1)} />;
}
