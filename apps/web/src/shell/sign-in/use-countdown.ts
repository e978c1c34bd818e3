import { useEffect, useState } from "react";

/**
 * Returns the remaining seconds of a countdown and a function that starts it. Uses the clock, so that the countdown
 * continues while the page is suspended.
 */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [{ endsAt, now }, setTime] = useState({ endsAt: 0, now: 0 });
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => setTime((before) => ({ ...before, now: Date.now() })), 1000);
    return () => clearInterval(timer);
  }, [left]);
  const start = (seconds: number) => setTime({ endsAt: Date.now() + seconds * 1000, now: Date.now() });
  return [left, start];
}
