import { useEffect } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { useSoftChunk } from "#lib/soft-chunk.ts";
import { useAwake } from "./awake.ts";
import { askUnread, pollUnread, unreadSum, useUnreadCounts } from "./unread.ts";

/**
 * Keeps the counts up to date while it is shown, by the stream where there is one and by the poll, and gives the number
 * on the message icon; 0 for a visitor. Only the frame shows it: the stream's code is asked for from there.
 */
export function useUnread(): number {
  const app = useApp();
  const { token } = useMember();
  const counts = useUnreadCounts();
  const live = useSoftChunk("shell/live", () => import("./live.ts"), useAwake() && token !== "");
  useEffect(() => {
    if (!token) return undefined;
    const poll = (every?: number) => pollUnread({ ask: () => askUnread(app), page: document, every });
    return live ? live.stayLive(app, poll, (told) => askUnread(app, told)) : poll();
  }, [app, token, live]);
  return token && counts ? unreadSum(counts) : 0;
}
