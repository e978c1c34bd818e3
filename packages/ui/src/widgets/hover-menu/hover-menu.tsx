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
  /** Trigger, a button element. */
  trigger: ReactElement;
  /** Accessible name of the menu. */
  label: string;
  /** Whether the menu is open; leave it out to let the widget keep the state. */
  open?: boolean;
  /** Whether it is open at first; the widget keeps the state afterwards. */
  defaultOpen?: boolean;
  /** Called with the new state after opening or closing. */
  onOpenChange?: (open: boolean) => void;
  /** Side of the trigger to align with. */
  align?: "start" | "end";
  /** Distance to the trigger in px; negative values overlap it. */
  sideOffset?: number;
  /** Content above the items, skipped by arrow keys. */
  header?: ReactNode;
  /** Class of the panel; `className` belongs to the wrapper of the trigger. */
  panelClassName?: string;
  /** `HoverMenuItem` and `HoverMenuSeparator` elements. */
  children: ReactNode;
};

/**
 * Menu that opens 30 ms after the pointer enters and closes 100 ms after it leaves, also if a mouse click opened it;
 * opened by touch or keyboard it stays.
 *
 * It stays inside the window and is not clipped by a dialog. Escape closes it and returns the focus to the trigger;
 * devices without hover open it by a press.
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
        <div {...menu.holderProps} className="fixed z-(--lens-z-overlay)">
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
        plain: "h-9 gap-2.5 rounded-control px-2.5 [:where(&>svg)]:size-4.5 [:where(&>svg)]:flex-none",
        tile: "h-13 gap-3 rounded-control pr-3 pl-2",
      },
      tone: {
        normal: "text-text [:where(&>svg)]:text-text-muted hover:[:where(&>svg)]:text-brand-text",
        danger: "text-danger-text",
      },
    },
  },
);

export type HoverMenuItemProps = {
  /** Address, which makes the item a link. */
  href?: string;
  /** Opens the address in a new tab. */
  external?: boolean;
  /** Called when the item is chosen; the menu closes afterwards. */
  onSelect?: () => void;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Description in a second line; makes the item 52 px high. */
  hint?: ReactNode;
  /** `danger` for red text, for example for deleting. */
  tone?: "normal" | "danger";
  /** Value of the item, set as `data-value`. */
  value?: string;
  /** Text of the item. */
  children: ReactNode;
};

/** Item of a hover menu: link or action. */
export function HoverMenuItem({
  href,
  external = false,
  onSelect,
  icon,
  hint,
  tone = "normal",
  value,
  children,
}: HoverMenuItemProps) {
  const { hide, choose } = useContext(CloseContext);
  const tile = hint !== undefined;
  const shared = {
    "data-slot": "hover-menu-item",
    "data-value": value,
    role: "menuitem",
    tabIndex: -1,
    className: item({ kind: tile ? "tile" : "plain", tone }),
    onClick: () => {
      // A link moves the focus to its page.
      if (href === undefined) choose();
      else hide();
      onSelect?.();
    },
  };
  const body = (
    <>
      {tile ? icon && <span className="grid size-9 flex-none place-items-center">{icon}</span> : icon}
      <span className="min-w-0">
        <span className={cn("block leading-[1.25rem]", tile && "font-semibold")}>{children}</span>
        {hint !== undefined && <span className="block text-meta text-text-muted">{hint}</span>}
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
