import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "#config/timing.ts";

/**
 * Holds the text of a search box and calls `search` 300 ms after the last keystroke (VALID-007), but not during
 * composition. Clearing the text calls `search("")` at once (VALID-008).
 * @param keyword current search keyword
 */
export function useKeyword(keyword: string, search: (keyword: string) => void) {
  const [typed, setTyped] = useState(keyword);
  const [composing, setComposing] = useState(false);
  const searched = useRef(keyword);
  useEffect(() => {
    if (searched.current !== keyword) setTyped(keyword);
    searched.current = keyword;
  }, [keyword]);
  const startSearch = useEffectEvent((text: string) => {
    searched.current = text;
    search(text);
  });
  useEffect(() => {
    const text = typed.trim();
    if (composing || text === searched.current) return;
    if (text === "") return startSearch("");
    const timer = setTimeout(() => startSearch(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, composing]);
  return {
    value: typed,
    composing,
    onValueChange: setTyped,
    inputProps: {
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  };
}
