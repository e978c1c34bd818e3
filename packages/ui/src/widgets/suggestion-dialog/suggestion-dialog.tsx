import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from "react";
import { getPressedKey } from "../../lib/keys.ts";
import { useControlled } from "../../lib/use-controlled.ts";
import { Dialog } from "../dialog/dialog.tsx";
import { Input } from "../input/input.tsx";
import {
  readListKey,
  type Suggestion,
  type SuggestionKind,
  type SuggestionSearch,
} from "../suggestion-list/suggestion.ts";
import { SuggestionList } from "../suggestion-list/suggestion-list.tsx";
import { useSuggestionText } from "../suggestion-list/suggestion-text.ts";
import { useSuggestions } from "../suggestion-list/use-suggestions.ts";

export interface SuggestionDialogProps {
  /** Whether members or topics are searched. */
  kind: SuggestionKind;
  /** Whether the dialog is open; leave it out to let the widget keep the state. */
  open?: boolean;
  /** Whether it is open at first; the widget keeps the state afterwards. */
  defaultOpen?: boolean;
  /** Called with the new state after opening or closing. */
  onOpenChange?: (open: boolean) => void;
  /** Button that opens it; optional. */
  trigger?: ReactElement;
  /** Search for the typed text; an empty text returns frequent items. */
  search: SuggestionSearch;
  /** Called with the chosen item; the dialog closes afterwards. */
  onPick: (suggestion: Suggestion) => void;
}

/**
 * Dialog that finds a member or topic: type, choose with arrow keys, confirm with Enter. An alternative to typing @
 * and #, for phones and screen readers.
 */
export function SuggestionDialog({
  kind,
  open: given,
  defaultOpen = false,
  onOpenChange,
  trigger,
  search,
  onPick,
}: SuggestionDialogProps) {
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const text = useSuggestionText();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const { items, status, reason } = useSuggestions(search, kind, open ? query.trim() : null);
  useEffect(() => {
    if (open) setQuery("");
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list begins at its first item
  useEffect(() => setActive(0), [items]);
  const pick = (suggestion: Suggestion) => {
    onPick(suggestion);
    setOpen(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    const pressedKey = getPressedKey(event);
    if (pressedKey === undefined || pressedKey === "Tab") return;
    const read = readListKey(pressedKey, active, items.length);
    const picked = items[active];
    // Escape belongs to the dialog; Enter must not submit the surrounding form.
    if (pressedKey === "Enter" || (read && read !== "close")) event.preventDefault();
    if (read === "pick" && picked) pick(picked);
    else if (read && typeof read === "object") setActive(read.active);
  };
  const hint = kind === "member" ? text.searchMember : text.searchTopic;
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title={kind === "member" ? text.member : text.topic}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        input.current?.focus();
      }}
    >
      <Input
        ref={input}
        role="combobox"
        aria-label={hint}
        aria-expanded={items.length > 0}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={items.length > 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={hint}
        maxLength={30}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={handleKey}
      />
      <SuggestionList
        id={listId}
        {...{ kind, items, status, reason, active }}
        onActive={setActive}
        onPick={pick}
        className="-mx-1 mt-2 min-h-64"
      />
    </Dialog>
  );
}
