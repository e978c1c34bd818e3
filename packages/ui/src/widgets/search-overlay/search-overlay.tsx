import * as Radix from "@radix-ui/react-dialog";
import { type ComponentProps, type ReactElement, type ReactNode, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { useMergedRef } from "../../lib/merge-refs.ts";
import { useOverlayContainer } from "../../lib/overlay-container.tsx";
import { BackToTop } from "../back-to-top/back-to-top.tsx";
import { PopupContent } from "../popup/popup-content.tsx";

export type SearchOverlayProps = Omit<ComponentProps<typeof Radix.Content>, "title"> & {
  /** Content, beginning with the search field. */
  children?: ReactNode;
  /** Whether the overlay is open; leave it out to let the widget keep the state. */
  open?: boolean;
  /** Whether it is open at first; the widget keeps the state afterwards. */
  defaultOpen?: boolean;
  /** Called with the new state after opening or closing. */
  onOpenChange?: (open: boolean) => void;
  /** Button that opens it; optional. */
  trigger?: ReactElement;
  /** Accessible name. */
  label: string;
};

/**
 * Full-window overlay that scrolls by itself with a focus trap; Escape closes it (not during composition) and returns
 * the focus.
 */
export function SearchOverlay({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  label,
  className,
  children,
  ref,
  ...props
}: SearchOverlayProps) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const merged = useMergedRef<HTMLDivElement>(setScroller, ref);
  const container = useOverlayContainer();
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={container}>
        <Radix.Overlay className="fixed inset-0 z-(--lens-z-overlay) bg-bg" />
        <PopupContent
          data-slot="search-overlay"
          aria-describedby={undefined}
          {...props}
          ref={merged}
          className={cn(
            "fixed inset-0 z-(--lens-z-overlay) animate-fade-in overflow-y-auto overscroll-contain bg-bg text-text outline-none",
            className,
          )}
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          {children}
          <BackToTop scroller={scroller} className="max-md:bottom-8" />
        </PopupContent>
      </Radix.Portal>
    </Radix.Root>
  );
}
