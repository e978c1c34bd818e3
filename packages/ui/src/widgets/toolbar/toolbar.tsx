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
  /** The one item that the Tab key reaches. */
  current: string | null;
  setCurrent: (id: string) => void;
}

const RovingContext = createContext<Roving>({ current: null, setCurrent: () => undefined });

export type ToolbarProps = ComponentProps<"div"> & {
  /** 按钮与分组的竖线：`ToolbarButton`、`ToolbarDivider`。 */
  children?: ReactNode;
  /** 读屏听到的工具栏的名字，例如「格式」。 */
  "aria-label": string;
};

/** 工具栏：Tab 只停一次，左右键、Home、End 在按钮间移动，再回来时停在上次的按钮。 */
export function Toolbar({ className, children, onKeyDown, ref, ...props }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const [current, setCurrent] = useState<string | null>(null);
  const itemsOf = () => [
    ...(root.current?.querySelectorAll<HTMLElement>("[data-slot=toolbar-button]") ?? []),
  ];
  // Before anybody can press Tab.
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
  /** 给了它就是开关，读屏听到按下与否。 */
  pressed?: boolean;
  /** 快捷键，写法同 `aria-keyshortcuts`，例如 `Control+B`。 */
  shortcut?: string;
  /** 不可用时仍可聚焦，焦点不会丢。 */
  inactive?: boolean;
};

/** 工具栏里的按钮，36 见方（手机 40）。用鼠标点它不会夺走正文的焦点。 */
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

/** 把一排按钮分成几组的竖线。 */
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
