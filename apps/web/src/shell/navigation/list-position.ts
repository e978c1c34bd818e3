import type { Page } from "@lenscape/api/types";
import type { InfiniteData, Query, QueryClient, QueryFunctionContext } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";
import { PLACE_PATIENCE } from "#config/timing.ts";
import { useApp } from "#lib/app.tsx";

/** Where somebody stood on a page. */
interface Place {
  y: number;
  /** The row they looked at, and how far below the window's top it began. */
  row?: { key: string; top: number };
  /** How many pages each list had, by the hash of its query, where it was more than one. */
  pages: Record<string, number>;
}

/** By entry of the history. */
type Places = Record<string, Place>;
type List = InfiniteData<Page<unknown>, number>;

const STORED = "lenscape.listPlaces";
/** Entries of the history that are kept. */
const ENTRIES = 30;
/** Pages of a list that are asked for again at most. */
const PAGES = 20;
/** By these the reader takes the page over. */
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Names an entry of the history. All that a tab begins with have the same key: there the address tells them apart. */
export const placeKey = ({ key, pathname, search }: Location): string =>
  key === "default" ? pathname + search : key;

const listOf = ({ state }: Query) => {
  const data = state.data as Partial<List> | undefined;
  return Array.isArray(data?.pages) ? (data as List) : undefined;
};

function readPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? "{}") as Places;
  } catch {
    return {};
  }
}

/** The row in the upper half of the window: what is read, and not hidden by the bars. */
function rowInSight(): Place["row"] {
  for (const element of document.querySelectorAll<HTMLElement>("#main [data-row]")) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= window.innerHeight / 3) continue;
    return top < window.innerHeight ? { key: element.dataset.row ?? "", top } : undefined;
  }
  return undefined;
}

/** Keeps where one stands on a page; at its top there is nothing to come back to. */
function keepPlace(queries: QueryClient, key: string): void {
  const { [key]: _, ...others } = readPlaces();
  const y = window.scrollY;
  const pages = queries
    .getQueryCache()
    .findAll({ type: "active" })
    .map((query) => [query.queryHash, listOf(query)?.pages.length ?? 0] as const)
    .filter(([, count]) => count > 1);
  const here: Place = { y, row: rowInSight(), pages: Object.fromEntries(pages) };
  const kept = Object.entries(others).slice(1 - ENTRIES);
  try {
    sessionStorage.setItem(
      STORED,
      JSON.stringify({ ...Object.fromEntries(kept), ...(y > 0 && { [key]: here }) }),
    );
  } catch {
    // Without a storage a reload leads to the first page of a list.
  }
}

/** Asks for the pages that a list had, side by side, and shows them at once. */
async function fillList(queries: QueryClient, query: Query, had: number, signal: AbortSignal): Promise<void> {
  const { queryFn, queryKey } = query.options;
  const known = listOf(query)?.pages.length ?? 0;
  if (typeof queryFn !== "function") return;
  const asked = Array.from({ length: Math.min(had, PAGES) - known }, (_, index) => {
    const about = { client: queries, queryKey, pageParam: known + index + 1, direction: "forward", signal };
    return queryFn(about as unknown as QueryFunctionContext) as Promise<Page<unknown>>;
  });
  const pages = await Promise.all(asked);
  // A page that the end of the list asked for meanwhile would take the place of these.
  while (query.state.fetchStatus === "fetching") await query.promise?.catch(() => undefined);
  queries.setQueryData<List>(query.queryKey, (now) => {
    const further = pages.slice((now?.pages.length ?? 0) - known);
    if (!now || further.length === 0) return now;
    const all = [...now.pages, ...further];
    return { pages: all, pageParams: all.map((_page, index) => index + 1) };
  });
}

/** Puts the row back where it stood, or the page as far down as it was. */
function standAt({ row, y }: Place): void {
  const element = row && document.querySelector(`[data-row="${CSS.escape(row.key)}"]`);
  const top = element ? window.scrollY + element.getBoundingClientRect().top - row.top : y;
  if (Math.abs(top - window.scrollY) >= 1) window.scrollTo(0, top);
}

/**
 * Leads back to a place: lists get as many pages as they had, and the row stays where it was while the page grows, until
 * its reader does something or it has had time enough. Returns a function that gives up.
 */
function returnTo(place: Place, queries: QueryClient): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const taken = new AbortController();
  const filled = new Set<string>();
  const fill = (query: Query) => {
    const had = place.pages[query.queryHash] ?? 0;
    const known = listOf(query)?.pages.length ?? 0;
    if (known === 0 || filled.has(query.queryHash) || !query.isActive()) return;
    filled.add(query.queryHash);
    // A list whose pages do not come goes on from its end, where it says so itself.
    if (had > known) fillList(queries, query, had, signal).catch(() => undefined);
  };
  const unsubscribe = queries.getQueryCache().subscribe(({ query }) => fill(query));
  for (const query of queries.getQueryCache().findAll({ type: "active" })) fill(query);

  const stand = () => standAt(place);
  const sizes = new ResizeObserver(stand);
  const page = document.getElementById("main");
  if (page) sizes.observe(page);
  stand();
  const release = () => {
    sizes.disconnect();
    taken.abort();
  };
  const patience = setTimeout(release, PLACE_PATIENCE);
  for (const type of INPUTS)
    window.addEventListener(type, release, { capture: true, passive: true, signal: taken.signal });
  return () => {
    clearTimeout(patience);
    unsubscribe();
    release();
    leaving.abort();
  };
}

/**
 * Keeps where one stands as a page is left. It stands before the page in the frame, whose rows are still there then;
 * shows nothing.
 */
export function PlaceKeeper() {
  const { queries } = useApp();
  const location = useLocation();
  useLayoutEffect(() => {
    const keep = () => keepPlace(queries, placeKey(location));
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [queries, location]);
  return null;
}

/**
 * Leads to the same row again after a reload and on the way back, whatever has come above it meanwhile. It stands after
 * the router's own restoring, which knows a distance alone; shows nothing.
 */
export function PlaceRestorer() {
  const { queries } = useApp();
  const location = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const place = type === "POP" ? readPlaces()[placeKey(location)] : undefined;
    return place && returnTo(place, queries);
  }, [queries, location, type]);
  return null;
}
