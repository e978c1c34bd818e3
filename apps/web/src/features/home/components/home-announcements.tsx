import { useQuery } from "@tanstack/react-query";
import { useApp, useMember } from "#lib/app.tsx";
import { ownAnnouncements } from "#shell/live/announcements.ts";
import { lazySection } from "#shell/loading/lazy-component.tsx";

const Lines = lazySection(() => import("./announcement-lines.tsx"), { quiet: true });

/** What operators announce to me; its code comes with the first one. */
export function Announcements() {
  const { api } = useApp();
  const { hasLogin, userId } = useMember();
  const { data = [] } = useQuery({ ...ownAnnouncements(api), enabled: hasLogin });
  return hasLogin && data.length > 0 ? <Lines rows={data} userId={userId} /> : null;
}
