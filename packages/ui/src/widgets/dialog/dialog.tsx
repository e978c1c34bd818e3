import * as Radix from "@radix-ui/react-dialog";
import { cva, type VariantProps } from "class-variance-authority";
import { X } from "lucide-react";
import { type ComponentProps, type ReactElement, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { useOverlayContainer } from "../../lib/overlay-container.tsx";
import { wrapText } from "../../lib/wrap-text.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { PopupContent } from "../popup/popup-content.tsx";
import { usePopupLayout } from "../popup/popup-layout.ts";

const dialog = cva(
  "fixed z-(--lens-z-overlay) flex flex-col overflow-y-auto overscroll-contain bg-surface-raised text-text shadow-dialog outline-none",
  {
    variants: {
      /** Width 400 / 520 / 640; windows below 500 × 500 show a full-width sheet. */
      size: {
        sm: "data-[layout=desktop]:w-[min(25rem,calc(100vw-2rem))]",
        md: "data-[layout=desktop]:w-[min(32.5rem,calc(100vw-2rem))]",
        lg: "data-[layout=desktop]:w-[min(40rem,calc(100vw-2rem))]",
      },
      layout: {
        desktop:
          "inset-0 m-auto h-fit max-h-[calc(100dvh-3rem)] rounded-media data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in",
        mobile:
          "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-media pb-[env(safe-area-inset-bottom)] data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in",
      },
    },
  },
);

export type DialogProps = Omit<ComponentProps<typeof Radix.Content>, "title"> &
  Pick<VariantProps<typeof dialog>, "size"> & {
    /** Content, which scrolls if it is long. */
    children?: ReactNode;
    /** Whether the dialog is open; leave it out to let the widget keep the state. */
    open?: boolean;
    /** Whether it is open at first; the widget keeps the state afterwards. */
    defaultOpen?: boolean;
    /** Called with the new state after opening or closing. */
    onOpenChange?: (open: boolean) => void;
    /** Title in the header, and the accessible name. */
    title: ReactNode;
    /** Description below the title, announced on opening. */
    description?: ReactNode;
    /** Buttons of the footer, right-aligned; full width in a sheet. */
    footer?: ReactNode;
    /** Button that opens it; optional. */
    trigger?: ReactElement;
  };

const FIELD =
  "[data-slot=dialog-body] :is(input:not([type=hidden], [type=file]), textarea, select, [role=combobox]):enabled";

/** Focuses the first field, or the dialog if a virtual keyboard would cover it. */
function focusFirst(dialog: HTMLElement): void {
  const byFinger = window.matchMedia?.("(pointer: coarse)").matches;
  const field = !byFinger && dialog.querySelector<HTMLElement>(FIELD);
  (field || dialog).focus();
}

/**
 * Dialog with a header, scrolling content and footer buttons. Windows below 500 × 500 show a bottom sheet.
 *
 * The first field has the focus on opening; without a field or on touch devices the dialog.
 */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  size = "md",
  title,
  description,
  footer,
  trigger,
  className,
  children,
  onOpenAutoFocus,
  ...props
}: DialogProps) {
  const text = useText();
  const layout = usePopupLayout();
  const sheet = layout === "mobile";
  const titleId = useId();
  const described = description ? {} : { "aria-describedby": undefined };
  const container = useOverlayContainer();
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={container}>
        <Radix.Overlay
          data-slot="dialog-mask"
          className="fixed inset-0 z-(--lens-z-overlay) bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        />
        <PopupContent
          data-slot="dialog"
          data-layout={layout}
          {...described}
          {...props}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus?.(event);
            if (event.defaultPrevented) return;
            event.preventDefault();
            focusFirst(event.currentTarget as HTMLElement);
          }}
          className={cn(dialog({ size, layout }), className)}
        >
          <div
            data-slot="dialog-header"
            className={cn(
              "flex min-h-14 flex-none items-center justify-between gap-3 pr-3 pl-6",
              sheet && "pl-4",
            )}
          >
            <Radix.Title className="min-w-0 text-title font-semibold">
              <span id={titleId}>{title}</span>
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton aria-label={text.close}>
                <X aria-hidden="true" strokeWidth={1.7} />
              </IconButton>
            </Radix.Close>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: the body of a dialog is no field set */}
          <div
            data-slot="dialog-body"
            role="group"
            aria-labelledby={titleId}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys must be able to scroll it
            tabIndex={0}
            className={cn("min-h-24 flex-1 overflow-y-auto px-6 pt-1 pb-5", sheet && "px-4")}
          >
            {description && (
              <Radix.Description className="mb-3 leading-[1.7] text-text-secondary">
                {description}
              </Radix.Description>
            )}
            {wrapText(children)}
          </div>
          {footer && (
            <div
              data-slot="dialog-footer"
              className={cn(
                "flex flex-none justify-end gap-2 border-t border-border px-6 py-3.5",
                sheet && "px-4 [:where(&>*)]:flex-1",
              )}
            >
              {footer}
            </div>
          )}
        </PopupContent>
      </Radix.Portal>
    </Radix.Root>
  );
}
