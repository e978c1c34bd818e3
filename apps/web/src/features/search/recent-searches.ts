import { useMemo, useSyncExternalStore } from "react";
import { localStore, readJson, writeJson } from "#lib/storage.ts";

/** A search of a visitor, stored in this browser. The server stores the searches of members. */
interface RecentSearch {
  keyword: string;
  /** Time of the search in epoch milliseconds. */
  at: number;
}

const STORAGE_KEY = "lenscape.searches";
const MAX_SEARCHES = 20;

/** Time in milliseconds in which an extended keyword replaces its beginning, as on the server. */
const TYPING_WINDOW_MS = 10_000;

const listeners = new Set<() => void>();

/** Reads the searches from a stored value. Invalid entries are ignored. */
export function parseRecentSearches(stored: unknown): RecentSearch[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (item): item is RecentSearch => typeof item?.keyword === "string" && typeof item.at === "number",
  );
}

/** Returns the searches with `keyword` at the start, each once, limited to `MAX_SEARCHES`. */
export function prependSearch(
  searches: readonly RecentSearch[],
  keyword: string,
  now: number,
): RecentSearch[] {
  const [latest] = searches;
  const isExtended = latest && now - latest.at < TYPING_WINDOW_MS && keyword.startsWith(latest.keyword);
  const others = searches.filter(
    (search) => search.keyword !== keyword && !(isExtended && search === latest),
  );
  return [{ keyword, at: now }, ...others].slice(0, MAX_SEARCHES);
}

const readSearches = () => parseRecentSearches(readJson(localStore, STORAGE_KEY));

function storeSearches(searches: readonly RecentSearch[]): void {
  writeJson(localStore, STORAGE_KEY, searches.length > 0 ? searches : undefined);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Stores a search of a visitor. */
export const addRecentSearch = (keyword: string) =>
  storeSearches(prependSearch(readSearches(), keyword, Date.now()));

/** Removes a search of a visitor, or all of them. */
export const removeRecentSearch = (keyword?: string) =>
  storeSearches(keyword === undefined ? [] : readSearches().filter((search) => search.keyword !== keyword));

/** Returns the keywords of a visitor, the latest first; none during server rendering. */
export function useRecentSearches(): string[] {
  const stored = useSyncExternalStore(
    subscribe,
    () => localStore.getItem(STORAGE_KEY),
    () => null,
  );
  // The stored text is the dependency, because every read creates a new array.
  return useMemo(() => (stored === null ? [] : readSearches().map(({ keyword }) => keyword)), [stored]);
}
