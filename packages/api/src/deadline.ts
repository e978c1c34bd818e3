import { timeoutError } from "./errors.ts";

/** Timeouts in milliseconds for each kind of request in the specification, and for the captcha. */
export interface Timeouts {
  readonly request: number;
  /** Maximum time without upload progress; a slow upload that makes progress is not aborted. */
  readonly upload: number;
  readonly download: number;
  readonly socket: number;
  readonly captcha: number;
}

/** Default timeouts. */
export const standardTimeouts: Timeouts = {
  request: 30_000,
  upload: 30_000,
  download: 30_000,
  socket: 30_000,
  captcha: 20_000,
};

/** Longer timeouts for slow networks. */
const longTimeouts: Timeouts = {
  request: 60_000,
  upload: 60_000,
  download: 60_000,
  socket: 60_000,
  captcha: 20_000,
};

/** Timeouts by profile name, as used in the configuration of an application. */
export const timeoutProfiles = { standard: standardTimeouts, long: longTimeouts };

/**
 * Runs `task` with a signal that is aborted by the caller's signal or after `ms`, and settles at that moment even when
 * the task ignores the signal. `restart` restarts the timer. Throws the timeout `ApiError` after `ms`, the reason of the
 * caller's signal on abort, and otherwise the error of the task.
 */
export async function withDeadline<T>(
  ms: number,
  outer: AbortSignal | undefined,
  task: (signal: AbortSignal, restart: () => void) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const expire = () => controller.abort(timeoutError());
  const abort = () => controller.abort(outer?.reason);
  let timer = setTimeout(expire, ms);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(expire, ms);
  };
  outer?.addEventListener("abort", abort, { once: true });
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([ended, task(signal, restart)]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", abort);
  }
}
