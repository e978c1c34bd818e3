import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useQueryChange } from "#lib/use-query-change.ts";

/** What the row has that the address points to, and no other. */
export interface Pointed {
  "aria-current"?: true;
  ref?: (row: HTMLElement | null) => void;
}

/** Brings the row that the address points to into sight, as soon as it is there. */
const show = (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" });

/** The filters of a table and its page, kept in the address: they survive a reload and can be passed on. */
export function useFilters() {
  const [params, changeQuery] = useQueryChange();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const left = useRef("");
  /** Whether what is open was opened from the table: then the way back leads there. */
  const opened = (state as { opened?: boolean } | null)?.opened === true;
  const change = (to: Record<string, string>, as?: { opened: boolean }) =>
    changeQuery(
      (next) => {
        if (!("page" in to)) next.delete("page");
        for (const [name, value] of Object.entries(to)) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: !as, preventScrollReset: as?.opened !== false, state: as ?? state },
    );
  const set = (to: Record<string, string>) => change(to);
  const page = Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1);
  return {
    page,
    get: (name: string) => params.get(name) ?? "",
    set,
    /** What a row has for being the one that the address points to. */
    pointed: (id: string): Pointed => (params.get("row") === id ? { "aria-current": true, ref: show } : {}),
    /** Turns to another page, from its top on; the way back leads to the one before, but out of what was opened. */
    setPage: (to: number) => change({ page: String(to) }, opened ? undefined : { opened: false }),
    /** Opens something next to the table, or another of its kind instead; the way back closes it again. */
    open: (to: Record<string, string>) =>
      change(
        { page: String(page), ...to },
        Object.entries(to).some(([name, value]) => value !== "" && params.has(name))
          ? undefined
          : { opened: true },
      ),
    /** Closes what was opened: the table is where it was. What came by its address leaves the address alone. */
    close: (...names: string[]) => {
      if (!opened) return set({ page: String(page), ...Object.fromEntries(names.map((name) => [name, ""])) });
      // Twice at once, before the history has moved, is one way back.
      if (left.current === key) return;
      left.current = key;
      void navigate(-1);
    },
  };
}
