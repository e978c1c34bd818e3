import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from "react";
import { cn } from "../../lib/cn.ts";
import { getPressedKey } from "../../lib/keys.ts";

export interface FilterChip {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

export type FilterChipsProps = Omit<ComponentProps<"div">, "children" | "onChange"> & {
  /** Options in display order; each `value` must be unique. */
  options: readonly FilterChip[];
  /** `value` of the selected option. */
  value: string;
  /** Called with the `value` of the newly selected option. */
  onValueChange?: (value: string) => void;
  /** Wraps on phones instead of scrolling, for options in a dialog. */
  wrap?: boolean;
  /** Accessible name of the group, for example "按类型筛选". */
  "aria-label": string;
};

const CHIP =
  "hit-area inline-flex h-8 flex-none items-center gap-1 rounded-full bg-surface px-3 text-meta whitespace-nowrap text-text-secondary ring-1 ring-border-strong ring-inset transition-colors hover:bg-surface-sunken hover:text-text max-md:h-10 max-md:px-4";
const CHOSEN = "bg-tint-brand font-semibold text-brand-text ring-0 hover:bg-tint-brand hover:text-brand-text";

/** One scrolling line up to the page edges, with room for the focus ring. */
const SLIDING =
  "fade-more -my-1 py-1 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:flex-wrap";

/** Filter chips, of which one is selected; they scroll on phones and wrap on wide screens. */
export function FilterChips({ options, value, onValueChange, wrap, className, ...props }: FilterChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const usable = options.filter((option) => !option.disabled);
  const tabbable = usable.some((option) => option.value === value) ? value : usable[0]?.value;
  const handleKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[getPressedKey(event) ?? ""];
    if (!step || usable.length === 0) return;
    event.preventDefault();
    const from = usable.findIndex((option) => option.value === tabbable);
    const next = usable[(from + step + usable.length) % usable.length];
    if (!next) return;
    onValueChange?.(next.value);
    group.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  };
  return (
    <div data-slot="filter-chips" role="radiogroup" {...props} className={cn("min-w-0", className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the radios inside */}
      <div ref={group} onKeyDown={handleKey} className={cn("flex gap-2", wrap ? "flex-wrap" : SLIDING)}>
        {options.map((option) => (
          // biome-ignore lint/a11y/useSemanticElements: a chip has the look of a button, and roves the focus itself
          <button
            key={option.value}
            type="button"
            role="radio"
            data-value={option.value}
            aria-checked={option.value === value}
            disabled={option.disabled}
            tabIndex={option.value === tabbable ? 0 : -1}
            onClick={() => option.value !== value && onValueChange?.(option.value)}
            className={cn(
              CHIP,
              option.value === value && CHOSEN,
              option.disabled && "cursor-not-allowed text-text-disabled",
            )}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
