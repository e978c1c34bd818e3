import { Plus } from "lucide-react";
import { type ComponentProps, useEffect, useRef } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { Cover } from "../cover/cover.tsx";
import { type ListedKind, SIGNS, type Suggestion } from "./suggestion.ts";
import { type SuggestionText, useSuggestionText } from "./suggestion-text.ts";

export type { ListedKind, Suggestion, SuggestionKind, SuggestionSearch } from "./suggestion.ts";

export type SuggestionListProps = Omit<ComponentProps<"div">, "children" | "id"> & {
  /** ID of the list; item n is `${id}-${n}`, for `aria-activedescendant` of the input. */
  id: string;
  /** Members, topics, or items found by title; decides name, sign and image. */
  kind: ListedKind;
  /** Suggestions in order. */
  items: readonly Suggestion[];
  /** Status of the search; without suggestions shown as a sentence. */
  status: "loading" | "ready" | "failed";
  /** Reason why there are no suggestions; a default sentence without it. */
  reason?: string;
  /** Index of the active item. */
  active: number;
  /** Called with the index of the hovered item, from 0. */
  onActive: (index: number) => void;
  /** Called with the pressed item. */
  onPick: (suggestion: Suggestion) => void;
};

/** Texts for an empty list, by kind. */
const NONE = { member: "noMember", topic: "noTopic", item: "noItem" } as const satisfies Record<
  ListedKind,
  keyof SuggestionText
>;

/**
 * Suggestions after `@` and `#`, or items found by title. The focus stays in the input, which tells the list the
 * active item.
 */
export function SuggestionList({
  id,
  kind,
  items,
  status,
  reason,
  active,
  onActive,
  onPick,
  className,
  ...props
}: SuggestionListProps) {
  const text = useSuggestionText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: "nearest" });
  }, [active]);
  const statusText = { loading: text.searching, failed: text.failed, ready: reason ?? text[NONE[kind]] }[
    status
  ];
  return (
    <div data-slot="suggestion-list" {...props} className={cn("flex flex-col", className)}>
      <p role="status" className={cn(items.length > 0 ? "sr-only" : "px-3 py-2.5 text-meta text-text-muted")}>
        {items.length > 0 ? fillText(text.found, { n: items.length }) : statusText}
      </p>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={text[kind]}
        hidden={items.length === 0}
        className="max-h-64 min-h-0 overflow-y-auto overscroll-contain p-1"
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field above has the focus and the keys
          // biome-ignore lint/a11y/useFocusableInteractive: it is reached through aria-activedescendant
          <div
            key={`${item.id}${item.label}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => index !== active && onActive(index)}
            onClick={() => onPick(item)}
            className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2 py-1 text-ui max-xs:flex-wrap aria-selected:bg-surface-raised-hover max-md:min-h-10"
          >
            {kind === "member" && <Avatar src={item.avatar} name={item.label} size={24} />}
            {item.picture && (
              <Cover src={item.picture} name={item.label} className="size-7 flex-none rounded-control" />
            )}
            {kind === "topic" && item.id === "" && (
              <Plus aria-hidden="true" size="1rem" strokeWidth={1.7} className="flex-none text-brand-text" />
            )}
            <span className="no-autospace min-w-0 truncate max-xs:whitespace-normal">
              {kind === "topic"
                ? `${item.id === "" ? `${text.newTopic} ` : ""}${SIGNS.topic}${item.label}`
                : item.label}
            </span>
            {item.note && (
              <span className="ml-auto max-w-1/2 flex-none truncate text-meta text-text-muted">
                {item.note}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
