import { ArrowUp } from "lucide-react";
import { type ComponentProps, useCallback, useSyncExternalStore } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { scrolledBy, scrollToTop, showsBackToTop } from "./scroll-to-top.ts";

export type BackToTopProps = Omit<ComponentProps<"button">, "children"> & {
  /** Scrolling element, for example a search overlay; null until it exists. Default: the page. */
  scroller?: HTMLElement | null;
};

/** Button that scrolls back to the top in 120 ms; appears after 100 px of scrolling. */
export function BackToTop({ scroller, className, onClick, ...props }: BackToTopProps) {
  const text = useText();
  const target = () => (scroller === undefined ? window : scroller);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const scrolled = scroller === undefined ? window : scroller;
      scrolled?.addEventListener("scroll", onChange, { passive: true });
      return () => scrolled?.removeEventListener("scroll", onChange);
    },
    [scroller],
  );
  const visible = useSyncExternalStore(
    subscribe,
    () => {
      const scrolled = target();
      return scrolled !== null && showsBackToTop(scrolledBy(scrolled));
    },
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
        const scrolled = target();
        if (scrolled) scrollToTop(scrolled);
        onClick?.(event);
      }}
      className={cn(
        "fixed scroll-lock-gap right-[max(1.5rem,calc(50vw-42rem))] bottom-8 z-(--lens-z-sticky) grid size-11 animate-fade-in place-items-center rounded-media border border-border bg-surface-raised text-text-secondary shadow-md hover:text-brand-text max-md:right-4 max-md:bottom-[calc(var(--lens-size-tabbar)+1rem)]",
        className,
      )}
    >
      <ArrowUp aria-hidden="true" size="1.25rem" strokeWidth={1.7} />
    </button>
  );
}
