/** Scroll distance in px after which the button appears. */
export const BACK_TO_TOP_THRESHOLD = 100;
/** Duration of the scroll to the top in milliseconds. */
export const BACK_TO_TOP_DURATION = 120;

/** Whether the button is visible at a scroll position. */
export function showsBackToTop(scrollY: number): boolean {
  return scrollY > BACK_TO_TOP_THRESHOLD;
}

/** Returns the scroll position `elapsed` milliseconds after the start at `from`. */
export function positionAt(from: number, elapsed: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsed / BACK_TO_TOP_DURATION));
  return from * left * left;
}

/** The page, or an element that scrolls itself. */
export type Scroller = Window | HTMLElement;

/** Returns the scroll position in px. */
export const scrolledBy = (scroller: Scroller): number =>
  "scrollY" in scroller ? scroller.scrollY : scroller.scrollTop;

/** Scrolls to the top in 120 ms, or at once if reduced motion is preferred. */
export function scrollToTop(scroller: Scroller): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    scroller.scrollTo(0, 0);
    return;
  }
  const from = scrolledBy(scroller);
  const start = performance.now();
  const step = (now: number) => {
    const next = positionAt(from, now - start);
    // With "smooth" behaviour of the page, each step would be animated.
    scroller.scrollTo({ top: next, behavior: "instant" });
    if (next > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
