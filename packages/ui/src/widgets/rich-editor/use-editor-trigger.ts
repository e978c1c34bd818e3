import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLayer } from "../../lib/layers.ts";
import { useListPlace } from "../suggestion-list/list-place.ts";
import { readListKey, type Suggestion, type SuggestionSearch } from "../suggestion-list/suggestion.ts";
import { useSuggestions } from "../suggestion-list/use-suggestions.ts";
import type { EditorTrigger } from "./trigger-plugin.ts";

interface Options {
  search: SuggestionSearch;
  /** Element that the list is positioned in. */
  root: RefObject<HTMLElement | null>;
}

/** Manages the list behind a `@` or `#` in the editor: items, position and keys. */
export function useEditorTrigger({ search, root }: Options) {
  const [trigger, setTrigger] = useState<EditorTrigger | null>(null);
  const [active, setActive] = useState(0);
  const dismissed = useRef<number | null>(null);
  const { items, status, reason } = useSuggestions(search, trigger?.kind ?? "member", trigger?.query ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active item depends on the list alone, which starts again at its first item
  useEffect(() => setActive(0), [items]);

  const onTrigger = useCallback((next: EditorTrigger | null) => {
    // A list closed with Escape stays closed until another sign is typed.
    if (next && next.from === dismissed.current) return;
    dismissed.current = null;
    setTrigger(next);
  }, []);
  const onPick = useRef<(trigger: EditorTrigger, suggestion: Suggestion) => void>(() => undefined);
  const pick = (suggestion: Suggestion) => {
    if (!trigger) return;
    setTrigger(null);
    onPick.current(trigger, suggestion);
  };
  const onKey = useRef<(key: string) => boolean>(() => false);
  useLayoutEffect(() => {
    onKey.current = (key) => {
      if (!trigger) return false;
      const action = readListKey(key, active, items.length);
      const item = items[active];
      if (action === "pick" && item) pick(item);
      else if (action && typeof action === "object") setActive(action.active);
      return action !== null;
    };
  });

  const layer = useLayer<HTMLDivElement>(undefined, () => {
    dismissed.current = trigger?.from ?? null;
    setTrigger(null);
  });
  const place = useListPlace(root, trigger?.spotOf ?? null);
  return {
    trigger,
    items,
    status,
    reason,
    active,
    setActive,
    pick,
    onPick,
    onTrigger,
    onKey,
    place,
    layerRef: layer.ref,
    /** Combobox attributes of the text field. */
    state: (listId: string) => ({
      open: trigger !== null,
      activeId: trigger && items.length > 0 ? `${listId}-${active}` : null,
    }),
  };
}
