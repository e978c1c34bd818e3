import { Avatar } from "@lenscape/ui/avatar";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { getPressedKey } from "@lenscape/ui/lib/keys";
import { markedPieces, type TextMark } from "@lenscape/ui/lib/marked-pieces";
import { useQuery } from "@tanstack/react-query";
import { Clock, FileText, Hash, LayoutGrid } from "lucide-react";
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from "react";
import { useNavigate } from "react-router-dom";
import { SEARCH_DEBOUNCE_MS } from "#config/timing.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useDebounced } from "#lib/use-debounced.ts";
import { paths } from "#paths";
import { historyQuery, suggestionsQuery } from "../queries.ts";
import { useRecentSearches } from "../recent-searches.ts";
import { searchText as text } from "../text.ts";

interface SearchSuggestion {
  key: string;
  group: keyof typeof text.suggestionGroups;
  label: string;
  marks: readonly TextMark[];
  icon: ReactNode;
  /** URL to open. Without it the label is searched for. */
  href?: string;
}

const MAX_OWN_SEARCHES = 3;
const icon = { "aria-hidden": true, size: "1rem", strokeWidth: 1.7, className: "text-text-muted" } as const;

/** Returns own earlier searches that contain the typed text. */
function useOwnSearches(typed: string): string[] {
  const { api } = useApp();
  const { token } = useMember();
  const recentSearches = useRecentSearches();
  const { data } = useQuery({ ...historyQuery(api), enabled: Boolean(token) });
  const own = token ? (data?.rows ?? []).map(({ keyword }) => keyword) : recentSearches;
  return own.filter((keyword) => keyword !== typed && keyword.includes(typed)).slice(0, MAX_OWN_SEARCHES);
}

function useSuggestionItems(typed: string, enabled: boolean): SearchSuggestion[] {
  const { api } = useApp();
  const own = useOwnSearches(typed);
  const { data } = useQuery({ ...suggestionsQuery(api, typed), enabled });
  if (!enabled) return [];
  const { threads = [], circles = [], topics = [], users = [] } = data ?? {};
  return [
    ...own.map((keyword) => ({
      key: `searched-${keyword}`,
      group: "searched" as const,
      label: keyword,
      marks: [[keyword.indexOf(typed), keyword.indexOf(typed) + typed.length]],
      icon: <Clock {...icon} />,
    })),
    ...threads.map(({ id, title, marks }) => ({
      key: `thread-${id}`,
      group: "threads" as const,
      label: title,
      marks,
      icon: <FileText {...icon} />,
      href: paths.thread(id),
    })),
    ...circles.map(({ id, name, marks }) => ({
      key: `circle-${id}`,
      group: "circles" as const,
      label: name,
      marks,
      icon: <LayoutGrid {...icon} />,
      href: paths.circle(id),
    })),
    ...topics.map(({ id, name, marks }) => ({
      key: `topic-${id}`,
      group: "topics" as const,
      label: name,
      marks,
      icon: <Hash {...icon} />,
      href: paths.topic(id),
    })),
    ...users.map(({ id, name, picture, marks }) => ({
      key: `user-${id}`,
      group: "users" as const,
      label: name,
      marks,
      icon: <Avatar src={picture} name={name} size={24} />,
      href: paths.profile(id),
    })),
  ];
}

interface SuggestionsOptions {
  typed: string;
  isComposing: boolean;
  /** Whether the results of the typed keyword are visible. */
  hasResults: boolean;
  onSearch: (word: string) => void;
}

/**
 * Suggestions for the typed keyword. The input is a combobox that keeps the focus; the arrow keys select an option of the
 * list. Enter opens the selected option, or searches; the first Escape closes the list. It also closes when the results
 * arrive and no option is selected; a click on the input opens it again.
 */
export function useSearchSuggestions({ typed, isComposing, hasResults, onSearch }: SuggestionsOptions) {
  const navigate = useNavigate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // The same debounce delay as the search (ruling 52).
  const keyword = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const suggestions = useSuggestionItems(
    keyword,
    isOpen && !isComposing && typed.trim() !== "" && keyword !== "",
  );
  const isVisible = isOpen && suggestions.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const closeUnlessSelecting = useEffectEvent(() => active < 0 && close());
  useEffect(() => {
    if (hasResults) closeUnlessSelecting();
  }, [hasResults]);
  const pick = ({ href, label }: SearchSuggestion) => {
    close();
    if (href) void navigate(href);
    else onSearch(label);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const pressedKey = getPressedKey(event);
    if (!isVisible || pressedKey === undefined) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[pressedKey];
    const selected = suggestions[active];
    if (step) {
      const count = suggestions.length + 1;
      setActive(((active + 1 + step + count) % count) - 1);
    } else if (pressedKey === "Enter" && selected) pick(selected);
    else if (pressedKey === "Escape") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const inputProps: ComponentProps<"input"> = {
    role: "combobox",
    "aria-expanded": isVisible,
    "aria-controls": id,
    "aria-autocomplete": "list",
    "aria-activedescendant": isVisible && active >= 0 ? `${id}-${active}` : undefined,
    onKeyDown,
    onClick: () => setOpen(true),
    onBlur: close,
  };
  return {
    open: () => {
      setOpen(true);
      setActive(-1);
    },
    close,
    inputProps,
    list: isVisible && (
      <SuggestionList id={id} suggestions={suggestions} active={active} onActive={setActive} onPick={pick} />
    ),
  };
}

interface SuggestionListProps {
  id: string;
  suggestions: readonly SearchSuggestion[];
  active: number;
  onActive: (index: number) => void;
  onPick: (suggestion: SearchSuggestion) => void;
}

function SuggestionList({ id, suggestions, active, onActive, onPick }: SuggestionListProps) {
  return (
    <div className="absolute inset-x-0 top-full z-(--lens-z-overlay) mt-1.5 overflow-hidden rounded-media border border-border bg-surface-raised shadow-lg max-md:rounded-none max-md:border-x-0">
      <p role="status" className="sr-only">
        {fillText(text.suggestionCount, { n: suggestions.length })}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={text.suggestions}
        className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain p-1.5"
      >
        {suggestions.map((suggestion, index) => (
          <div key={suggestion.key} role="presentation">
            {suggestion.group !== suggestions[index - 1]?.group && (
              <div role="presentation" className="px-2.5 pt-2 pb-1 text-meta text-text-muted">
                {text.suggestionGroups[suggestion.group]}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the text field above has the focus and the keys */}
            {/* biome-ignore lint/a11y/useFocusableInteractive: the input refers to it through aria-activedescendant */}
            <div
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => index !== active && onActive(index)}
              onClick={() => onPick(suggestion)}
              className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-ui aria-selected:bg-surface-raised-hover max-md:min-h-12"
            >
              <span className="grid size-6 flex-none place-items-center">{suggestion.icon}</span>
              <span className="min-w-0 truncate">
                {markedPieces(suggestion.label, suggestion.marks).map(({ at, piece, hit }) => (
                  <span key={at} className={cn(hit && "font-semibold text-brand-text")}>
                    {piece}
                  </span>
                ))}
              </span>
            </div>
          </div>
        ))}
      </div>
      <p
        aria-hidden="true"
        className="border-t border-border px-4 py-2 text-meta text-text-muted max-md:hidden"
      >
        {text.suggestionHint}
      </p>
    </div>
  );
}
