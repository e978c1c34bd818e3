import { ApiError } from "@lenscape/api/errors";
import { pendingConfirms, subscribeConfirms } from "@lenscape/ui/confirm-dialog";
import { toast } from "@lenscape/ui/toast";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { CLICK_LOCK } from "#config/timing.ts";
import { errorText as text } from "./error-text.ts";

const OVERTAKEN = new Set([404, 409]);

/** Whether a refusal means that somebody else was faster: the thing is gone, or no longer as it was shown. */
export const isConflict = (cause: unknown): boolean => cause instanceof ApiError && OVERTAKEN.has(cause.code);

/** Whether a call failed because there is no network. The app tells nothing of it, for the frame does; who acted waits for an answer. */
const isOffline = ({ kind }: ApiError) => kind === "network" && !navigator.onLine;

/** What somebody who acted is told of a failed call: without a network it is not the server's matter. */
export const messageFor = (error: ApiError): string => (isOffline(error) ? text.offlineAct : error.message);

const lastConfirm = () => pendingConfirms().at(-1)?.id;

/**
 * Guards an action that calls the server or navigates: the first click runs it, further ones are ignored for 1000 ms
 * and while it runs (CONST-007). Returns the guarded action and whether it is running. Failed calls have been reported
 * already and end here, but for those without a network, which are told here; any other error is rethrown. While a
 * question that the action asked waits for its answer it is not shown to run: what the question is about begins with the
 * answer.
 */
export function useAction<Args extends unknown[]>(
  action: (...args: Args) => unknown,
): [run: (...args: Args) => Promise<void>, running: boolean] {
  const latest = useRef(action);
  const lockedUntil = useRef(0);
  const busy = useRef(false);
  const [running, setRunning] = useState(false);
  const [question, setQuestion] = useState<number>();
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
      const before = lastConfirm();
      const acting = latest.current(...args);
      // What it asks it asks at once; a question that comes later may be another act's.
      const asked = lastConfirm();
      setQuestion(asked === before ? undefined : asked);
      await acting;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isOffline(error) && !error.silent) toast(messageFor(error), { tone: "error" });
    } finally {
      busy.current = false;
      setRunning(false);
    }
  }, []);
  const asking = useSyncExternalStore(
    subscribeConfirms,
    () => pendingConfirms().some(({ id }) => id === question),
    () => false,
  );
  return [run, running && !asking];
}
