import { readEvents, type ServerEvent } from "@lenscape/api/events";
import type { LiveComments, LiveUnread } from "@lenscape/api/types";
import { LIVE_RETRY, LIVE_RETRY_MAX, LIVE_SETTLE, LIVE_SILENCE } from "#config/timing.ts";
import type { App } from "#lib/app.tsx";
import { heardCommentsKey, threadOfHeardKey } from "./heard-comments.ts";
import { showUnread } from "./unread.ts";

/** The pause before the next try after so many failures: doubled with each, and another for every page. */
export const retryPause = (failures: number, random = Math.random()): number =>
  Math.min(LIVE_RETRY * 2 ** (failures - 1), LIVE_RETRY_MAX) * (0.25 + random * 0.75);

/** The thread whose comments the page at hand shows. */
function watchedThread({ queries }: App): string | undefined {
  const shown = queries.getQueryCache().findAll({ predicate: (query) => query.getObserversCount() > 0 });
  return shown.map(({ queryKey }) => threadOfHeardKey(queryKey)).find((id) => id !== undefined);
}

function show(app: App, token: string, { name, data }: ServerEvent) {
  if (name === "unread") showUnread(app, token, data as LiveUnread);
  if (name === "comments") {
    const { threadId, replyCount } = data as LiveComments;
    app.queries.setQueryData(heardCommentsKey(threadId), replyCount);
  }
}

/**
 * Has the server tell what is new for as long as the page is seen: one stream, opened again when it ends, is silent,
 * or when the page shows another thread. `relax` is told whether a stream is open. Gives the function that ends it.
 */
export function stayLive(
  app: App,
  token: string,
  relax: (live: boolean) => void,
  page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener"> = document,
): () => void {
  let current: AbortController | undefined;
  let threadId: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let live = false;

  function tell(now: boolean) {
    if (live !== now) relax(now);
    live = now;
  }
  function later(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(open, ms);
  }

  async function open() {
    close();
    if (page.visibilityState !== "visible") return;
    const controller = new AbortController();
    const { signal } = controller;
    current = controller;
    threadId = watchedThread(app);
    let silence: ReturnType<typeof setTimeout> | undefined;
    const onPiece = () => {
      clearTimeout(silence);
      silence = setTimeout(() => controller.abort(), LIVE_SILENCE);
    };
    onPiece();
    try {
      const response = await app.api.open("liveStream", { query: { threadId }, signal });
      await readEvents(response, {
        onPiece,
        onEvent: (event) => {
          if (current !== controller) return;
          failures = 0;
          tell(true);
          show(app, token, event);
        },
      });
    } catch {
      // Whatever it was, the poll goes on and the next stream is tried.
    }
    clearTimeout(silence);
    if (current !== controller) return;
    current = undefined;
    tell(false);
    failures += 1;
    later(retryPause(failures));
  }

  function close() {
    clearTimeout(timer);
    const ended = current;
    current = undefined;
    ended?.abort();
  }
  function onSight() {
    if (page.visibilityState === "visible") later(LIVE_SETTLE);
    else {
      close();
      tell(false);
    }
  }

  page.addEventListener("visibilitychange", onSight);
  const unwatch = app.queries.getQueryCache().subscribe(({ type, query }) => {
    const shown = type === "observerAdded" && threadOfHeardKey(query.queryKey);
    if (shown && shown !== threadId && failures === 0) later(LIVE_SETTLE);
  });
  void open();
  return () => {
    page.removeEventListener("visibilitychange", onSight);
    unwatch();
    close();
  };
}
