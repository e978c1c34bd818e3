import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { toIsoTime } from "../../lib/time.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { Badge } from "../badge/badge.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";

export type DialogRowProps = Omit<ComponentProps<"a">, "children" | "href"> & {
  /** 整行通往的会话。 */
  href: string;
  /** 对方的昵称与头像。 */
  user: { nickname: string; avatar: string; isStaff?: number };
  /** 最后一条消息的一行摘要。 */
  summary: ReactNode;
  /** 接口给的时间，用来标注机器可读的时刻。 */
  time: string;
  /** 写出来的时间，例如「10:41」「昨天」。 */
  timeText: string;
  /** 未读条数，大于 99 写「99+」；0 时没有徽标。 */
  unread?: number;
  /** 正打开着的对话。 */
  current?: boolean;
};

/** 私信列表的一行：头像、昵称、最后一句、时间、未读数；没读过的昵称加粗，摘要用正文色。整行是链接。 */
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
          <span className="flex min-w-0 grow items-center gap-1.5 text-md leading-[1.375rem]">
            <span className={cn("truncate", unread > 0 ? "font-semibold" : "font-medium")}>
              {user.nickname}
            </span>
            <StaffMark isStaff={user.isStaff} />
          </span>
          <time dateTime={toIsoTime(time)} className="flex-none text-xs text-text-muted tabular-nums">
            {timeText}
          </time>
        </span>
        <span className="flex items-center gap-3">
          <span
            data-slot="dialog-row-summary"
            className={cn("min-w-0 grow truncate text-sm", unread > 0 ? "text-text" : "text-text-muted")}
          >
            {summary}
          </span>
          <Badge count={unread} className="ring-0" />
        </span>
      </span>
    </Link>
  );
}
