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
  /** 浮层是否打开，由外面决定；不给就自己记着。 */
  open?: boolean;
  /** 一开始就打开；之后自己记着。 */
  defaultOpen?: boolean;
  /** 打开或收起时调用，参数是新的状态。 */
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
