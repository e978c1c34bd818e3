import * as Radix from "@radix-ui/react-dialog";
import { cva } from "class-variance-authority";
import { type ComponentProps, type ReactElement, type ReactNode, useEffect } from "react";
import { cn } from "../../lib/cn.ts";
import { useOverlayContainer } from "../../lib/overlay-container.tsx";
import { PopupContent } from "./popup-content.tsx";
import { POPUP_TYPES, type PopupType, popupPlace, usePopupLayout } from "./popup-layout.ts";

// Important, because the shorthand of the closing animation comes later and would reset the duration to 200 ms.
const MOTION = "[animation-duration:var(--lens-duration-popup)]!";

const panel = cva(
  [
    "fixed z-(--lens-z-overlay) flex flex-col overflow-y-auto overscroll-contain bg-surface-raised text-text shadow-dialog outline-none",
    "data-[state=closed]:pointer-events-none",
    MOTION,
  ],
  {
    variants: {
      place: {
        center:
          "inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(25rem,calc(100vw-2rem))] rounded-media data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in",
        top: "inset-x-0 top-0 max-h-[70dvh] rounded-b-media data-[state=closed]:animate-slide-top-out data-[state=open]:animate-slide-top-in",
        bottom:
          "inset-x-0 bottom-0 max-h-[70dvh] rounded-t-media pb-[env(safe-area-inset-bottom)] data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in",
        left: "inset-y-0 left-0 w-[min(30rem,100vw)] data-[state=closed]:animate-slide-left-out data-[state=open]:animate-slide-left-in",
        right:
          "inset-y-0 right-0 w-[min(30rem,100vw)] data-[state=closed]:animate-slide-right-out data-[state=open]:animate-slide-right-in",
      },
    },
  },
);

export type PopupProps = Omit<ComponentProps<typeof Radix.Content>, "title"> & {
  /** Content of the popup. */
  children?: ReactNode;
  /** Whether the popup is open; leave it out to let the widget keep the state. */
  open?: boolean;
  /** Whether it is open at first; the widget keeps the state afterwards. */
  defaultOpen?: boolean;
  /** Called with the new state after opening or closing. */
  onOpenChange?: (open: boolean) => void;
  /** Position; center and share rise from the bottom in windows below 500 × 500. */
  type?: PopupType;
  /** Accessible name; required even if the content has a title. */
  label: string;
  /** Whether a press on the backdrop closes it. */
  maskClosable?: boolean;
  /** Button that opens it; optional. */
  trigger?: ReactElement;
};

/**
 * Popup with backdrop, scroll lock, 300 ms animation and focus trap; Escape closes it and returns the focus.
 *
 * Types are center, top, bottom, left, right, message, dialog and share. An unknown type logs an error and renders
 * nothing.
 */
export function Popup({
  open,
  defaultOpen,
  onOpenChange,
  type = "center",
  label,
  maskClosable = true,
  trigger,
  className,
  children,
  tabIndex = 0,
  onPointerDownOutside,
  ...props
}: PopupProps) {
  const layout = usePopupLayout();
  const place = popupPlace(type, layout);
  const isKnownType = place !== null;
  useEffect(() => {
    if (!isKnownType)
      console.error(`Popup: missing type "${type}"; one of ${POPUP_TYPES.join(", ")} is needed`);
  }, [isKnownType, type]);
  const container = useOverlayContainer();
  if (!isKnownType) return null;
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={container}>
        <Radix.Overlay
          data-slot="popup-mask"
          className={cn(
            "fixed inset-0 z-(--lens-z-overlay) bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in",
            MOTION,
          )}
        />
        <PopupContent
          data-slot="popup"
          data-layout={layout}
          data-place={place}
          aria-describedby={undefined}
          {...props}
          // Lets arrow keys scroll the content; -1 for content with its own scrolling part.
          tabIndex={tabIndex}
          onPointerDownOutside={(event) => {
            if (!maskClosable) event.preventDefault();
            onPointerDownOutside?.(event);
          }}
          className={cn(panel({ place }), className)}
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          {children}
        </PopupContent>
      </Radix.Portal>
    </Radix.Root>
  );
}
