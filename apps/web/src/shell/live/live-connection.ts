import { readEvents, type ServerEvent } from "@lenscape/api/events";
import type { LiveComments, LiveUnread } from "@lenscape/api/types";
import type { Query } from "@tanstack/react-query";
import {
  LIVE_CONNECT_DELAY_MS,
  LIVE_SILENCE_TIMEOUT_MS,
  MAX_LIVE_RETRY_MS,
  MIN_LIVE_RETRY_MS,
  UNREAD_POLL_INTERVAL_MS,
} from "#config/timing.ts";
import type { App } from "#lib/app.tsx";
import { pollUnread } from "./poll-unread.ts";

/** Page visibility API of the document, replaceable in tests. */
type PageVisibility = Pick<
  Document,
  "visibilityState" | "defaultView" | "addEventListener" | "removeEventListener"
>;

/** Returns the delay before the next attempt in milliseconds: exponential back-off with jitter. */
export const getRetryDelay = (failures: number, random = Math.random()): number =>
  Math.min(MIN_LIVE_RETRY_MS * 2 ** (failures - 1), MAX_LIVE_RETRY_MS) * (0.25 + random * 0.75);

/** Polls the unread counts while no stream is open (ruling 48). */
function createPolling(fetchCounts: () => Promise<unknown>, page: PageVisibility) {
  let stop: () => void;
  let isLive = false;
  const startIn = (ms: number) => {
    const timer = setTimeout(() => {
      stop = pollUnread({ fetchCounts, page });
    }, ms);
    stop = () => clearTimeout(timer);
  };
  // Starts with a delay: the page has fresh counts, and a stream sends the current counts first.
  startIn(UNREAD_POLL_INTERVAL_MS);
  return {
    setLive(next: boolean) {
      if (next === isLive) return;
      isLive = next;
      stop();
      // Random delay, because a server failure disconnects all pages at the same time.
      if (!isLive) startIn(UNREAD_POLL_INTERVAL_MS * Math.random());
    },
    stop: () => stop(),
  };
}

const getWatchedThread = ({ meta }: Query) => meta?.watchedThread as string | undefined;

/** Returns the mounted query of a live comment count (`useLiveCommentCount`), if any. */
const findWatchedQuery = ({ queries }: App): Query | undefined =>
  queries
    .getQueryCache()
    .findAll({ predicate: (query) => query.getObserversCount() > 0 })
    .find((query) => getWatchedThread(query) !== undefined);

/**
 * Receives live updates while the page is visible. Opens one event stream, and reopens it when it ends or goes silent,
 * when the browser comes back online, and when the page shows another thread. Polls while no stream is open.
 * @param updateCounts fetches the unread counts, or stores the given ones
 * @returns a function that stops stream and polling
 */
export function connectLive(
  app: App,
  updateCounts: (app: App, counts?: LiveUnread) => Promise<unknown>,
  page: PageVisibility = document,
): () => void {
  const polling = createPolling(() => updateCounts(app), page);
  let current: AbortController | undefined;
  let threadId: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function handleEvent({ name, data }: ServerEvent) {
    if (name === "unread") void updateCounts(app, data as LiveUnread);
    if (name !== "comments") return;
    const comments = data as LiveComments;
    const query = findWatchedQuery(app);
    if (query && getWatchedThread(query) === comments.threadId)
      app.queries.setQueryData(query.queryKey, comments.replyCount);
  }
  function openIn(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(open, ms);
  }
  function close() {
    clearTimeout(timer);
    const controller = current;
    current = undefined;
    controller?.abort();
  }

  async function open() {
    close();
    if (page.visibilityState !== "visible") return;
    const controller = new AbortController();
    const { signal } = controller;
    current = controller;
    const query = findWatchedQuery(app);
    threadId = query && getWatchedThread(query);
    let silence: ReturnType<typeof setTimeout> | undefined;
    const onPiece = () => {
      clearTimeout(silence);
      silence = setTimeout(() => controller.abort(), LIVE_SILENCE_TIMEOUT_MS);
    };
    onPiece();
    try {
      const { response } = await app.api.open("liveStream", { query: { threadId }, signal });
      await readEvents(response, {
        onPiece,
        onEvent: (event) => {
          if (current !== controller) return;
          failures = 0;
          polling.setLive(true);
          handleEvent(event);
        },
      });
    } catch {
      // After any failure, polling continues and the stream is retried.
    }
    clearTimeout(silence);
    if (current !== controller) return;
    current = undefined;
    polling.setLive(false);
    failures += 1;
    openIn(getRetryDelay(failures));
  }

  function onVisibilityChange() {
    if (page.visibilityState === "visible") openIn(LIVE_CONNECT_DELAY_MS);
    else {
      close();
      polling.setLive(false);
    }
  }

  page.addEventListener("visibilitychange", onVisibilityChange);
  page.defaultView?.addEventListener("online", onVisibilityChange);
  const unsubscribe = app.queries.getQueryCache().subscribe(({ type, query }) => {
    const watched = type === "observerAdded" && getWatchedThread(query);
    if (watched && watched !== threadId && failures === 0) openIn(LIVE_CONNECT_DELAY_MS);
  });
  void open();
  return () => {
    page.removeEventListener("visibilitychange", onVisibilityChange);
    page.defaultView?.removeEventListener("online", onVisibilityChange);
    unsubscribe();
    close();
    polling.stop();
  };
}
