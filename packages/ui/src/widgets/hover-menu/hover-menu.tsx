import { Slot } from "@radix-ui/react-slot";
import { cva } from "class-variance-authority";
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
} from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useMergedRef } from "../../lib/merge-refs.ts";
import { useHoverMenu } from "./use-hover-menu.ts";

const CloseContext = createContext({ hide: () => {}, choose: () => {} });

const PANEL =
  "min-w-42 overflow-y-auto rounded-[0.625rem] bg-surface-raised p-1.5 text-text shadow-popover animate-fade-in";

export type HoverMenuProps = Omit<ComponentProps<"div">, "children"> & {
  /** 触发按钮，一个 button 元素。 */
  trigger: ReactElement;
  /** 菜单的读屏名字。 */
  label: string;
  /** Whether the menu is open; leave it out to let the widget keep the state. */
  open?: boolean;
  /** Whether it is open at first; the widget keeps the state afterwards. */
  defaultOpen?: boolean;
  /** Called with the new state after opening or closing. */
  onOpenChange?: (open: boolean) => void;
  /** 与触发按钮的哪一边对齐。 */
  align?: "start" | "end";
  /** 离触发按钮多远，像素；负数是压住它。 */
  sideOffset?: number;
  /** 菜单项之上的说明块，不参与方向键。 */
  header?: ReactNode;
  /** 给弹出的面板的类名；`className` 给触发按钮外的框。 */
  panelClassName?: string;
  /** 菜单项：`HoverMenuItem` 与 `HoverMenuSeparator`。 */
  children: ReactNode;
};

/**
 * 悬停菜单：移入 30 ms 后打开，移开 100 ms 后关闭，鼠标点开的也一样；触摸、键盘打开的留着（NAV-036 至 NAV-040）。
 *
 * 不出窗口，也不被放它的对话框裁掉；下面放不下就在上面，再放不下就在里面滚动。
 * Esc 关闭并把焦点还给触发按钮；没有悬停的设备只认点按。
 */
export function HoverMenu({
  trigger,
  label,
  open,
  defaultOpen,
  onOpenChange,
  align = "start",
  sideOffset = 8,
  header,
  className,
  panelClassName,
  children,
  ref,
  ...props
}: HoverMenuProps) {
  const id = useId();
  const menu = useHoverMenu({ open, defaultOpen, onOpenChange, align, sideOffset });
  const root = useMergedRef(menu.rootProps.ref, ref);
  return (
    <div
      data-slot="hover-menu"
      {...props}
      {...menu.rootProps}
      ref={root}
      className={cn("relative inline-flex", className)}
    >
      <Slot
        data-slot="hover-menu-trigger"
        aria-haspopup="menu"
        aria-expanded={menu.open}
        aria-controls={menu.open ? id : undefined}
        {...menu.triggerProps}
      >
        {trigger}
      </Slot>
      {menu.open && (
        <div {...menu.holderProps} className="fixed z-(--z-overlay)">
          <div data-slot="hover-menu-panel" className={cn(PANEL, panelClassName)}>
            {header}
            <div id={id} role="menu" tabIndex={-1} aria-label={label} {...menu.menuProps}>
              <CloseContext value={{ hide: menu.hide, choose: menu.choose }}>{children}</CloseContext>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

const item = cva(
  "flex w-full items-center text-left whitespace-nowrap hover:bg-surface-raised-hover focus-visible:bg-surface-raised-hover focus-visible:-outline-offset-2",
  {
    variants: {
      kind: {
        plain: "h-9 gap-2.5 rounded-sm px-2.5 [:where(&>svg)]:size-4.5 [:where(&>svg)]:flex-none",
        tile: "h-13 gap-3 rounded-md pr-3 pl-2",
      },
      tone: {
        normal: "text-text [:where(&>svg)]:text-text-muted hover:[:where(&>svg)]:text-brand-text",
        danger: "text-danger-text",
      },
    },
  },
);

export type HoverMenuItemProps = {
  /** 给了就是链接。 */
  href?: string;
  /** Opens the address in a new tab. */
  external?: boolean;
  /** Called when the item is chosen; the menu closes afterwards. */
  onSelect?: () => void;
  /** 文字前的图标。 */
  icon?: ReactNode;
  /** 第二行说明；有它时行高 52，图标放进 36 的色块。 */
  hint?: ReactNode;
  /** 图块的底色类，配合 `hint`。 */
  tint?: string;
  /** `danger` 时文字变红，用于删除一类。 */
  tone?: "normal" | "danger";
  /** 菜单项的值，写进 `data-value`。 */
  value?: string;
  /** 菜单项的文字。 */
  children: ReactNode;
};

/** 悬停菜单的一项：链接或动作。带说明时行高 52，否则 36。 */
export function HoverMenuItem({
  href,
  external = false,
  onSelect,
  icon,
  hint,
  tint,
  tone = "normal",
  value,
  children,
}: HoverMenuItemProps) {
  const { hide, choose } = useContext(CloseContext);
  const tile = tint !== undefined || hint !== undefined;
  const shared = {
    "data-slot": "hover-menu-item",
    "data-value": value,
    role: "menuitem",
    tabIndex: -1,
    className: item({ kind: tile ? "tile" : "plain", tone }),
    onClick: () => {
      // A link takes the focus to its page.
      if (href === undefined) choose();
      else hide();
      onSelect?.();
    },
  };
  const body = (
    <>
      {tile
        ? icon && (
            <span className={cn("grid size-9 flex-none place-items-center rounded-[0.625rem]", tint)}>
              {icon}
            </span>
          )
        : icon}
      <span className="min-w-0">
        <span className={cn("block leading-[1.25rem]", tile && "font-medium")}>{children}</span>
        {hint !== undefined && <span className="block text-xs text-text-muted">{hint}</span>}
      </span>
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" {...shared}>
        {body}
      </button>
    );
  }
  if (external) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...shared}>
        {body}
      </a>
    );
  }
  return (
    <Link href={href} {...shared}>
      {body}
    </Link>
  );
}

/** Separator inside a menu. */
export function HoverMenuSeparator() {
  return <hr data-slot="hover-menu-separator" className="my-1.5 h-px border-0 bg-border" />;
}
