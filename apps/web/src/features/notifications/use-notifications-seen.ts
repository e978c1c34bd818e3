import { useEffect } from "react";
import { useApp } from "#lib/app.tsx";
import { fetchUnread, useUnreadCounts } from "#shell/live/unread-counts.ts";

/**
 * Renews a section when something in it is unread, and then marks it read: the rows that were new keep their mark while
 * they are looked at, the badge falls. A failure is not reported: the next poll tries again.
 */
export function useSeen(section: "posts" | "system", renew: () => Promise<unknown>): void {
  const app = useApp();
  const counts = useUnreadCounts();
  const unread = (section === "posts" ? counts?.unreadNotifications : counts?.systemNotifications) ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what renews is the same list all along
  useEffect(() => {
    if (unread === 0) return;
    void (async () => {
      await renew();
      await app.api.call("noticeRead", { body: { section }, silent: true });
      await fetchUnread(app);
    })().catch(() => undefined);
  }, [app, section, unread]);
}
