import { ArrowUp } from "lucide-react";
import { type ComponentProps, useSyncExternalStore } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { scrollToTop, showsBackToTop } from "./scroll-to-top.ts";

function subscribe(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

export type BackToTopProps = Omit<ComponentProps<"button">, "children">;

/** 回到顶部，44 见方：滚动超过 100 后出现，120 ms 回到顶（WIDGET-001）。 */
export function BackToTop({ className, onClick, ...props }: BackToTopProps) {
  const text = useText();
  const visible = useSyncExternalStore(
    subscribe,
    () => showsBackToTop(window.scrollY),
    () => false,
  );
  if (!visible) return null;
  return (
    <button
      type="button"
      data-slot="back-to-top"
      aria-label={text.backToTop}
      {...props}
      onClick={(event) => {
        scrollToTop();
        onClick?.(event);
      }}
      className={cn(
        "fixed right-[max(24px,calc(50vw-672px))] bottom-8 z-(--z-sticky) grid size-11 animate-fade-in place-items-center rounded-lg border border-border bg-surface-raised text-text-secondary shadow-md hover:text-brand-text max-md:right-4 max-md:bottom-[calc(var(--size-tabbar)+16px)]",
        className,
      )}
    >
      <ArrowUp aria-hidden="true" size={20} strokeWidth={1.7} />
    </button>
  );
}
