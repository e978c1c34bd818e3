import { useEffect, useMemo, useState } from "react";
import type { Suggestion, SuggestionKind, SuggestionSearch } from "./suggestion.ts";

/** Debounce of the search in milliseconds. */
const DEBOUNCE_MS = 150;

export interface Suggestions {
  items: readonly Suggestion[];
  status: "loading" | "ready" | "failed";
  /** Reason for an empty result, if the search gave one. */
  reason?: string;
}

const NONE: Suggestions = { items: [], status: "loading" };

/**
 * Returns the suggestions for a query; null does not search. While a request is running, earlier suggestions that
 * still match stay.
 */
export function useSuggestions(
  search: SuggestionSearch,
  kind: SuggestionKind,
  query: string | null,
): Suggestions {
  const [found, setFound] = useState<Suggestions & { kind?: SuggestionKind; query?: string }>(NONE);
  useEffect(() => {
    if (query === null) {
      setFound(NONE);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      try {
        const found = await search(kind, query, signal);
        const result = typeof found === "string" ? { items: [], reason: found } : { items: found };
        if (!signal.aborted) setFound({ kind, query, ...result, status: "ready" });
      } catch {
        if (!signal.aborted) setFound({ kind, query, items: [], status: "failed" });
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, kind, query]);
  return useMemo(() => {
    if (query === null || found.kind !== kind) return NONE;
    if (found.query === query) return found;
    // Otherwise a quick Enter would choose another member than the one whose name was typed.
    const items = found.items.filter(({ id, label }) => id !== "" && label.includes(query));
    return { items, status: "loading" };
  }, [found, kind, query]);
}
