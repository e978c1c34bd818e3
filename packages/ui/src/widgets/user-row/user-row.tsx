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
  /** Member to show; nickname and signature are truncated to one line each. */
  user: UserView;
  /** Profile address that the whole row links to. */
  href: string;
  /** Rank, before the avatar. */
  rank?: number;
  /** Mark after the nickname; default: the rank mark of the activity ranking. */
  mark?: ReactNode;
  /** Second line; default: the signature. */
  note?: ReactNode;
  /** Content at the right end, usually a follow button. */
  action?: ReactNode;
};

/**
 * Row of a member: avatar, nickname, signature, follow button. The whole row links to the profile; controls work on
 * their own.
 */
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
        <div className="flex items-center gap-1 text-ui leading-[1.25rem]">
          <Link
            href={href}
            className="truncate font-semibold max-xs:whitespace-normal after:absolute after:inset-0 hover:text-brand-text"
          >
            {user.nickname}
          </Link>
          <StaffMark isStaff={user.isStaff} />
          {mark ?? (rank === undefined && <HotRank rank={user.hotRanking} />)}
        </div>
        <div
          data-slot="user-row-note"
          className="truncate text-meta text-text-muted max-xs:whitespace-normal"
        >
          {note ?? user.signature}
        </div>
      </div>
      {action && <div className="relative z-1 flex-none max-xs:ml-auto">{action}</div>}
    </div>
  );
}
