import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import { HotRank } from "../hot-rank/hot-rank.tsx";
import { RankMark } from "../rank-list/rank-mark.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";
import type { UserView } from "./user.ts";

export type { UserRef, UserView } from "./user.ts";

export type UserRowProps = Omit<ComponentProps<"div">, "children"> & {
  /** 会员的头像、昵称与签名；昵称与签名各一行，长了截断。 */
  user: UserView;
  /** Profile address that the whole row links to. */
  href: string;
  /** 名次，写在头像左边。 */
  rank?: number;
  /** 昵称后面的标记；不给时显示活跃榜名次标。 */
  mark?: ReactNode;
  /** 第二行；不给时是签名。 */
  note?: ReactNode;
  /** Content at the right end, usually a follow button. */
  action?: ReactNode;
};

/** 52 高的一行用户：头像、昵称、签名、关注。整行可点到主页，右端的控件各点各的。 */
export function UserRow({ user, href, rank, mark, note, action, className, ...props }: UserRowProps) {
  return (
    <div
      data-slot="user-row"
      {...props}
      className={cn(
        "relative flex min-h-13 items-center gap-2.5 px-4 py-1.5 hover:bg-surface-hover max-xs:flex-wrap",
        className,
      )}
    >
      {rank !== undefined && <RankMark rank={rank} />}
      <Avatar src={user.avatar} name={user.nickname} size={36} verified={Boolean(user.isVerified)} />
      <div className="min-w-0 grow max-xs:min-w-20 max-xs:basis-0">
        <div className="flex items-center gap-1 text-base leading-[1.25rem]">
          <Link
            href={href}
            className="truncate font-medium max-xs:whitespace-normal after:absolute after:inset-0 hover:text-brand-text"
          >
            {user.nickname}
          </Link>
          <StaffMark isStaff={user.isStaff} />
          {mark ?? (rank === undefined && <HotRank rank={user.hotRanking} />)}
        </div>
        <div data-slot="user-row-note" className="truncate text-xs text-text-muted max-xs:whitespace-normal">
          {note ?? user.signature}
        </div>
      </div>
      {action && <div className="relative z-1 flex-none max-xs:ml-auto">{action}</div>}
    </div>
  );
}
