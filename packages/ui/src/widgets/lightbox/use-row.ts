import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Closer than this to its place, the row stands still, in pixels. */
const STILL = 2;

/**
 * The row of pictures, one as wide as the window, which the browser scrolls under the finger and stops at each; and the
 * one that is looked at. `go` turns to another, gliding there unless less motion is wanted.
 */
export function useRow(row: RefObject<HTMLElement | null>, count: number, start: number) {
  const [index, setIndex] = useState(start);
  const [moving, setMoving] = useState(false);
  /** Where a key or a button has it going; what it passes on the way is not looked at. */
  const target = useRef<number>(null);
  /** The distance from one picture to the next. */
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
    const still = Math.abs(at - nearest) * step() < STILL;
    setMoving(!still);
    if (target.current !== null) {
      if (still && nearest === target.current) target.current = null;
      return;
    }
    setIndex(nearest);
  };
  /** A finger takes over from whatever was gliding. */
  const onPointerDown = () => {
    target.current = null;
  };
  return { index, moving, go, handlers: { onScroll, onPointerDown } };
}
