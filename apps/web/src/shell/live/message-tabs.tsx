import { Badge } from "@lenscape/ui/badge";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { messageText as text } from "#copy/message-text.ts";
import { paths } from "#paths";
import { useUnreadCounts } from "./unread-counts.ts";

export type MessageSection = "dialogs" | "posts" | "system";

/** The three sections of the messages, each with what is unread in it. */
export function MessageTabs({ current, className }: { current: MessageSection; className?: string }) {
  const counts = useUnreadCounts();
  const label = (name: string, unread = 0) => (
    <>
      {name}
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
      aria-label={text.sections}
      className={className}
      current={hrefs[current]}
      items={[
        { href: hrefs.dialogs, label: label(text.dialogs, counts?.dialogNotifications) },
        { href: hrefs.posts, label: label(text.posts, counts?.unreadNotifications) },
        { href: hrefs.system, label: label(text.system, counts?.systemNotifications) },
      ]}
    />
  );
}
