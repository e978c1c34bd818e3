import { MAX_UNREAD_POLL_INTERVAL_MS, UNREAD_POLL_INTERVAL_MS } from "#config/timing.ts";

interface PollOptions {
  fetchCounts: () => Promise<unknown>;
  page: Pick<Document, "visibilityState" | "defaultView" | "addEventListener" | "removeEventListener">;
}

/**
 * Fetches the unread counts now and then every 5 s while the page is visible. A hidden page does not poll; it fetches at
 * once when it becomes visible or the browser comes back online. Each failure doubles the interval, up to 60 s (ruling 5).
 * Returns a function that stops polling.
 */
export function pollUnread({ fetchCounts, page }: PollOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let interval: number = UNREAD_POLL_INTERVAL_MS;
  let isFetching = false;
  let isStopped = false;

  async function poll() {
    clearTimeout(timer);
    if (isFetching || page.visibilityState !== "visible") return;
    isFetching = true;
    try {
      await fetchCounts();
      interval = UNREAD_POLL_INTERVAL_MS;
    } catch {
      interval = Math.min(interval * 2, MAX_UNREAD_POLL_INTERVAL_MS);
    }
    isFetching = false;
    if (!isStopped) timer = setTimeout(poll, interval);
  }

  page.addEventListener("visibilitychange", poll);
  page.defaultView?.addEventListener("online", poll);
  void poll();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    page.removeEventListener("visibilitychange", poll);
    page.defaultView?.removeEventListener("online", poll);
  };
}
