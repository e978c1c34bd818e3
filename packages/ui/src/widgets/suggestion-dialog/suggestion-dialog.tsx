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
  /** 找成员还是找话题。 */
  kind: SuggestionKind;
  /** Whether the dialog is open; leave it out to let the widget keep the state. */
  open?: boolean;
  /** Whether it is open at first; the widget keeps the state afterwards. */
  defaultOpen?: boolean;
  /** Called with the new state after opening or closing. */
  onOpenChange?: (open: boolean) => void;
  /** Button that opens it; optional. */
  trigger?: ReactElement;
  /** 按输入的文字到哪里找；空文字时给常用的几项。 */
  search: SuggestionSearch;
  /** 选中一项；对话框随后收起。 */
  onPick: (suggestion: Suggestion) => void;
}

/** 找一位成员或一个话题：输入、上下键选、Enter 确定。不靠正文里的 @ 与 #，手机与读屏都能用。 */
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
    // Escape stays the dialog's; Enter must not send the form around.
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
