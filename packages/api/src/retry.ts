import { ApiError } from "./errors.ts";

/** How often and how long a client goes on trying. */
export interface RetryOptions {
  /** How many times a call is repeated after its first failure; 0 for never. */
  retries: number;
  /** Milliseconds before the first repetition; doubled with each, with jitter, up to `maxPauseMs`. */
  pauseMs: number;
  maxPauseMs: number;
}

/** Twice, after about half a second and a second. */
export const standardRetry: RetryOptions = { retries: 2, pauseMs: 500, maxPauseMs: 30_000 };

const PASSING = [502, 503, 504];

/**
 * Whether the same call may succeed a little later. 429 was not carried out, whatever it asks for; no answer, or one
 * of a gateway, may have been: then only a call that happens once however often it arrives is repeated.
 */
export function mayRepeat(error: unknown, isRepeatable: boolean): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 429) return true;
  return (
    isRepeatable && (error.kind === "network" || error.kind === "timeout" || PASSING.includes(error.code))
  );
}

/**
 * The pause before repetition number `attempt`, from 1, in milliseconds: what the server asks for (`retryAfter`), or a
 * doubled one of which up to a quarter is taken off at random, so that clients do not return together. Undefined when
 * the server asks for longer than `maxPauseMs`: the caller should know now.
 */
export function pauseBefore(
  attempt: number,
  { retryAfter }: Pick<ApiError, "retryAfter">,
  { pauseMs, maxPauseMs }: RetryOptions,
  random = Math.random(),
): number | undefined {
  if (retryAfter !== undefined) return retryAfter * 1000 <= maxPauseMs ? retryAfter * 1000 : undefined;
  return Math.min(pauseMs * 2 ** (attempt - 1), maxPauseMs) * (1 - random / 4);
}

/** Waits; rejects with the signal's reason when it is aborted meanwhile. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, ms);
    signal?.addEventListener("abort", abort, { once: true });
  });
}

/** Runs a call, and again while it may be repeated; rejects with the last failure, or with the reason of an abort. */
export async function withRetries<T>(
  call: () => Promise<T>,
  {
    isRepeatable,
    signal,
    retry,
  }: { isRepeatable: boolean; signal: AbortSignal | undefined; retry: RetryOptions },
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt > retry.retries || !mayRepeat(error, isRepeatable)) throw error;
      const pause = pauseBefore(attempt, error, retry);
      if (pause === undefined) throw error;
      await wait(pause, signal);
    }
  }
}
