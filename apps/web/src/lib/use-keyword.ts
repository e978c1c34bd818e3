import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SEARCH_DEBOUNCE } from "#config/timing.ts";

/**
 * The text of the search box. Calls `search` 300 ms after the typing pauses (VALID-007), and never while characters are
 * being composed; `keyword` is what is searched for now. A blank text searches for nothing (VALID-008): it ends the
 * search at once, which is what an empty word says.
 */
export function useKeyword(keyword: string, search: (keyword: string) => void) {
  const [typed, setTyped] = useState(keyword);
  const [composing, setComposing] = useState(false);
  const shown = useRef(keyword);
  useEffect(() => {
    if (shown.current !== keyword) setTyped(keyword);
    shown.current = keyword;
  }, [keyword]);
  const go = useEffectEvent((text: string) => {
    shown.current = text;
    search(text);
  });
  useEffect(() => {
    const text = typed.trim();
    if (composing || text === shown.current) return;
    if (text === "") return go("");
    const timer = setTimeout(() => go(text), SEARCH_DEBOUNCE);
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
