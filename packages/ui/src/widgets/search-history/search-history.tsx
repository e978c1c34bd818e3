import { Trash, X } from "lucide-react";
import { type ComponentProps, useEffect, useRef } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { getPressedKey } from "../../lib/keys.ts";
import { useKeptFocus } from "../../lib/use-kept-focus.ts";
import { Button } from "../button/button.tsx";
import { useShellText } from "../popup/shell-text.ts";
import { usePictureText } from "../upload-tile/picture-text.ts";

export type SearchHistoryProps = Omit<ComponentProps<"section">, "children" | "onSelect"> & {
  /** Recent queries, newest first. */
  items: readonly string[];
  /** Called with the chosen query. */
  onSelect: (term: string) => void;
  /** Removes a query, by its cross or the Delete key; without it single queries cannot be removed. */
  onRemove?: (term: string) => void;
  /** Called for "清空"; the caller then passes empty `items`. */
  onClear: () => void;
  /** Whether clearing is in progress. */
  loading?: boolean;
};

/** Search history: queries that can be removed singly, and "清空"; renders nothing if empty. */
export function SearchHistory({
  items,
  onSelect,
  onRemove,
  onClear,
  loading = false,
  className,
  ...props
}: SearchHistoryProps) {
  const text = useShellText();
  const { removeFile } = usePictureText();
  const clearRef = useKeptFocus();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the removed term is gone
  useEffect(() => {
    if (removed.current === undefined) return;
    const terms = list.current?.querySelectorAll<HTMLElement>("[data-slot=search-history-term]") ?? [];
    terms[Math.min(removed.current, terms.length - 1)]?.focus();
    removed.current = undefined;
  }, [items]);
  if (items.length === 0) return null;
  const remove = (term: string, index: number) => {
    removed.current = index;
    onRemove?.(term);
  };
  return (
    <section
      data-slot="search-history"
      aria-label={text.searchHistory}
      {...props}
      className={cn("px-4 pt-4 pb-5 md:px-6 md:pt-5 md:pb-6", className)}
    >
      <header className="mb-2 flex h-9 items-center justify-between">
        <h2 className="text-ui font-semibold">{text.searchHistory}</h2>
        <Button
          ref={clearRef}
          tone="ghost"
          size="sm"
          loading={loading}
          onClick={onClear}
          className="-mr-2 text-text-muted"
        >
          <Trash aria-hidden="true" strokeWidth={1.7} />
          {text.clearHistory}
        </Button>
      </header>
      <ul ref={list} className="flex flex-wrap gap-2">
        {items.map((term, index) => (
          <li
            key={term}
            className="flex h-8 max-w-full max-xs:h-auto items-center rounded-control bg-surface-sunken text-ui hover:bg-border max-md:h-10 max-xs:max-md:h-auto max-xs:min-h-10"
          >
            <button
              type="button"
              data-slot="search-history-term"
              onClick={() => onSelect(term)}
              onKeyDown={(event) => {
                if (getPressedKey(event) === "Delete" && onRemove) remove(term, index);
              }}
              className={cn(
                "h-full max-w-60 truncate max-xs:py-2 max-xs:text-left max-xs:whitespace-normal rounded-control pl-3",
                onRemove ? "pr-1" : "pr-3",
              )}
            >
              {term}
            </button>
            {onRemove && (
              <button
                type="button"
                aria-label={fillText(removeFile, { name: term })}
                onClick={() => remove(term, index)}
                className="grid h-full w-7 flex-none place-items-center rounded-control text-text-muted hover:text-text max-md:w-9"
              >
                <X aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
