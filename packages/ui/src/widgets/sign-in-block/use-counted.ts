import { useEffect, useRef, useState } from "react";

/** The line is drawn before the points count, in milliseconds as in the tokens of the motion. */
const DRAW = 640;
const COUNT = 480;

/** A number that counts up to a larger one after the sun has risen, at once where less motion is asked for. */
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
