import { useState } from "react";

/** Whether a condition became true after the first render, so that initial states are not animated. */
export function useTurned(now: boolean): boolean {
  const [before, setBefore] = useState(now);
  const [turned, setTurned] = useState(false);
  if (before !== now) {
    setBefore(now);
    setTurned(now);
  }
  return turned;
}
