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

/** What the buttons around the text need of it. */
export interface MentionTextareaHandle {
  /** Puts a text where the caret is, in place of what is selected. */
  insert: (text: string, options?: { focus: boolean }) => void;
  focus: () => void;
}

export type MentionTextareaProps = Omit<TextareaProps, "value" | "onChange"> & {
  /** 现在的文字，由外面记着。 */
  value: string;
  /** 文字变了，参数是新的全文；填入名字时也调用。 */
  onValueChange: (value: string) => void;
  /** 输入 @ 或 # 时到哪里找。 */
  search: SuggestionSearch;
  /** 认哪几种记号；不给时 @ 与 # 都认。 */
  kinds?: readonly SuggestionKind[];
  /** 选中的成员或话题；它的名字已写进文字。 */
  onPick: (kind: SuggestionKind, suggestion: Suggestion) => void;
  /** 给旁边的按钮用：`insert` 在光标处填入文字，`focus` 把焦点交给输入框。 */
  handle?: Ref<MentionTextareaHandle>;
};

const BOTH: readonly SuggestionKind[] = ["member", "topic"];

/** 多行输入，写到 @ 或 # 时列出成员或话题：上下键选，Enter 或 Tab 填入，Esc 收起。 */
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
  // Radix hears Escape before the field does, and would close the dialog around it.
  const layer = useLayer<HTMLDivElement>(undefined, () => setTrigger(null));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list begins at its first item
  useEffect(() => setActive(0), [items]);
  // The list stays unchanged during composition, because the text is not final.
  const composing = useRef(false);
  const look = () => {
    if (composing.current) return;
    const element = field.current;
    const found = element && triggerAt(element.value, element.selectionEnd);
    setTrigger(found && kinds.includes(found.kind) ? found : null);
  };
  useLayoutEffect(() => {
    if (wantedCaret.current === null) return;
    field.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    wantedCaret.current = null;
    // A button may have written the sign.
    look();
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
          look();
        }}
        onCompositionStart={(event) => {
          composing.current = true;
          onCompositionStart?.(event);
        }}
        onCompositionEnd={(event) => {
          composing.current = false;
          look();
          onCompositionEnd?.(event);
        }}
        onSelect={(event) => {
          props.onSelect?.(event);
          if (open) look();
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
          className="absolute z-(--z-overlay) w-72 max-w-full rounded-[0.625rem] border border-border bg-surface-raised shadow-popover"
        />
      )}
    </div>
  );
}
