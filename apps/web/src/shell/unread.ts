import type { UnreadSummary } from "@lenscape/api/types";
import { useEffect, useState } from "react";
import { UNREAD_INTERVAL, UNREAD_INTERVAL_MAX, UNREAD_TICK } from "#config/timing.ts";
import { useApp, useMember } from "#lib/app.tsx";

type Counts = UnreadSummary;

/** What the badge shows: the sum of the three counts (STATE-048). */
export const unreadSum = ({
  unreadNotifications,
  dialogNotifications,
  systemNotifications,
}: Counts): number => unreadNotifications + dialogNotifications + systemNotifications;

interface Poll {
  ask: () => Promise<Counts>;
  onCount: (count: number) => void;
  page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
}

/**
 * Asks for the unread counts at once and then every 5 s while the page is visible; hidden it waits, and asks at once
 * when it is seen again. A failure doubles the pause, up to 60 s (ruling 5). Gives the function that stops it.
 */
export function pollUnread({ ask, onCount, page }: Poll): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = UNREAD_INTERVAL;
  let asking = false;
  let stopped = false;

  async function beat() {
    clearTimeout(timer);
    if (asking || page.visibilityState !== "visible") return;
    asking = true;
    try {
      const counts = await ask();
      pause = UNREAD_INTERVAL;
      if (!stopped) onCount(unreadSum(counts));
    } catch {
      pause = Math.min(pause * 2, UNREAD_INTERVAL_MAX);
    }
    asking = false;
    if (!stopped) timer = setTimeout(beat, pause);
  }

  page.addEventListener("visibilitychange", beat);
  void beat();
  return () => {
    stopped = true;
    clearTimeout(timer);
    page.removeEventListener("visibilitychange", beat);
  };
}

/** The number on the message icon; 0 for a visitor. */
export function useUnread(): number {
  const { api } = useApp();
  const { token } = useMember();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!token) return;
    const stop = pollUnread({
      ask: () => api.call("unreadNotification", { body: { tick: UNREAD_TICK }, silent: true }),
      onCount: setCount,
      page: document,
    });
    return () => {
      stop();
      setCount(0);
    };
  }, [api, token]);
  return count;
}
