import * as Radix from "@radix-ui/react-popover";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { keepTakenFocus, useLayer } from "../../lib/layers.ts";

export type PopoverProps = Omit<ComponentProps<typeof Radix.Content>, "title"> & {
  /** 浮层里的内容。 */
  children?: ReactNode;
  /** 打开它的按钮。 */
  trigger: ReactElement;
  /** 读给读屏的名字。 */
  label: string;
  /** Whether the popover is open; leave it out to let the widget keep the state. */
  open?: boolean;
  /** Whether it is open at first; the widget keeps the state afterwards. */
  defaultOpen?: boolean;
  /** Called with the new state after opening or closing. */
  onOpenChange?: (open: boolean) => void;
};

/** 浮层：挂在一个按钮下面，比窗口高就在里面滚动；点外面或按 Esc 收起，焦点回到按钮。 */
export function Popover({
  trigger,
  label,
  open,
  defaultOpen,
  onOpenChange,
  className,
  children,
  onPointerDownOutside,
  onCloseAutoFocus = keepTakenFocus,
  ref,
  ...props
}: PopoverProps) {
  const layer = useLayer(ref);
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="popover"
          aria-label={label}
          sideOffset={8}
          collisionPadding={12}
          {...props}
          ref={layer.ref}
          onPointerDownOutside={(event) => {
            if (!layer.wasInFront()) event.preventDefault();
            onPointerDownOutside?.(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cn(
            "z-(--z-overlay) max-h-(--radix-popover-content-available-height) overflow-y-auto max-w-[calc(100vw-1.5rem)] animate-rise-in rounded-[0.625rem] border border-border bg-surface-raised p-3 text-text shadow-popover outline-none",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
