/** The button shows once the page has been scrolled past this many pixels (CONST-034). */
export const BACK_TO_TOP_THRESHOLD = 100;
/** The way back takes this long, in milliseconds (CONST-035). */
export const BACK_TO_TOP_DURATION = 120;

/** Whether the button shows at this scroll position (WIDGET-001). */
export function showsBackToTop(scrollY: number): boolean {
  return scrollY > BACK_TO_TOP_THRESHOLD;
}

/** The position on the way from `from` to the top after `elapsed` milliseconds. */
export function positionAt(from: number, elapsed: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsed / BACK_TO_TOP_DURATION));
  return from * left * left;
}

/** What is scrolled: the page, or an element that scrolls by itself. */
export type Scroller = Window | HTMLElement;

/** How far down it is, in pixels. */
export const scrolledBy = (scroller: Scroller): number =>
  "scrollY" in scroller ? scroller.scrollY : scroller.scrollTop;

/** Scrolls to the top in 120 ms, at once where less motion is wanted. */
export function scrollToTop(scroller: Scroller): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    scroller.scrollTo(0, 0);
    return;
  }
  const from = scrolledBy(scroller);
  const start = performance.now();
  const step = (now: number) => {
    const next = positionAt(from, now - start);
    // "instant": a page with smooth scrolling would otherwise animate each step.
    scroller.scrollTo({ top: next, behavior: "instant" });
    if (next > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
