import { useEffect } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { fetchUnread, isUnreadAsked, unreadSum, useUnreadCounts } from "./unread-counts.ts";

/**
 * Asks for the counts unless the start of the page has, and returns the number on the message icon; 0 for a visitor. What asks and listens from
 * then on is `LiveListener`. Only the frame shows it.
 */
export function useUnread(): number {
  const app = useApp();
  const { token } = useMember();
  const counts = useUnreadCounts();
  useEffect(() => {
    // What could not be answered is asked again before long.
    if (token && !isUnreadAsked(app)) fetchUnread(app).catch(() => undefined);
  }, [app, token]);
  return token && counts ? unreadSum(counts) : 0;
}
