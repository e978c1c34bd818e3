import * as Radix from "@radix-ui/react-toast";
import { Check, Gift, TriangleExclamationPoint } from "lucide-react";
import { type ComponentProps, useSyncExternalStore } from "react";
import { cn } from "../../lib/cn.ts";
import { useShellText } from "../popup/shell-text.ts";
import { dismissToast, shownToasts, subscribeToasts, TOAST_DURATION, type ToastTone } from "./toast-store.ts";

export { dismissToast, shownToasts, subscribeToasts, type ToastTone, toast } from "./toast-store.ts";

// The background of a toast is inverted, so its icons use the colours of soft lines and tints.
const ICONS = {
  plain: null,
  success: (
    <Check aria-hidden="true" size="1.125rem" strokeWidth={1.7} className="flex-none text-brand-line" />
  ),
  error: (
    <TriangleExclamationPoint
      aria-hidden="true"
      size="1.125rem"
      strokeWidth={1.7}
      className="flex-none text-tint-red"
    />
  ),
  points: (
    <Gift aria-hidden="true" size="1.125rem" strokeWidth={1.7} className="flex-none text-accent-line" />
  ),
};

export type ToastProps = Omit<ComponentProps<typeof Radix.Root>, "title"> & {
  /** Sentence, which is announced. */
  message: string;
  /** Icon: none by default, `success` a tick, `error` is announced at once, `points` for gained points. */
  tone?: ToastTone;
};

/** A toast. Usually shown with `toast("已复制")`. */
export function Toast({ message, tone = "plain", className, style, ...props }: ToastProps) {
  return (
    <Radix.Root
      data-slot="toast"
      data-tone={tone}
      type={tone === "error" ? "foreground" : "background"}
      {...props}
      // Radix disables everything outside a dialog; a toast lies above it.
      style={{ pointerEvents: "auto", ...style }}
      className={cn(
        "flex min-h-10 max-w-full items-center gap-2 rounded-[0.625rem] bg-text px-4 py-2 text-text-inverse shadow-popover data-[state=open]:animate-rise-in",
        className,
      )}
    >
      {ICONS[tone]}
      <Radix.Title>{message}</Radix.Title>
    </Radix.Root>
  );
}

const NONE: ReturnType<typeof shownToasts> = [];

/**
 * Shows the toasts of `toast()` for 1500 ms. Render it once at the root of the app. On phones above the
 * bottom bar; `--lens-size-notice` is the height of a notice above that bar.
 */
export function ToastHost() {
  const text = useShellText();
  const entries = useSyncExternalStore(subscribeToasts, shownToasts, () => NONE);
  return (
    <Radix.Provider duration={TOAST_DURATION} label={text.notifications} swipeDirection="up">
      {entries.map((entry) => (
        <Toast
          key={entry.id}
          message={entry.message}
          tone={entry.tone}
          duration={entry.duration}
          onOpenChange={(open) => !open && dismissToast(entry.id)}
        />
      ))}
      <Radix.Viewport
        data-slot="toast-viewport"
        label={text.notifications}
        // A dialog hides everything behind it from screen readers, except elements with this attribute.
        aria-live="off"
        className="pointer-events-none fixed top-[calc(var(--lens-size-navbar)+1rem)] left-[calc(50%-var(--removed-body-scroll-bar-size)/2)] z-(--lens-z-toast) flex w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-col items-center gap-2 outline-none max-md:top-auto max-md:bottom-[calc(var(--lens-size-tabbar)+var(--lens-size-notice,0rem)+1rem)]"
      />
    </Radix.Provider>
  );
}
