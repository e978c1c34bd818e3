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
import { flatRows } from "#lib/query.ts";
import { noticeTime } from "../notification-day.ts";
import { systemNotices } from "../queries.ts";
import { noticeText as text } from "../text.ts";
import { useSeen } from "../use-notifications-seen.ts";
import { NoticeList } from "./notification-list.tsx";

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

function Row({ notice, now }: { notice: SystemNotice; now: number }) {
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
      timeText={noticeTime(notice.createdAt, now)}
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

/** How high the rows were, by notice: the way back then finds its place. */
const heights = new Map<string | number, number>();

/** What the community told me, the latest first. Looking at it makes it read. */
export function SystemNotices() {
  const { api } = useApp();
  const list = useInfiniteQuery(systemNotices(api));
  useSeen("system", () => list.refetch());
  return (
    <NoticeList
      list={list}
      rows={flatRows(list.data, ({ id }) => id)}
      heights={heights}
      renderRow={(notice, now) => <Row notice={notice} now={now} />}
      empty={{ title: text.noSystem, description: text.noSystemHint }}
    />
  );
}
