import { timeoutError } from "./errors.ts";

/** The longest waits, in milliseconds, for each kind of exchange the specification names, and for the captcha. */
export interface Timeouts {
  readonly request: number;
  /** Longest silence within an upload: a slow line that still moves is not cut. */
  readonly upload: number;
  readonly download: number;
  readonly socket: number;
  readonly captcha: number;
}

/** The default profile (CONST-001, CONST-003). */
export const standardTimeouts: Timeouts = {
  request: 30_000,
  upload: 30_000,
  download: 30_000,
  socket: 30_000,
  captcha: 20_000,
};

/** The patient profile for slow networks (CONST-002). */
const longTimeouts: Timeouts = {
  request: 60_000,
  upload: 60_000,
  download: 60_000,
  socket: 60_000,
  captcha: 20_000,
};

/** The profiles by name: an application's configuration chooses one. */
export const timeoutProfiles = { standard: standardTimeouts, long: longTimeouts };

/**
 * Runs `task` with a signal that ends with the caller's signal or after `ms`, and settles at that moment even when the
 * task ignores the signal. `restart` restarts the wait. Throws the timeout `ApiError` after `ms`, the caller's own
 * reason on abort, and otherwise what the task throws.
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
  const follow = () => controller.abort(outer?.reason);
  let timer = setTimeout(expire, ms);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(expire, ms);
  };
  outer?.addEventListener("abort", follow, { once: true });
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([ended, task(signal, restart)]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", follow);
  }
}
