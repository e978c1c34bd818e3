import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import { HotRank } from "../hot-rank/hot-rank.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";
import { Tag } from "../tag/tag.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import type { UserView } from "../user-row/user.ts";

export type UserResultProps = Omit<ComponentProps<"div">, "children"> & {
  /** Member to show; without a signature its line is left out. */
  user: UserView;
  /** Profile address of the avatar and the nickname. */
  href: string;
  /** Content at the right end, usually a follow button. */
  action?: ReactNode;
};

/**
 * Search result of a member: avatar, nickname, group, rank, signature and follow button.
 */
export function UserResult({ user, href, action, className, ...props }: UserResultProps) {
  const text = useForumText();
  return (
    <div
      data-slot="user-result"
      {...props}
      className={cn(
        "relative flex items-center gap-2.5 px-4 py-3.5 hover:bg-surface-hover md:px-6",
        className,
      )}
    >
      <Avatar src={user.avatar} name={user.nickname} size={48} verified={Boolean(user.isVerified)} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-1.5">
          <Link
            href={href}
            className="min-w-0 truncate text-ui font-semibold after:absolute after:inset-0 hover:text-brand-text"
          >
            {user.nickname}
          </Link>
          <StaffMark isStaff={user.isStaff} />
          <HotRank rank={user.hotRanking} />
          <Tag data-slot="user-result-group">{user.groupName || text.ordinaryMember}</Tag>
        </div>
        {user.signature && <p className="truncate text-meta text-text-muted">{user.signature}</p>}
      </div>
      {action && <div className="relative z-1 flex-none">{action}</div>}
    </div>
  );
}

/** Skeleton of a member result. */
export function UserResultSkeleton({ className, ...props }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div
      data-slot="user-result-skeleton"
      aria-hidden="true"
      {...props}
      className={cn("flex items-center gap-2.5 px-4 py-3.5 md:px-6", className)}
    >
      <Skeleton shape="round" className="size-12 flex-none" />
      <div className="grow">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="mt-2 h-3.5 w-56 max-w-full" />
      </div>
      <Skeleton className="h-7 w-18 rounded-full" />
    </div>
  );
}
