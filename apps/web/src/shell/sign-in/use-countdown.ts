import { useEffect, useState } from "react";

/**
 * Seconds that are left, counting down to zero, and the function that starts them. They pass while the page sleeps too:
 * who reads a code in another application comes back to what is really left.
 */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [{ until, now }, setTime] = useState({ until: 0, now: 0 });
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => setTime((before) => ({ ...before, now: Date.now() })), 1000);
    return () => clearInterval(timer);
  }, [left]);
  const start = (seconds: number) => setTime({ until: Date.now() + seconds * 1000, now: Date.now() });
  return [left, start];
}
