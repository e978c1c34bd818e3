import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Distance in px below which the row counts as settled. */
const SETTLE_TOLERANCE = 2;

/**
 * Manages the row of images, each as wide as the window with scroll snapping, and the current index. `go` moves to
 * another image, with smooth scrolling unless reduced motion is preferred.
 */
export function useRow(row: RefObject<HTMLElement | null>, count: number, start: number) {
  const [index, setIndex] = useState(start);
  const [moving, setMoving] = useState(false);
  /** Target of a key or button; images passed on the way do not become current. */
  const target = useRef<number>(null);
  /** Returns the distance between two images. */
  const step = () => (row.current?.scrollWidth ?? 0) / Math.max(1, count);

  const scrollTo = (to: number, glide: boolean) => {
    const element = row.current;
    if (!element) return;
    element.style.scrollBehavior = glide ? "" : "auto";
    element.scrollLeft = to * step();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts where it was asked to, once
  useLayoutEffect(() => {
    scrollTo(start, false);
    const keep = new ResizeObserver(() => scrollTo(latest.current, false));
    if (row.current) keep.observe(row.current);
    return () => keep.disconnect();
  }, []);
  const latest = useRef(index);
  useLayoutEffect(() => {
    latest.current = index;
  });

  const go = (to: number) => {
    if (to < 0 || to >= count || to === index) return;
    target.current = to;
    setIndex(to);
    scrollTo(to, true);
  };
  const onScroll = () => {
    const at = (row.current?.scrollLeft ?? 0) / Math.max(1, step());
    const nearest = Math.min(count - 1, Math.max(0, Math.round(at)));
    const still = Math.abs(at - nearest) * step() < SETTLE_TOLERANCE;
    setMoving(!still);
    if (target.current !== null) {
      if (still && nearest === target.current) target.current = null;
      return;
    }
    setIndex(nearest);
  };
  /** A touch cancels a running scroll. */
  const onPointerDown = () => {
    target.current = null;
  };
  return { index, moving, go, handlers: { onScroll, onPointerDown } };
}
