import type { Page } from "@lenscape/api/types";
import type { InfiniteData, Query, QueryClient, QueryFunctionContext } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";
import { SCROLL_RESTORE_TIMEOUT_MS } from "#config/timing.ts";
import { useApp } from "#lib/app.tsx";
import { readJson, sessionStore, writeJson } from "#lib/storage.ts";

interface ScrollPosition {
  y: number;
  /** The row in the upper half of the window, and its distance from the top of the window in pixels. */
  row?: { key: string; top: number };
  /** Number of loaded pages of each list with more than one page, by query hash. */
  pages: Record<string, number>;
}

/** Scroll positions by history entry. */
type ScrollPositions = Record<string, ScrollPosition>;
type List = InfiniteData<Page<unknown>, number>;

const STORAGE_KEY = "lenscape.listPlaces";
/** Maximum number of history entries with a stored position. */
const MAX_ENTRIES = 30;
/** Maximum number of list pages that are fetched to restore a position. */
const MAX_PAGES = 20;
/** Input events that end the restoring. */
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Returns the key of a history entry. First entries of a visit share the key "default", so their URL is used. */
export const getScrollKey = ({ key, pathname, search }: Location): string =>
  key === "default" ? pathname + search : key;

const getList = ({ state }: Query) => {
  const data = state.data as Partial<List> | undefined;
  return Array.isArray(data?.pages) ? (data as List) : undefined;
};

const readPositions = (): ScrollPositions =>
  (readJson(sessionStore, STORAGE_KEY) as ScrollPositions | undefined) ?? {};

/** Returns the first row that reaches below the top third of the window, which the bars do not cover. */
function findVisibleRow(): ScrollPosition["row"] {
  for (const element of document.querySelectorAll<HTMLElement>("#main [data-row]")) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= window.innerHeight / 3) continue;
    return top < window.innerHeight ? { key: element.dataset.row ?? "", top } : undefined;
  }
  return undefined;
}

/** Stores the scroll position of a history entry, unless the page is at the top. */
function savePosition(queries: QueryClient, key: string): void {
  const { [key]: _, ...others } = readPositions();
  const y = window.scrollY;
  const pages = queries
    .getQueryCache()
    .findAll({ type: "active" })
    .map((query) => [query.queryHash, getList(query)?.pages.length ?? 0] as const)
    .filter(([, count]) => count > 1);
  const position: ScrollPosition = { y, row: findVisibleRow(), pages: Object.fromEntries(pages) };
  const recent = Object.fromEntries(Object.entries(others).slice(1 - MAX_ENTRIES));
  writeJson(sessionStore, STORAGE_KEY, { ...recent, ...(y > 0 && { [key]: position }) });
}

/** Fetches the pages that a list had before, in parallel, and adds them in one update. */
async function fillList(
  queries: QueryClient,
  query: Query,
  pageCount: number,
  signal: AbortSignal,
): Promise<void> {
  const { queryFn, queryKey } = query.options;
  const loaded = getList(query)?.pages.length ?? 0;
  if (typeof queryFn !== "function") return;
  const requests = Array.from({ length: Math.min(pageCount, MAX_PAGES) - loaded }, (_, index) => {
    const context = {
      client: queries,
      queryKey,
      pageParam: loaded + index + 1,
      direction: "forward",
      signal,
    };
    return queryFn(context as unknown as QueryFunctionContext) as Promise<Page<unknown>>;
  });
  const pages = await Promise.all(requests);
  // A page that the list is fetching at the moment would overwrite these pages.
  while (query.state.fetchStatus === "fetching") await query.promise?.catch(() => undefined);
  queries.setQueryData<List>(query.queryKey, (now) => {
    const missing = pages.slice((now?.pages.length ?? 0) - loaded);
    if (!now || missing.length === 0) return now;
    const all = [...now.pages, ...missing];
    return { pages: all, pageParams: all.map((_page, index) => index + 1) };
  });
}

/** Scrolls the row to its previous distance from the top of the window, or the page to its previous offset. */
function scrollToPosition({ row, y }: ScrollPosition): void {
  const element = row && document.querySelector(`[data-row="${CSS.escape(row.key)}"]`);
  const top = element ? window.scrollY + element.getBoundingClientRect().top - row.top : y;
  if (Math.abs(top - window.scrollY) >= 1) window.scrollTo(0, top);
}

/**
 * Restores a scroll position: lists load as many pages as before, and the row keeps its position while the page grows,
 * until the user scrolls or presses a key, or until a timeout. Returns a function that stops restoring.
 */
function restorePosition(position: ScrollPosition, queries: QueryClient): () => void {
  const requests = new AbortController();
  const { signal } = requests;
  const inputListeners = new AbortController();
  const filled = new Set<string>();
  const fill = (query: Query) => {
    const pageCount = position.pages[query.queryHash] ?? 0;
    const loaded = getList(query)?.pages.length ?? 0;
    if (loaded === 0 || filled.has(query.queryHash) || !query.isActive()) return;
    filled.add(query.queryHash);
    // If the pages fail to load, the list continues from its end and reports the error itself.
    if (pageCount > loaded) fillList(queries, query, pageCount, signal).catch(() => undefined);
  };
  const unsubscribe = queries.getQueryCache().subscribe(({ query }) => fill(query));
  for (const query of queries.getQueryCache().findAll({ type: "active" })) fill(query);

  const scroll = () => scrollToPosition(position);
  const resizeObserver = new ResizeObserver(scroll);
  const page = document.getElementById("main");
  if (page) resizeObserver.observe(page);
  scroll();
  const stopScrolling = () => {
    resizeObserver.disconnect();
    inputListeners.abort();
  };
  const timer = setTimeout(stopScrolling, SCROLL_RESTORE_TIMEOUT_MS);
  for (const type of INPUTS)
    window.addEventListener(type, stopScrolling, {
      capture: true,
      passive: true,
      signal: inputListeners.signal,
    });
  return () => {
    clearTimeout(timer);
    unsubscribe();
    stopScrolling();
    requests.abort();
  };
}

/**
 * Stores the scroll position when a page is left. Must be rendered before the page, so that the effect's cleanup runs
 * while the rows are still in the document. Renders nothing.
 */
export function ScrollPositionRecorder() {
  const { queries } = useApp();
  const location = useLocation();
  useLayoutEffect(() => {
    const save = () => savePosition(queries, getScrollKey(location));
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [queries, location]);
  return null;
}

/**
 * Restores the scroll position by row after a reload and on back navigation, even if rows were added above. Must be
 * rendered after the router's `ScrollRestoration`, which restores only the offset. Renders nothing.
 */
export function ScrollPositionRestorer() {
  const { queries } = useApp();
  const location = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const position = type === "POP" ? readPositions()[getScrollKey(location)] : undefined;
    return position && restorePosition(position, queries);
  }, [queries, location, type]);
  return null;
}
