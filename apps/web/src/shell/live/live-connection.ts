import { readEvents, type ServerEvent } from "@lenscape/api/events";
import type { LiveComments, LiveUnread } from "@lenscape/api/types";
import type { Query } from "@tanstack/react-query";
import {
  LIVE_RETRY,
  LIVE_RETRY_MAX,
  LIVE_SETTLE,
  LIVE_SILENCE,
  UNREAD_INTERVAL,
} from "#config/live-timing.ts";
import type { App } from "#lib/app.tsx";
import { pollUnread } from "./poll-unread.ts";

/** The part of the document that tells whether the page is visible. */
type PageVisibility = Pick<
  Document,
  "visibilityState" | "defaultView" | "addEventListener" | "removeEventListener"
>;

/**
 * The pause before the next attempt: doubled with each failure, with jitter so that pages do not reconnect together.
 */
export const retryPause = (failures: number, random = Math.random()): number =>
  Math.min(LIVE_RETRY * 2 ** (failures - 1), LIVE_RETRY_MAX) * (0.25 + random * 0.75);

/** Polls the unread counts while no stream is open (ruling 48). */
function createPolling(ask: () => Promise<unknown>, page: PageVisibility) {
  let stop: () => void;
  let live = false;
  const startIn = (ms: number) => {
    const timer = setTimeout(() => {
      stop = pollUnread({ ask, page });
    }, ms);
    stop = () => clearTimeout(timer);
  };
  // What the page was loaded with is new enough, and a stream begins with how things are.
  startIn(UNREAD_INTERVAL);
  return {
    setLive(isLive: boolean) {
      if (isLive === live) return;
      live = isLive;
      stop();
      // All pages lose a server at the same time, so the restart is spread.
      if (!live) startIn(UNREAD_INTERVAL * Math.random());
    },
    stop: () => stop(),
  };
}

const watchedThread = ({ meta }: Query) => meta?.watchedThread as string | undefined;

/** The query of the thread whose comment count the current page shows (`useLiveCommentCount`). */
const shownThread = ({ queries }: App): Query | undefined =>
  queries
    .getQueryCache()
    .findAll({ predicate: (query) => query.getObserversCount() > 0 })
    .find((query) => watchedThread(query) !== undefined);

/**
 * Receives live updates while the page is visible: one event stream, reopened when it ends, goes silent, the network is
 * back or the page shows another thread; the poll while there is none. `ask` fetches the counts, or shows those it is given. Returns a
 * function that stops both.
 */
export function connectLive(
  app: App,
  ask: (app: App, told?: LiveUnread) => Promise<unknown>,
  page: PageVisibility = document,
): () => void {
  const polling = createPolling(() => ask(app), page);
  let current: AbortController | undefined;
  let threadId: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function show({ name, data }: ServerEvent) {
    if (name === "unread") void ask(app, data as LiveUnread);
    if (name !== "comments") return;
    const told = data as LiveComments;
    const thread = shownThread(app);
    if (thread && watchedThread(thread) === told.threadId)
      app.queries.setQueryData(thread.queryKey, told.replyCount);
  }
  function later(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(open, ms);
  }
  function close() {
    clearTimeout(timer);
    const ended = current;
    current = undefined;
    ended?.abort();
  }

  async function open() {
    close();
    if (page.visibilityState !== "visible") return;
    const controller = new AbortController();
    const { signal } = controller;
    current = controller;
    const thread = shownThread(app);
    threadId = thread && watchedThread(thread);
    let silence: ReturnType<typeof setTimeout> | undefined;
    const onPiece = () => {
      clearTimeout(silence);
      silence = setTimeout(() => controller.abort(), LIVE_SILENCE);
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
          show(event);
        },
      });
    } catch {
      // Whatever failed, the poll goes on and the stream is retried.
    }
    clearTimeout(silence);
    if (current !== controller) return;
    current = undefined;
    polling.setLive(false);
    failures += 1;
    later(retryPause(failures));
  }

  function onSight() {
    if (page.visibilityState === "visible") later(LIVE_SETTLE);
    else {
      close();
      polling.setLive(false);
    }
  }

  page.addEventListener("visibilitychange", onSight);
  page.defaultView?.addEventListener("online", onSight);
  const unwatch = app.queries.getQueryCache().subscribe(({ type, query }) => {
    const shown = type === "observerAdded" && watchedThread(query);
    if (shown && shown !== threadId && failures === 0) later(LIVE_SETTLE);
  });
  void open();
  return () => {
    page.removeEventListener("visibilitychange", onSight);
    page.defaultView?.removeEventListener("online", onSight);
    unwatch();
    close();
    polling.stop();
  };
}
