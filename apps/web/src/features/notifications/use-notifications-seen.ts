import { useEffect } from "react";
import { useApp } from "#lib/app.tsx";
import { fetchUnread, useUnreadCounts } from "#shell/live/unread-counts.ts";

/**
 * Refetches a section with unread notifications and then marks it as read. The rows keep their unread mark while they
 * are on screen. Ignores failures, because the next poll repeats it.
 */
export function useMarkNotificationsSeen(section: "posts" | "system", refetch: () => Promise<unknown>): void {
  const app = useApp();
  const counts = useUnreadCounts();
  const unreadCount = (section === "posts" ? counts?.unreadNotifications : counts?.systemNotifications) ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `refetch` always refers to the same list
  useEffect(() => {
    if (unreadCount === 0) return;
    void (async () => {
      await refetch();
      await app.api.call("noticeRead", { body: { section }, silent: true });
      await fetchUnread(app);
    })().catch(() => undefined);
  }, [app, section, unreadCount]);
}
