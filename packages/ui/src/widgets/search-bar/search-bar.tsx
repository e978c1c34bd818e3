import { countGraphemes, sliceGraphemes } from "@lenscape/richtext/graphemes";
import { Search, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { useControlled } from "../../lib/use-controlled.ts";

/** Share of the maximum length from which the counter is shown. */
const COUNT_FROM = 0.8;

/** Maximum length of a search query. */
const SEARCH_MAX_LENGTH = 100;

export type SearchBarProps = Omit<ComponentProps<"form">, "onSubmit" | "children" | "defaultValue"> & {
  /** Text of the field, for controlled use. */
  value?: string;
  /** Initial text; the widget keeps the text afterwards. */
  defaultValue?: string;
  /** Called with the whole text on every change; empty after clearing. */
  onValueChange?: (value: string) => void;
  /** Called with the trimmed text on Enter or the search button; blank text only focuses the field. */
  onSearch?: (value: string) => void;
  /** Placeholder; a default sentence without it. */
  placeholder?: string;
  /** Maximum number of characters as a reader counts them; further ones are dropped. */
  maxLength?: number;
  /** Shows a counter like "82 / 100" near the limit, hidden below a width of 12rem. */
  showCount?: boolean;
  /** Other props of the input: combobox attributes, key events, ref. */
  inputProps?: Omit<ComponentProps<"input">, "value" | "defaultValue" | "maxLength" | "placeholder">;
  /** Content after the clear button, for example "取消". */
  trailing?: ReactNode;
};

/** Search field with a limit of 100 characters, a clear button and submit on Enter. */
export function SearchBar({
  value,
  defaultValue = "",
  onValueChange,
  onSearch,
  placeholder,
  maxLength = SEARCH_MAX_LENGTH,
  showCount = false,
  inputProps,
  trailing,
  className,
  ...props
}: SearchBarProps) {
  const text = useText();
  const [current, change] = useControlled(value, defaultValue, onValueChange);
  const length = countGraphemes(current);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, so that props land on one root
    <form
      data-slot="search-bar"
      role="search"
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        if (current.trim()) onSearch?.(sliceGraphemes(current.trim(), maxLength));
        else event.currentTarget.querySelector("input")?.focus();
      }}
      className={cn(
        "@container flex h-10 w-full items-center gap-2 max-xs:gap-0 rounded-search border border-border-control bg-surface pr-1.5 pl-1.5 transition-[border-color,box-shadow] hover:border-text-muted focus-within:border-focus focus-within:shadow-[0_0_0_1px_var(--lens-color-focus)]",
        className,
      )}
    >
      <button
        type="submit"
        aria-label={text.search}
        className="hit-area grid size-7 flex-none place-items-center rounded-control text-text-secondary hover:text-text"
      >
        <Search aria-hidden="true" size="1.125rem" strokeWidth={1.7} />
      </button>
      <input
        aria-label={text.search}
        autoComplete="off"
        enterKeyHint="search"
        {...inputProps}
        data-slot="search-bar-input"
        type="text"
        value={current}
        placeholder={placeholder ?? text.searchPlaceholder}
        onChange={(event) => {
          const typed = event.target.value;
          // A changed value would end the composition of an input method.
          change((event.nativeEvent as InputEvent).isComposing ? typed : sliceGraphemes(typed, maxLength));
          inputProps?.onChange?.(event);
        }}
        className="-my-px min-w-0 flex-1 self-stretch bg-transparent text-ui outline-none max-md:text-read"
      />
      {showCount && length >= maxLength * COUNT_FROM && (
        <span
          aria-hidden="true"
          className="flex-none text-meta text-text-muted tabular-nums @max-[12rem]:hidden"
        >
          {`${length} / ${maxLength}`}
        </span>
      )}
      {current && (
        <button
          type="button"
          aria-label={text.clear}
          onClick={(event) => {
            change("");
            event.currentTarget.form?.querySelector("input")?.focus();
          }}
          className="hit-area grid size-7 flex-none place-items-center rounded-control text-text-muted hover:bg-surface-sunken hover:text-text"
        >
          <X aria-hidden="true" size="1rem" strokeWidth={1.7} />
        </button>
      )}
      {trailing}
    </form>
  );
}
