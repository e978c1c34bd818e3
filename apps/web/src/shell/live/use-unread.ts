import { useEffect } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { fetchUnread, hasFetchedUnread, sumUnread, useUnreadCounts } from "./unread-counts.ts";

/**
 * Returns the number on the message icon; 0 for visitors. Fetches the counts unless the page's start has fetched them;
 * afterwards `LiveListener` updates them.
 */
export function useUnread(): number {
  const app = useApp();
  const { token } = useMember();
  const counts = useUnreadCounts();
  useEffect(() => {
    // After a failure, polling fetches the counts again.
    if (token && !hasFetchedUnread(app)) fetchUnread(app).catch(() => undefined);
  }, [app, token]);
  return token && counts ? sumUnread(counts) : 0;
}
