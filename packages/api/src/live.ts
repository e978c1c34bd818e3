import type { Api } from "./client.ts";
import { ApiError, timeoutError } from "./errors.ts";
import { readEvents, type ServerEvent } from "./events.ts";
import { pauseBefore, type RetryOptions, wait } from "./retry.ts";
import type { LiveComments, LiveUnread } from "./types.ts";

/** An event of the stream: the member's unread counts, or the number of comments of the watched thread. */
export type LiveEvent = { name: "unread"; data: LiveUnread } | { name: "comments"; data: LiveComments };

export interface LiveOptions {
  /** ID of the thread to watch for new comments. */
  query?: { threadId?: string } | undefined;
  /** Ends the iteration when aborted. */
  signal?: AbortSignal | undefined;
}

/** Maximum time without data in milliseconds. The server sends a keep-alive comment every 25 seconds. */
const SILENCE_TIMEOUT_MS = 60_000;

/** Whether an error is permanent, so that reconnecting does not help. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.kind === "code" && error.code < 500 && error.code !== 429;

/**
 * Yields live events without end. Reconnects with back-off when the connection is lost or silent. The first event of
 * each connection is the current state, so no change is missed. Throws `ApiError` for a permanent error such as 401.
 */
export async function* liveEvents(
  api: Api,
  { query = {}, signal }: LiveOptions,
  retry: RetryOptions,
): AsyncGenerator<LiveEvent, void> {
  for (let failures = 0; !signal?.aborted; ) {
    const connection = new AbortController();
    const abort = () => connection.abort(signal?.reason);
    signal?.addEventListener("abort", abort, { once: true });
    try {
      for await (const event of connect(api, query, connection)) {
        failures = 0;
        // A newer server may send events that this version does not know.
        if (event.name === "unread" || event.name === "comments") yield event as LiveEvent;
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (isFinal(error)) throw error;
    } finally {
      signal?.removeEventListener("abort", abort);
      connection.abort();
    }
    failures += 1;
    const pause = pauseBefore(failures, { retryAfter: undefined }, retry) ?? retry.maxPauseMs;
    await wait(pause, signal).catch(() => undefined);
  }
}

/** Yields the events of one connection until it ends. */
async function* connect(api: Api, query: LiveOptions["query"], connection: AbortController) {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const onPiece = () => {
    clearTimeout(silence);
    silence = setTimeout(() => connection.abort(timeoutError()), SILENCE_TIMEOUT_MS);
  };
  const queue: ServerEvent[] = [];
  let wake = () => {};
  let ended = false;
  onPiece();
  try {
    const { response } = await api.open("liveStream", { query, signal: connection.signal });
    const onEvent = (event: ServerEvent) => {
      queue.push(event);
      wake();
    };
    const reading = readEvents(response, { onPiece, onEvent }).finally(() => {
      ended = true;
      wake();
    });
    // Avoids an unhandled rejection; the error is thrown by `await reading` below.
    reading.catch(() => undefined);
    while (!ended || queue.length > 0) {
      const next = queue.shift();
      if (next) yield next;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
    await reading;
  } finally {
    clearTimeout(silence);
    connection.abort();
  }
}
