import type { Api } from "./client.ts";
import { ApiError, timeoutError } from "./errors.ts";
import { readEvents, type ServerEvent } from "./events.ts";
import { pauseBefore, type RetryOptions, wait } from "./retry.ts";
import type { LiveComments, LiveUnread } from "./types.ts";

/** What the stream tells of: the member's own unread counts, and the comments of the thread that is watched. */
export type LiveEvent = { name: "unread"; data: LiveUnread } | { name: "comments"; data: LiveComments };

export interface LiveOptions {
  /** The thread whose number of comments is told. */
  query?: { threadId?: string } | undefined;
  /** Ends the iteration when it is aborted. */
  signal?: AbortSignal | undefined;
}

/** A server sends at least a comment every 25 seconds: one that is silent for longer is gone. In milliseconds. */
const SILENCE = 60_000;

/** A refusal that stays one: reconnecting does not change it. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.kind === "code" && error.code < 500 && error.code !== 429;

/**
 * The stream of what is new, without end: it reconnects after a pause when the line breaks, the server is restarted or
 * falls silent. The first event after each connecting is the present state, so nothing is missed for good. Throws
 * `ApiError` for a refusal such as 401.
 */
export async function* liveEvents(
  api: Api,
  { query = {}, signal }: LiveOptions,
  retry: RetryOptions,
): AsyncGenerator<LiveEvent, void> {
  for (let failures = 0; !signal?.aborted; ) {
    const line = new AbortController();
    const follow = () => line.abort(signal?.reason);
    signal?.addEventListener("abort", follow, { once: true });
    try {
      for await (const event of connect(api, query, line)) {
        failures = 0;
        // What this version does not know of, a newer server may send.
        if (event.name === "unread" || event.name === "comments") yield event as LiveEvent;
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (isFinal(error)) throw error;
    } finally {
      signal?.removeEventListener("abort", follow);
      line.abort();
    }
    failures += 1;
    const pause = pauseBefore(failures, { retryAfter: undefined }, retry) ?? retry.maxPauseMs;
    await wait(pause, signal).catch(() => undefined);
  }
}

/** One connection, until it ends. */
async function* connect(api: Api, query: LiveOptions["query"], line: AbortController) {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const onPiece = () => {
    clearTimeout(silence);
    silence = setTimeout(() => line.abort(timeoutError()), SILENCE);
  };
  const waiting: ServerEvent[] = [];
  let wake = () => {};
  let ended = false;
  onPiece();
  try {
    const { response } = await api.open("liveStream", { query, signal: line.signal });
    const onEvent = (event: ServerEvent) => {
      waiting.push(event);
      wake();
    };
    const reading = readEvents(response, { onPiece, onEvent }).finally(() => {
      ended = true;
      wake();
    });
    // Its failure is thrown where it is awaited below.
    reading.catch(() => undefined);
    while (!ended || waiting.length > 0) {
      const next = waiting.shift();
      if (next) yield next;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
    await reading;
  } finally {
    clearTimeout(silence);
    line.abort();
  }
}
