import { useEffect } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { useSoftChunk } from "#lib/soft-chunk.ts";
import { useAwake } from "./awake.ts";
import { askUnread, unreadSum, useUnreadCounts } from "./unread.ts";

/**
 * Keeps the counts up to date while it is shown, and gives the number on the message icon; 0 for a visitor. It asks at
 * once; what asks and listens from then on is loaded when the page is calm. Only the frame shows it.
 */
export function useUnread(): number {
  const app = useApp();
  const { token } = useMember();
  const counts = useUnreadCounts();
  const live = useSoftChunk(() => import("./live.ts"), useAwake() && token !== "");
  useEffect(() => {
    if (!token) return undefined;
    if (live) return live.stayLive(app, askUnread);
    // What could not be answered is asked again before long.
    askUnread(app).catch(() => undefined);
    return undefined;
  }, [app, token, live]);
  return token && counts ? unreadSum(counts) : 0;
}
