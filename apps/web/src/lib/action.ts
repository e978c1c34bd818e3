import { ApiError } from "@lenscape/api/errors";
import { pendingConfirms, subscribeConfirms } from "@lenscape/ui/confirm-dialog";
import { toast } from "@lenscape/ui/toast";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { CLICK_LOCK_MS } from "#config/timing.ts";
import { errorText as text } from "./text.ts";

const CONFLICT_CODES = new Set([404, 409]);

/** Whether a call failed because another user changed or deleted the target first. */
export const isConflict = (cause: unknown): boolean =>
  cause instanceof ApiError && CONFLICT_CODES.has(cause.code);

/** Whether a call failed because the browser is offline. `createApp` shows no toast for these; the action does. */
const isOffline = ({ kind }: ApiError) => kind === "network" && !navigator.onLine;

/** Returns the message to show for a failed call: a hint about the connection if the browser is offline. */
export const toErrorMessage = (error: ApiError): string =>
  isOffline(error) ? text.offlineAction : error.message;

const getLastConfirmId = () => pendingConfirms().at(-1)?.id;

/**
 * Guards an action that calls the server or navigates: the first click runs the action, further clicks are ignored for
 * 1000 ms and while the action runs (CONST-007). Returns the guarded action and whether the action is running.
 *
 * Failed calls end here, because the API client has already reported them; failures without a network are reported
 * here. Other errors are rethrown. While a confirm dialog of the action is open, the action does not count as running,
 * because the work begins with the confirmation.
 */
export function useAction<Args extends unknown[]>(
  action: (...args: Args) => unknown,
): [run: (...args: Args) => Promise<void>, running: boolean] {
  const latestAction = useRef(action);
  const lockedUntil = useRef(0);
  const isBusy = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [confirmId, setConfirmId] = useState<number>();
  useEffect(() => {
    latestAction.current = action;
  });
  const run = useCallback(async (...args: Args) => {
    const now = Date.now();
    if (isBusy.current || now < lockedUntil.current) return;
    lockedUntil.current = now + CLICK_LOCK_MS;
    isBusy.current = true;
    setRunning(true);
    try {
      const idBefore = getLastConfirmId();
      const result = latestAction.current(...args);
      // Only a dialog opened synchronously belongs to this action; a later one may be another action's.
      const idAfter = getLastConfirmId();
      setConfirmId(idAfter === idBefore ? undefined : idAfter);
      await result;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isOffline(error) && !error.silent) toast(toErrorMessage(error), { tone: "error" });
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  }, []);
  const isConfirmOpen = useSyncExternalStore(
    subscribeConfirms,
    () => pendingConfirms().some(({ id }) => id === confirmId),
    () => false,
  );
  return [run, isRunning && !isConfirmOpen];
}
