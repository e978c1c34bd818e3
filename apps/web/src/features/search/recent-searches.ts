import { useMemo, useSyncExternalStore } from "react";

/** What a visitor searched for, kept in this browser. A member's searches are kept by the server. */
interface Search {
  keyword: string;
  /** When, in milliseconds. */
  at: number;
}

const KEY = "lenscape.searches";
const KEPT = 20;

/** A word typed on within this time takes the place of its beginning, as on the server. */
const TYPING = 10_000;

const listeners = new Set<() => void>();

/** Reads the searches out of what the storage holds; nothing when it is not ours or broken. */
export function parseSearches(kept: string): Search[] {
  try {
    const list: unknown = JSON.parse(kept);
    if (!Array.isArray(list)) return [];
    return list.filter(
      (item): item is Search => typeof item?.keyword === "string" && typeof item.at === "number",
    );
  } catch {
    return [];
  }
}

/** Takes the searches, the latest first, and returns them with `keyword` on top, each once and no more than 20. */
export function withSearch(searches: readonly Search[], keyword: string, now: number): Search[] {
  const [latest] = searches;
  const typedOn = latest && now - latest.at < TYPING && keyword.startsWith(latest.keyword);
  const others = searches.filter((search) => search.keyword !== keyword && !(typedOn && search === latest));
  return [{ keyword, at: now }, ...others].slice(0, KEPT);
}

const read = () => {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
};

function write(searches: readonly Search[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing has no history.
  }
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

/** Keeps a visitor's search in this browser. */
export const rememberSearch = (keyword: string) =>
  write(withSearch(parseSearches(read()), keyword, Date.now()));

/** Forgets one of a visitor's searches, or all. */
export const forgetSearch = (keyword?: string) =>
  write(keyword === undefined ? [] : parseSearches(read()).filter((search) => search.keyword !== keyword));

/** A visitor's keywords, the latest first; none on the server. */
export function useSearches(): string[] {
  const kept = useSyncExternalStore(subscribe, read, () => "");
  return useMemo(() => parseSearches(kept).map(({ keyword }) => keyword), [kept]);
}
