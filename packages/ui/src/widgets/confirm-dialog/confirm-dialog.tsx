import * as Radix from "@radix-ui/react-dialog";
import { type ComponentProps, type ReactElement, useRef, useSyncExternalStore } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { useControlled } from "../../lib/use-controlled.ts";
import { Button } from "../button/button.tsx";
import { PopupContent } from "../popup/popup-content.tsx";
import { type ConfirmOptions, pendingConfirms, subscribeConfirms } from "./confirm-store.ts";

export { type ConfirmOptions, confirm, pendingConfirms, subscribeConfirms } from "./confirm-store.ts";

export type ConfirmDialogProps = Omit<ComponentProps<typeof Radix.Content>, keyof ConfirmOptions> &
  ConfirmOptions & {
    /** 开着没有，由外面决定；不给就自己记着。 */
    open?: boolean;
    /** 自己记着的时候，一开始开着没有。 */
    defaultOpen?: boolean;
    /** 打开或关上之后，带着新的状态。 */
    onOpenChange?: (open: boolean) => void;
    /** Button that opens it; optional. */
    trigger?: ReactElement;
    /** 按了确定。 */
    onConfirm?: () => void;
    /** 取消按钮、Esc。 */
    onCancel?: () => void;
    /** 确认后的请求进行中：按钮转圈，不能再点，也关不掉。 */
    loading?: boolean;
  };

/** 确认框，宽 400：默认标题「提示」，取消与确定，焦点先落在确定上；危险的事先落在取消上。 */
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
  return (
    <Radix.Root open={open} onOpenChange={onRootChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay
          data-slot="confirm-dialog-mask"
          className="fixed inset-0 z-(--z-overlay) bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
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
          // A question is answered, not clicked away.
          onPointerDownOutside={(event) => event.preventDefault()}
          className={cn(
            "fixed inset-0 z-(--z-overlay) m-auto h-fit max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain w-[min(25rem,calc(100vw-2rem))] rounded-xl bg-surface-raised p-6 text-text shadow-dialog outline-none",
            "data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in",
            className,
          )}
        >
          <Radix.Title className="text-lg font-semibold">{title ?? text.notice}</Radix.Title>
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

/** 放在应用根部一次，显示 `confirm()` 提的问题，一次一个。 */
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
