import { UNREAD_INTERVAL, UNREAD_INTERVAL_MAX } from "#config/live-timing.ts";

interface Poll {
  ask: () => Promise<unknown>;
  page: Pick<Document, "visibilityState" | "defaultView" | "addEventListener" | "removeEventListener">;
}

/**
 * Fetches the unread counts at once and then every 5 s while the page is visible; hidden it
 * waits, and fetches at once when it is visible again or the network is back. A failure doubles the pause, up to 60 s
 * (ruling 5). Returns a function that stops it.
 */
export function pollUnread({ ask, page }: Poll): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause: number = UNREAD_INTERVAL;
  let asking = false;
  let stopped = false;

  async function beat() {
    clearTimeout(timer);
    if (asking || page.visibilityState !== "visible") return;
    asking = true;
    try {
      await ask();
      pause = UNREAD_INTERVAL;
    } catch {
      pause = Math.min(pause * 2, UNREAD_INTERVAL_MAX);
    }
    asking = false;
    if (!stopped) timer = setTimeout(beat, pause);
  }

  page.addEventListener("visibilitychange", beat);
  page.defaultView?.addEventListener("online", beat);
  void beat();
  return () => {
    stopped = true;
    clearTimeout(timer);
    page.removeEventListener("visibilitychange", beat);
    page.defaultView?.removeEventListener("online", beat);
  };
}
