import * as Radix from "@radix-ui/react-popover";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { keepTakenFocus, useLayer } from "../../lib/layers.ts";
import { useOverlayContainer } from "../../lib/overlay-container.tsx";

export type PopoverProps = Omit<ComponentProps<typeof Radix.Content>, "title"> & {
  /** Content of the popover. */
  children?: ReactNode;
  /** Trigger button. */
  trigger: ReactElement;
  /** Accessible name. */
  label: string;
  /** Whether the popover is open; leave it out to let the widget keep the state. */
  open?: boolean;
  /** Whether it is open at first; the widget keeps the state afterwards. */
  defaultOpen?: boolean;
  /** Called with the new state after opening or closing. */
  onOpenChange?: (open: boolean) => void;
};

/**
 * Popover below a button, scrolling if it is taller than the window. A press outside or Escape closes it and returns
 * the focus.
 */
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
  const container = useOverlayContainer();
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
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
            "z-(--lens-z-overlay) max-h-(--radix-popover-content-available-height) overflow-y-auto max-w-[calc(100vw-1.5rem)] animate-rise-in rounded-[0.625rem] border border-border bg-surface-raised p-3 text-text shadow-popover outline-none",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
