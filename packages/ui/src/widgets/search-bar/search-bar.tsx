import { Search, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { useControlled } from "../../lib/use-controlled.ts";

/** The count appears from this share of what has room. */
const COUNT_FROM = 0.8;

/** The longest search text (CONST-029). */
const SEARCH_MAX_LENGTH = 100;

export type SearchBarProps = Omit<ComponentProps<"form">, "onSubmit" | "children" | "defaultValue"> & {
  /** 框里的字；给了就由外面决定。 */
  value?: string;
  /** 一开始的字；之后自己记着。 */
  defaultValue?: string;
  /** 每改一个字调用一次，参数是全文；清除时是空串。 */
  onValueChange?: (value: string) => void;
  /** 回车或点放大镜时触发，参数已去掉首尾空白；空白不触发，只把光标放进框里。 */
  onSearch?: (value: string) => void;
  /** 空着时的提示，不给就写默认的一句。 */
  placeholder?: string;
  /** 最多几个字，多的打不进去。 */
  maxLength?: number;
  /** 字数快满时在右侧写「82 / 100」；框窄于 12rem 时让给字。 */
  showCount?: boolean;
  /** 给输入框的其余属性：组合框的 aria、键盘事件、ref。 */
  inputProps?: Omit<ComponentProps<"input">, "value" | "defaultValue" | "maxLength" | "placeholder">;
  /** 清除按钮之后的内容，例如「取消」。 */
  trailing?: ReactNode;
};

/** 搜索框：圆角 5，上限 100 字，有清除按钮，回车提交。 */
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
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, so that props land on one root
    <form
      data-slot="search-bar"
      role="search"
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        if (current.trim()) onSearch?.(current.trim());
        else event.currentTarget.querySelector("input")?.focus();
      }}
      className={cn(
        "@container flex h-10 w-full items-center gap-2 max-xs:gap-0 rounded-search border border-border-control bg-surface pr-1.5 pl-1.5 transition-[border-color,box-shadow] hover:border-text-muted focus-within:border-focus focus-within:shadow-[0_0_0_1px_var(--color-focus)]",
        className,
      )}
    >
      <button
        type="submit"
        aria-label={text.search}
        className="hit-area grid size-7 flex-none place-items-center rounded-xs text-text-secondary hover:text-text"
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
        maxLength={maxLength}
        placeholder={placeholder ?? text.searchPlaceholder}
        onChange={(event) => {
          change(event.target.value);
          inputProps?.onChange?.(event);
        }}
        className="-my-px min-w-0 flex-1 self-stretch bg-transparent text-base outline-none max-md:text-read"
      />
      {showCount && current.length >= maxLength * COUNT_FROM && (
        <span
          aria-hidden="true"
          className="flex-none text-xs text-text-muted tabular-nums @max-[12rem]:hidden"
        >
          {`${current.length} / ${maxLength}`}
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
          className="hit-area grid size-7 flex-none place-items-center rounded-xs text-text-muted hover:bg-surface-sunken hover:text-text"
        >
          <X aria-hidden="true" size="1rem" strokeWidth={1.7} />
        </button>
      )}
      {trailing}
    </form>
  );
}
