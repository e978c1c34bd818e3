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
  /** 搜过的词，新的在前。 */
  items: readonly string[];
  /** 点了一个词，参数是那个词。 */
  onSelect: (term: string) => void;
  /** 移除一个词：点叉，或者在词上按 Delete。不给就不能单独移除。 */
  onRemove?: (term: string) => void;
  /** 点了「清空」；清掉之后由外面给空的 `items`。 */
  onClear: () => void;
  /** 清空的请求进行中。 */
  loading?: boolean;
};

/** 搜索历史：一排词加「清空」，每个词可以单独移除；没有历史时不出现。 */
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
  const kept = useKeptFocus();
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
        <h2 className="text-md font-semibold">{text.searchHistory}</h2>
        <Button
          ref={kept}
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
            className="flex h-8 max-w-full max-xs:h-auto items-center rounded-md bg-surface-sunken text-base hover:bg-border max-md:h-10 max-xs:max-md:h-auto max-xs:min-h-10"
          >
            <button
              type="button"
              data-slot="search-history-term"
              onClick={() => onSelect(term)}
              onKeyDown={(event) => {
                if (getPressedKey(event) === "Delete" && onRemove) remove(term, index);
              }}
              className={cn(
                "h-full max-w-60 truncate max-xs:py-2 max-xs:text-left max-xs:whitespace-normal rounded-md pl-3",
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
                className="grid h-full w-7 flex-none place-items-center rounded-md text-text-muted hover:text-text max-md:w-9"
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
