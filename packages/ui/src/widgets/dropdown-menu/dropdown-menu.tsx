import * as Radix from "@radix-ui/react-dropdown-menu";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { keepTakenFocus, useLayer } from "../../lib/layers.ts";
import { useOverlayContainer } from "../../lib/overlay-container.tsx";
import { wrapTextBesideSiblings } from "../../lib/wrap-text.tsx";
import { usePopupLayout } from "../popup/popup-layout.ts";

export type DropdownMenuProps = ComponentProps<typeof Radix.Content> & {
  /** `DropdownMenuItem` and `DropdownMenuSeparator` elements. */
  children?: ReactNode;
  /** Trigger button. */
  trigger: ReactElement;
  /** Whether the menu is open; leave it out to let the widget keep the state. */
  open?: boolean;
  /** Whether it is open at first; the widget keeps the state afterwards. */
  defaultOpen?: boolean;
  /** Called with the new state after opening or closing. */
  onOpenChange?: (open: boolean) => void;
};

/** Full-width sheet at the bottom of a phone; its wrapper is positioned in styles.css. */
const SHEET =
  "max-h-[85dvh] w-full rounded-none rounded-t-media px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-dialog data-[state=open]:animate-sheet-in";

/**
 * Menu opened by a press, with arrow keys, typeahead and Escape; the page stays scrollable. Windows below 500 × 500
 * show a bottom sheet with a backdrop.
 */
export function DropdownMenu({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  className,
  align = "end",
  onPointerDownOutside,
  onCloseAutoFocus = keepTakenFocus,
  ref,
  ...props
}: DropdownMenuProps) {
  const layer = useLayer(ref);
  const layout = usePopupLayout();
  const container = useOverlayContainer();
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <div className="contents">
          {layout === "mobile" && (
            <div
              data-slot="dropdown-menu-mask"
              className="fixed inset-0 z-(--lens-z-overlay) animate-fade-in bg-overlay"
            />
          )}
          <Radix.Content
            loop
            data-slot="dropdown-menu"
            data-layout={layout}
            align={align}
            sideOffset={8}
            collisionPadding={8}
            {...props}
            ref={layer.ref}
            onPointerDownOutside={(event) => {
              if (!layer.wasInFront()) event.preventDefault();
              onPointerDownOutside?.(event);
            }}
            onCloseAutoFocus={onCloseAutoFocus}
            className={cn(
              "z-(--lens-z-overlay) max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto min-w-42 rounded-[0.625rem] bg-surface-raised p-1.5 text-text shadow-popover outline-none data-[state=open]:animate-fade-in",
              layout === "mobile" && SHEET,
              className,
            )}
          />
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

const item = cva(
  [
    "flex h-9 in-data-[layout=mobile]:h-13 items-center gap-2.5 rounded-control px-2.5 whitespace-nowrap outline-none select-none data-[highlighted]:bg-surface-raised-hover",
    "data-[disabled]:text-text-disabled [:where(&>svg)]:size-4.5 [:where(&>svg)]:flex-none",
  ],
  {
    variants: {
      /** `danger` for irreversible actions, for example deleting. */
      tone: {
        normal:
          "text-text [:where(&>svg)]:text-text-muted data-[highlighted]:[:where(&>svg)]:text-brand-text",
        danger: "text-danger-text",
      },
    },
  },
);

export type DropdownMenuItemProps = ComponentProps<typeof Radix.Item> & VariantProps<typeof item>;

/** Menu item, 36 px high, 52 in a sheet. For a link, wrap it with `asChild`. */
export function DropdownMenuItem({ tone = "normal", className, children, ...props }: DropdownMenuItemProps) {
  return (
    <Radix.Item data-slot="dropdown-menu-item" {...props} className={cn(item({ tone }), className)}>
      {props.asChild ? children : wrapTextBesideSiblings(children)}
    </Radix.Item>
  );
}

/** Separator inside a menu. */
export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return (
    <Radix.Separator
      data-slot="dropdown-menu-separator"
      {...props}
      className={cn("my-1.5 h-px bg-border", className)}
    />
  );
}
