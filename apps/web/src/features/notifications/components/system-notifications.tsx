import type { SystemNotice } from "@lenscape/api/types";
import { safeInternalPath } from "@lenscape/richtext/links";
import { NoticeRow, NoticeTile } from "@lenscape/ui/notice-row";
import { useInfiniteQuery } from "@tanstack/react-query";
import {
  CalendarDays,
  ChevronRight,
  Glasses,
  type LucideIcon,
  Megaphone,
  Package,
  ShieldExclamationPoint,
  Sparkles,
  UserRound,
} from "lucide-react";
import type { ComponentProps } from "react";
import { useApp } from "#lib/app.tsx";
import { flattenRows } from "#lib/query.ts";
import { formatNotificationTime } from "../notification-day.ts";
import { systemNotifications } from "../queries.ts";
import { notificationText as text } from "../text.ts";
import { useMarkNotificationsSeen } from "../use-notifications-seen.ts";
import { NotificationList } from "./notification-list.tsx";

const kinds: Record<
  SystemNotice["kind"],
  { Icon: LucideIcon; tone: ComponentProps<typeof NoticeTile>["tone"] }
> = {
  moderation: { Icon: ShieldExclamationPoint, tone: "plum" },
  account: { Icon: UserRound, tone: "red" },
  device: { Icon: Glasses, tone: "blue" },
  order: { Icon: Package, tone: "brand" },
  activity: { Icon: CalendarDays, tone: "blue" },
  honor: { Icon: Sparkles, tone: "amber" },
  news: { Icon: Megaphone, tone: "brand" },
};

function SystemNotificationRow({ notice, now }: { notice: SystemNotice; now: number }) {
  const { Icon, tone } = kinds[notice.kind];
  const href = notice.link ? (safeInternalPath(notice.link) ?? undefined) : undefined;
  return (
    <NoticeRow
      unread={notice.isRead === 0}
      lead={
        <NoticeTile tone={tone}>
          <Icon aria-hidden="true" strokeWidth={1.7} />
        </NoticeTile>
      }
      title={<b className="font-semibold text-text">{notice.title}</b>}
      content={notice.content || undefined}
      time={notice.createdAt}
      timeText={formatNotificationTime(notice.createdAt, now)}
      href={href}
      linkLabel={notice.linkText || notice.title}
      actions={
        href && notice.linkText ? (
          <span aria-hidden="true" className="flex items-center gap-0.5 text-brand-text">
            {notice.linkText}
            <ChevronRight size="0.875rem" strokeWidth={1.7} />
          </span>
        ) : undefined
      }
    />
  );
}

/** Measured row heights by notification ID, so that the scroll position can be restored. */
const heights = new Map<string | number, number>();

/** System notifications, latest first. Marks them as read. */
export function SystemNotifications() {
  const { api } = useApp();
  const list = useInfiniteQuery(systemNotifications(api));
  useMarkNotificationsSeen("system", () => list.refetch());
  return (
    <NotificationList
      list={list}
      rows={flattenRows(list.data, ({ id }) => id)}
      heights={heights}
      renderRow={(notice, now) => <SystemNotificationRow notice={notice} now={now} />}
      empty={{ title: text.systemEmpty, description: text.systemEmptyHint }}
    />
  );
}
