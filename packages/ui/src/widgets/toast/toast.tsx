import * as Radix from "@radix-ui/react-toast";
import { Check, Gift, TriangleExclamationPoint } from "lucide-react";
import { type ComponentProps, useSyncExternalStore } from "react";
import { cn } from "../../lib/cn.ts";
import { useShellText } from "../popup/shell-text.ts";
import { dismissToast, shownToasts, subscribeToasts, TOAST_DURATION, type ToastTone } from "./toast-store.ts";

export { dismissToast, shownToasts, subscribeToasts, type ToastTone, toast } from "./toast-store.ts";

// The surface of a toast is the opposite of the page, so its icons take the colours of soft lines and tints.
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
  /** 一句话，读屏会读出。 */
  message: string;
  /** 决定图标：平常没有，`success` 是勾，`error` 会打断读屏立刻读出，`points` 用于得到积分。 */
  tone?: ToastTone;
};

/** 一条提示，高 40。平常不直接用，调用 `toast("已复制")` 即可。 */
export function Toast({ message, tone = "plain", className, style, ...props }: ToastProps) {
  return (
    <Radix.Root
      data-slot="toast"
      data-tone={tone}
      type={tone === "error" ? "foreground" : "background"}
      {...props}
      // Radix lets nothing be pressed that was there before a dialog: a toast stands above it.
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

/** 放在应用根部一次，显示 `toast()` 的提示：停留 1500 ms（CONST-009），顶栏下 16，手机在底栏之上；底栏上另有一条时，外面用 `--size-notice` 给出它的高。 */
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
        // A dialog hides what is behind it from screen readers, except for what has this attribute.
        aria-live="off"
        className="pointer-events-none fixed top-[calc(var(--size-navbar)+1rem)] left-[calc(50%-var(--removed-body-scroll-bar-size)/2)] z-(--z-toast) flex w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-col items-center gap-2 outline-none max-md:top-auto max-md:bottom-[calc(var(--size-tabbar)+var(--size-notice,0rem)+1rem)]"
      />
    </Radix.Provider>
  );
}
