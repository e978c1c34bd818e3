import { ApiError } from "./errors.ts";

/** Retry policy of a client. */
export interface RetryOptions {
  /** Maximum number of retries after the first failure; 0 disables retries. */
  retries: number;
  /** Delay before the first retry in milliseconds; doubled for each further retry, with jitter, up to `maxPauseMs`. */
  pauseMs: number;
  maxPauseMs: number;
}

/** Default policy: two retries, after about 0.5 and 1 second. */
export const standardRetry: RetryOptions = { retries: 2, pauseMs: 500, maxPauseMs: 30_000 };

const TRANSIENT_STATUSES = [502, 503, 504];

/**
 * Whether a failed call can be retried. A call refused with 429 was not executed. After a network error, a timeout or a
 * gateway error the call may have been executed, so only idempotent calls (`isRepeatable`) are retried.
 */
export function mayRepeat(error: unknown, isRepeatable: boolean): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 429) return true;
  return (
    isRepeatable &&
    (error.kind === "network" || error.kind === "timeout" || TRANSIENT_STATUSES.includes(error.code))
  );
}

/**
 * Returns the delay before retry number `attempt` (from 1) in milliseconds: `retryAfter` of the server, or exponential
 * back-off minus a random part of up to a quarter, so that clients do not retry at the same time. Returns undefined when
 * `retryAfter` is longer than `maxPauseMs`; the caller then gets the error at once.
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

/** Resolves after `ms`; rejects with the reason of the signal when it is aborted before. */
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

/** Runs a call with retries; rejects with the last failure, or with the reason of an abort. */
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
