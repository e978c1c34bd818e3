import { useState } from "react";

/** Whether something that was not so when this was first shown has become so since: what arrives done does not move. */
export function useTurned(now: boolean): boolean {
  const [before, setBefore] = useState(now);
  const [turned, setTurned] = useState(false);
  if (before !== now) {
    setBefore(now);
    setTurned(now);
  }
  return turned;
}
