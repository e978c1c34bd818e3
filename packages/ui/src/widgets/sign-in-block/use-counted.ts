import { useEffect, useRef, useState } from "react";

/** Delay in milliseconds before counting, the duration of the line animation as in the motion tokens. */
const DRAW = 640;
const COUNT = 480;

/**
 * Returns a number that counts up to a larger value after the sunrise animation, at once if reduced motion is
 * preferred.
 */
export function useCounted(value: number | undefined): number | undefined {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (start === undefined || value === undefined || value <= start || calm) return setShown(value);
    const began = performance.now() + DRAW;
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, Math.max(0, (now - began) / COUNT));
      setShown(start + Math.round((value - start) * part));
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
