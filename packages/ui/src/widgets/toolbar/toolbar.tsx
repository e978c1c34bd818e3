import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { getPressedKey } from "../../lib/keys.ts";
import { useText } from "../../lib/locale.tsx";
import { useMergedRef } from "../../lib/merge-refs.ts";
import { IconButton, type IconButtonProps } from "../icon-button/icon-button.tsx";
import { itemAfterKey } from "./roving.ts";

interface Roving {
  /** The item that is the tab stop. */
  current: string | null;
  setCurrent: (id: string) => void;
}

const RovingContext = createContext<Roving>({ current: null, setCurrent: () => undefined });

export type ToolbarProps = ComponentProps<"div"> & {
  /** `ToolbarButton` and `ToolbarDivider` elements. */
  children?: ReactNode;
  /** Accessible name of the toolbar, for example "格式". */
  "aria-label": string;
};

/** Toolbar with one tab stop: arrow keys, Home and End move between buttons, and Tab returns to the last one. */
export function Toolbar({ className, children, onKeyDown, ref, ...props }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const [current, setCurrent] = useState<string | null>(null);
  const itemsOf = () => [
    ...(root.current?.querySelectorAll<HTMLElement>("[data-slot=toolbar-button]") ?? []),
  ];
  // Before the first Tab press.
  useLayoutEffect(() => {
    const first = root.current?.querySelector<HTMLElement>("[data-slot=toolbar-button]");
    if (first) setCurrent(first.dataset.item ?? null);
  }, []);
  const roving = useMemo(() => ({ current, setCurrent }), [current]);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const items = itemsOf();
    const from = items.indexOf(event.target as HTMLElement);
    const to = from < 0 ? null : itemAfterKey(getPressedKey(event), from, items.length);
    if (to === null) return;
    event.preventDefault();
    items[to]?.focus();
  };
  return (
    <RovingContext value={roving}>
      <div
        data-slot="toolbar"
        role="toolbar"
        {...props}
        ref={merged}
        onKeyDown={move}
        className={cn("flex items-center gap-0.5 lg:gap-1 max-xs:flex-wrap", className)}
      >
        {children}
      </div>
    </RovingContext>
  );
}

export type ToolbarButtonProps = Omit<IconButtonProps, "size" | "badge" | "dot" | "disabled"> & {
  /** Makes the button a toggle, announced as pressed or not. */
  pressed?: boolean;
  /** Shortcut in the form of `aria-keyshortcuts`, for example `Control+B`. */
  shortcut?: string;
  /** Whether the button is unavailable; it stays focusable. */
  inactive?: boolean;
};

/** Button of a toolbar, 36 px (40 on phones). A mouse press keeps the focus in the text. */
export function ToolbarButton({
  pressed,
  shortcut,
  inactive = false,
  "aria-label": label,
  className,
  onClick,
  onFocus,
  ...props
}: ToolbarButtonProps) {
  const id = useId();
  const { bracketed } = useText();
  const { current, setCurrent } = useContext(RovingContext);
  return (
    <IconButton
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      aria-disabled={inactive || undefined}
      title={
        shortcut ? fillText(bracketed, { text: label, more: shortcut.replace("Control", "Ctrl") }) : label
      }
      onMouseDown={(event) => event.preventDefault()}
      {...props}
      data-slot="toolbar-button"
      data-item={id}
      tabIndex={current === id ? 0 : -1}
      onFocus={(event) => {
        setCurrent(id);
        onFocus?.(event);
      }}
      onClick={(event) => {
        if (inactive) event.preventDefault();
        else onClick?.(event);
      }}
      className={cn(
        "aria-pressed:bg-brand-soft aria-pressed:text-brand-text aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-text-disabled [:where(&_svg)]:size-4.5",
        className,
      )}
    />
  );
}

/** Vertical line between groups of buttons. */
export function ToolbarDivider({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      aria-hidden="true"
      data-slot="toolbar-divider"
      {...props}
      className={cn("mx-2 h-4 w-px flex-none bg-border-strong", className)}
    />
  );
}
