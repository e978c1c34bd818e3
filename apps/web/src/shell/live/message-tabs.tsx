import { Badge } from "@lenscape/ui/badge";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { paths } from "#paths";
import { messageTabsText as text } from "./text.ts";
import { useUnreadCounts } from "./unread-counts.ts";

export type MessageSection = "dialogs" | "posts" | "system";

/** Tabs of the three message sections with their unread counts. */
export function MessageTabs({ current, className }: { current: MessageSection; className?: string }) {
  const counts = useUnreadCounts();
  const renderLabel = (name: string, unread = 0) => (
    <>
      <span>{name}</span>
      <Badge count={unread} className="ring-0" />
    </>
  );
  const hrefs = {
    dialogs: paths.messages(),
    posts: paths.messages("posts"),
    system: paths.messages("system"),
  };
  return (
    <LinkTabs
      aria-label={text.label}
      className={className}
      current={hrefs[current]}
      items={[
        { href: hrefs.dialogs, label: renderLabel(text.dialogs, counts?.dialogNotifications) },
        { href: hrefs.posts, label: renderLabel(text.posts, counts?.unreadNotifications) },
        { href: hrefs.system, label: renderLabel(text.system, counts?.systemNotifications) },
      ]}
    />
  );
}
