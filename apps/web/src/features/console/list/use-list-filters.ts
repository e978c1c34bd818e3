import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useUrlQuery } from "#lib/use-url-query.ts";

/** Props that mark the row named in the URL and scroll to it. */
export interface TargetRowProps {
  "aria-current"?: true;
  ref?: (row: HTMLElement | null) => void;
}

const scrollToRow = (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" });

/** Filters, page and open details of a table, stored in the URL so that they survive a reload and can be shared. */
export function useListFilters() {
  const [params, changeQuery] = useUrlQuery();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  /** Key of the history entry that `close` has already left. */
  const closedKey = useRef("");
  /** Whether the details were opened from the table, so that the previous history entry is the table. */
  const wasOpenedHere = (state as { opened?: boolean } | null)?.opened === true;
  const change = (to: Record<string, string>, newState?: { opened: boolean }) =>
    changeQuery(
      (next) => {
        if (!("page" in to)) next.delete("page");
        for (const [name, value] of Object.entries(to)) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: !newState, preventScrollReset: newState?.opened !== false, state: newState ?? state },
    );
  const set = (to: Record<string, string>) => change(to);
  const page = Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1);
  return {
    page,
    get: (name: string) => params.get(name) ?? "",
    set,
    /** Returns the props that mark and scroll to the row named in the URL. */
    getTargetRowProps: (id: string): TargetRowProps =>
      params.get("row") === id ? { "aria-current": true, ref: scrollToRow } : {},
    /** Goes to a page and scrolls to its top. Adds a history entry, except within details that were opened here. */
    setPage: (to: number) => change({ page: String(to) }, wasOpenedHere ? undefined : { opened: false }),
    /** Opens details in a new history entry, or replaces the open ones. Going back closes them. */
    open: (to: Record<string, string>) =>
      change(
        { page: String(page), ...to },
        Object.entries(to).some(([name, value]) => value !== "" && params.has(name))
          ? undefined
          : { opened: true },
      ),
    /** Closes details: goes back if they were opened here, otherwise removes the parameters from the URL. */
    close: (...names: string[]) => {
      if (!wasOpenedHere)
        return set({ page: String(page), ...Object.fromEntries(names.map((name) => [name, ""])) });
      // A second call before the navigation must not go back twice.
      if (closedKey.current === key) return;
      closedKey.current = key;
      void navigate(-1);
    },
  };
}
