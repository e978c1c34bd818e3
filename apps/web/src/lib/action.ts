import { ApiError } from "@lenscape/api/errors";
import { pendingConfirms, subscribeConfirms } from "@lenscape/ui/confirm-dialog";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { CLICK_LOCK } from "#config/timing.ts";

const OVERTAKEN = new Set([404, 409]);

/** Whether a refusal means that somebody else was faster: the thing is gone, or no longer as it was shown. */
export const isConflict = (cause: unknown): boolean => cause instanceof ApiError && OVERTAKEN.has(cause.code);

const isAsking = () => pendingConfirms().length > 0;

/**
 * Guards an action that calls the server or navigates: the first click runs it, further ones are ignored for 1000 ms
 * and while it runs (CONST-007). Returns the guarded action and whether it is running. Failed calls have been reported
 * already and end here; any other error is rethrown. While a question waits for its answer nothing is shown to run: what
 * the question is about begins with the answer.
 */
export function useAction<Args extends unknown[]>(
  action: (...args: Args) => unknown,
): [run: (...args: Args) => Promise<void>, running: boolean] {
  const latest = useRef(action);
  const lockedUntil = useRef(0);
  const busy = useRef(false);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    latest.current = action;
  });
  const run = useCallback(async (...args: Args) => {
    const now = Date.now();
    if (busy.current || now < lockedUntil.current) return;
    lockedUntil.current = now + CLICK_LOCK;
    busy.current = true;
    setRunning(true);
    try {
      await latest.current(...args);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      busy.current = false;
      setRunning(false);
    }
  }, []);
  const asking = useSyncExternalStore(subscribeConfirms, isAsking, () => false);
  return [run, running && !asking];
}
