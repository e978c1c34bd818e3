import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { getPressedKey } from "../../lib/keys.ts";
import { useLayer } from "../../lib/layers.ts";
import { useMergedRef } from "../../lib/merge-refs.ts";
import { useListPlace } from "../suggestion-list/list-place.ts";
import {
  readListKey,
  SIGNS,
  type Suggestion,
  type SuggestionKind,
  type SuggestionSearch,
} from "../suggestion-list/suggestion.ts";
import { SuggestionList } from "../suggestion-list/suggestion-list.tsx";
import { useSuggestions } from "../suggestion-list/use-suggestions.ts";
import { Textarea, type TextareaProps } from "../textarea/textarea.tsx";
import { spotIn } from "./caret-spot.ts";
import { spliceText, type Trigger, triggerAt } from "./trigger.ts";

/** Handle for buttons next to the text field. */
export interface MentionTextareaHandle {
  /** Inserts a text at the caret, replacing the selection. */
  insert: (text: string, options?: { focus: boolean }) => void;
  focus: () => void;
}

export type MentionTextareaProps = Omit<TextareaProps, "value" | "onChange"> & {
  /** Current text, controlled by the caller. */
  value: string;
  /** Called with the whole text on every change, also when a name is inserted. */
  onValueChange: (value: string) => void;
  /** Search that runs after an @ or #. */
  search: SuggestionSearch;
  /** Recognized signs; default: both @ and #. */
  kinds?: readonly SuggestionKind[];
  /** Called with the chosen member or topic, whose name is already inserted. */
  onPick: (kind: SuggestionKind, suggestion: Suggestion) => void;
  /** Handle for buttons nearby: `insert` inserts at the caret, `focus` focuses the field. */
  handle?: Ref<MentionTextareaHandle>;
};

const BOTH: readonly SuggestionKind[] = ["member", "topic"];

/** Text field that lists members or topics after @ or #: arrow keys choose, Enter or Tab inserts, Escape closes. */
export function MentionTextarea({
  value,
  onValueChange,
  search,
  kinds = BOTH,
  onPick,
  handle,
  className,
  onKeyDown,
  onBlur,
  onCompositionStart,
  onCompositionEnd,
  ref,
  ...props
}: MentionTextareaProps) {
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(field, ref);
  const wantedCaret = useRef<number | null>(null);
  const [trigger, setTrigger] = useState<Trigger | null>(null);
  const [active, setActive] = useState(0);
  const { items, status, reason } = useSuggestions(search, trigger?.kind ?? "member", trigger?.query ?? null);
  const open = trigger !== null;
  const root = useRef<HTMLDivElement>(null);
  const from = trigger?.from;
  const spotOf = useMemo(() => {
    const element = field.current;
    return element && from !== undefined ? () => spotIn(element, from) : null;
  }, [from]);
  const place = useListPlace(root, spotOf);
  // Radix receives Escape before the field and would close the dialog around it.
  const layer = useLayer<HTMLDivElement>(undefined, () => setTrigger(null));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list begins at its first item
  useEffect(() => setActive(0), [items]);
  // The list stays unchanged during composition, because the text is not final.
  const composing = useRef(false);
  const updateTrigger = () => {
    if (composing.current) return;
    const element = field.current;
    const found = element && triggerAt(element.value, element.selectionEnd);
    setTrigger(found && kinds.includes(found.kind) ? found : null);
  };
  useLayoutEffect(() => {
    if (wantedCaret.current === null) return;
    field.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    wantedCaret.current = null;
    // A button may have inserted the sign.
    updateTrigger();
  });
  const write = (from: number, to: number, piece: string, focus = true) => {
    const next = spliceText(field.current?.value ?? value, from, to, piece);
    wantedCaret.current = next.caret;
    onValueChange(next.text);
    if (focus) field.current?.focus();
  };
  const pick = (suggestion: Suggestion) => {
    if (!trigger) return;
    const typed = trigger.from + 1 + trigger.query.length;
    write(
      trigger.from,
      composing.current ? Math.max(typed, field.current?.selectionEnd ?? typed) : typed,
      `${SIGNS[trigger.kind]}${suggestion.label} `,
    );
    onPick(trigger.kind, suggestion);
    setTrigger(null);
  };
  useImperativeHandle(handle, () => ({
    insert: (text, { focus } = { focus: true }) => {
      const element = field.current;
      if (element) write(element.selectionStart, element.selectionEnd, text, focus);
    },
    focus: () => field.current?.focus(),
  }));

  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const key = getPressedKey(event);
    if (key === undefined) return;
    if (open) {
      const read = readListKey(key, active, items.length);
      const picked = items[active];
      if (read !== null) event.preventDefault();
      if (read === "pick" && picked) pick(picked);
      else if (read && typeof read === "object") setActive(read.active);
    }
    if (!event.defaultPrevented) onKeyDown?.(event);
  };
  return (
    <div ref={root} data-slot="mention-textarea" className="relative">
      <Textarea
        {...props}
        ref={merged}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
          updateTrigger();
        }}
        onCompositionStart={(event) => {
          composing.current = true;
          onCompositionStart?.(event);
        }}
        onCompositionEnd={(event) => {
          composing.current = false;
          updateTrigger();
          onCompositionEnd?.(event);
        }}
        onSelect={(event) => {
          props.onSelect?.(event);
          if (open) updateTrigger();
        }}
        onKeyDown={handleKey}
        onBlur={(event) => {
          setTrigger(null);
          onBlur?.(event);
        }}
        aria-autocomplete="list"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && items.length > 0 ? `${listId}-${active}` : undefined}
        className={className}
      />
      {open && (
        <SuggestionList
          ref={layer.ref}
          id={listId}
          kind={trigger.kind}
          {...{ items, status, reason, active }}
          onActive={setActive}
          onPick={pick}
          style={place}
          className="absolute z-(--lens-z-overlay) w-72 max-w-full rounded-[0.625rem] border border-border bg-surface-raised shadow-popover"
        />
      )}
    </div>
  );
}
