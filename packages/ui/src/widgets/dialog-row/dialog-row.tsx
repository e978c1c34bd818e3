import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { toIsoTime } from "../../lib/time.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { Badge } from "../badge/badge.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";

export type DialogRowProps = Omit<ComponentProps<"a">, "children" | "href"> & {
  /** Address of the conversation that the whole row links to. */
  href: string;
  /** Nickname and avatar of the other member. */
  user: { nickname: string; avatar: string; isStaff?: number };
  /** One-line summary of the last message. */
  summary: ReactNode;
  /** Wire time, for the machine-readable time. */
  time: string;
  /** Displayed time, for example "10:41" or "昨天". */
  timeText: string;
  /** Number of unread messages; above 99 shown as "99+", at 0 without a badge. */
  unread?: number;
  /** Whether the conversation is open. */
  current?: boolean;
};

/**
 * Row of a conversation: avatar, nickname, last message, time and unread count. Unread rows are bold. The whole row
 * is a link.
 */
export function DialogRow({
  href,
  user,
  summary,
  time,
  timeText,
  unread = 0,
  current = false,
  className,
  ...props
}: DialogRowProps) {
  return (
    <Link
      data-slot="dialog-row"
      {...props}
      href={href}
      aria-current={current ? "page" : undefined}
      className={cn(
        "flex items-center gap-4 px-4 py-3 hover:bg-surface-hover focus-visible:-outline-offset-2",
        current && "bg-brand-soft hover:bg-brand-soft",
        className,
      )}
    >
      <Avatar src={user.avatar} name={user.nickname} size={40} className="size-11" />
      <span className="min-w-0 grow">
        <span className="flex items-center gap-3">
          <span className="flex min-w-0 grow items-center gap-1.5 text-ui leading-[1.375rem]">
            <span className={cn("truncate", unread > 0 ? "font-semibold" : "font-semibold")}>
              {user.nickname}
            </span>
            <StaffMark isStaff={user.isStaff} />
          </span>
          <time dateTime={toIsoTime(time)} className="flex-none text-meta text-text-muted tabular-nums">
            {timeText}
          </time>
        </span>
        <span className="flex items-center gap-3">
          <span
            data-slot="dialog-row-summary"
            className={cn("min-w-0 grow truncate text-meta", unread > 0 ? "text-text" : "text-text-muted")}
          >
            {summary}
          </span>
          <Badge count={unread} className="ring-0" />
        </span>
      </span>
    </Link>
  );
}
