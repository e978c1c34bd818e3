import * as Radix from "@radix-ui/react-dialog";
import { type ComponentProps, type ReactElement, useRef, useSyncExternalStore } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { useOverlayContainer } from "../../lib/overlay-container.tsx";
import { useControlled } from "../../lib/use-controlled.ts";
import { Button } from "../button/button.tsx";
import { PopupContent } from "../popup/popup-content.tsx";
import { type ConfirmOptions, pendingConfirms, subscribeConfirms } from "./confirm-store.ts";

export { type ConfirmOptions, confirm, pendingConfirms, subscribeConfirms } from "./confirm-store.ts";

export type ConfirmDialogProps = Omit<ComponentProps<typeof Radix.Content>, keyof ConfirmOptions> &
  ConfirmOptions & {
    /** Whether the dialog is open; leave it out to let the widget keep the state. */
    open?: boolean;
    /** Whether it is open at first; the widget keeps the state afterwards. */
    defaultOpen?: boolean;
    /** Called with the new state after opening or closing. */
    onOpenChange?: (open: boolean) => void;
    /** Button that opens it; optional. */
    trigger?: ReactElement;
    /** Called when the confirming button is pressed. */
    onConfirm?: () => void;
    /** Called for the cancel button and Escape. */
    onCancel?: () => void;
    /** Whether the confirmed request is in progress: shows a spinner and cannot be closed. */
    loading?: boolean;
  };

/**
 * Confirmation dialog, 400 px wide: title "提示" by default, cancel and confirm buttons. The confirming button has the
 * focus, for dangerous actions the cancel button.
 */
export function ConfirmDialog({
  open: given,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  content,
  okText,
  cancelText,
  tone = "primary",
  loading = false,
  onConfirm,
  onCancel,
  className,
  children,
  onOpenAutoFocus,
  ...props
}: ConfirmDialogProps) {
  const text = useText();
  const ok = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const answer = (told?: () => void) => {
    told?.();
    setOpen(false);
  };
  const onRootChange = (next: boolean) => {
    if (next) setOpen(true);
    else if (!loading) answer(onCancel);
  };
  const container = useOverlayContainer();
  return (
    <Radix.Root open={open} onOpenChange={onRootChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={container}>
        <Radix.Overlay
          data-slot="confirm-dialog-mask"
          className="fixed inset-0 z-(--lens-z-overlay) bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        />
        <PopupContent
          data-slot="confirm-dialog"
          role="alertdialog"
          {...props}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus?.(event);
            if (event.defaultPrevented) return;
            event.preventDefault();
            (tone === "danger" ? cancel : ok).current?.focus();
          }}
          // A question must be answered; a press outside does not close it.
          onPointerDownOutside={(event) => event.preventDefault()}
          className={cn(
            "fixed inset-0 z-(--lens-z-overlay) m-auto h-fit max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain w-[min(25rem,calc(100vw-2rem))] rounded-media bg-surface-raised p-6 text-text shadow-dialog outline-none",
            "data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in",
            className,
          )}
        >
          <Radix.Title className="text-title font-semibold">{title ?? text.notice}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-2 leading-[1.7] text-text-secondary">{content}</div>
          </Radix.Description>
          {children}
          <div className="mt-6 flex justify-end gap-2">
            <Button ref={cancel} disabled={loading} onClick={() => answer(onCancel)}>
              {cancelText ?? text.cancel}
            </Button>
            <Button ref={ok} tone={tone} loading={loading} onClick={() => answer(onConfirm)}>
              {okText ?? text.ok}
            </Button>
          </div>
        </PopupContent>
      </Radix.Portal>
    </Radix.Root>
  );
}

const NONE: ReturnType<typeof pendingConfirms> = [];

/** Shows the questions of `confirm()`, one at a time. Render it once at the root of the app. */
export function ConfirmHost() {
  const queue = useSyncExternalStore(subscribeConfirms, pendingConfirms, () => NONE);
  const current = queue[0];
  if (!current) return null;
  const { id, answer, ...question } = current;
  return (
    <ConfirmDialog
      key={id}
      open
      {...question}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}
