import { Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "../button/button.tsx";
import { useShellText } from "../popup/shell-text.ts";

export type SearchHistoryProps = Omit<ComponentProps<"section">, "children" | "onSelect"> & {
  /** 搜过的词，新的在前。 */
  items: readonly string[];
  onSelect: (term: string) => void;
  onClear: () => void;
  /** 清空的请求进行中。 */
  loading?: boolean;
};

/** 搜索历史：一排词加「清空」；没有历史时不出现。 */
export function SearchHistory({
  items,
  onSelect,
  onClear,
  loading = false,
  className,
  ...props
}: SearchHistoryProps) {
  const text = useShellText();
  if (items.length === 0) return null;
  return (
    <section data-slot="search-history" aria-label={text.searchHistory} {...props} className={className}>
      <header className="flex h-9 items-center justify-between">
        <h3 className="text-sm font-medium text-text-secondary">{text.searchHistory}</h3>
        <Button tone="ghost" size="sm" loading={loading} onClick={onClear} className="-mr-2 text-text-muted">
          <Trash2 aria-hidden="true" strokeWidth={1.7} />
          {text.clearHistory}
        </Button>
      </header>
      <ul className="mt-1 flex flex-wrap gap-2">
        {items.map((term) => (
          <li key={term} className="max-w-full">
            <button
              type="button"
              onClick={() => onSelect(term)}
              className="block h-8 max-w-60 truncate rounded-full bg-surface-sunken px-3 text-sm text-text-secondary hover:bg-border hover:text-text max-md:h-10"
            >
              {term}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
