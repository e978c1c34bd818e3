import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";
import type { UserView } from "../user-row/user.ts";
import { UserRow } from "../user-row/user-row.tsx";
import { RankMark } from "./rank-mark.tsx";
import { RankNote } from "./rank-note.tsx";

export { RankMark } from "./rank-mark.tsx";
export { type PlaceView, RankPlace } from "./rank-place.tsx";

export type RankListProps = Omit<ComponentProps<"ol">, "children"> & {
  /** Members by rank; with `hotScore` their score and trend are shown, otherwise the signature. */
  users: readonly UserView[];
  /** Returns the profile address of a member. */
  hrefOf: (user: UserView) => string;
  /** Renders the right end of a row, usually a follow button; returns null for the viewer's own row. */
  renderAction?: (user: UserView) => ReactNode;
  /** `cards` are scrolling cards for phones. */
  layout?: "rows" | "cards";
};

/**
 * Activity ranking, numbered in order, the first three in colour, each with a follow button and
 * score or signature.
 */
export function RankList({
  users,
  hrefOf,
  renderAction,
  layout = "rows",
  className,
  ...props
}: RankListProps) {
  const cards = layout === "cards";
  return (
    <ol
      data-slot="rank-list"
      {...props}
      className={cn(cards && "flex snap-x gap-2 overflow-x-auto px-4 [scrollbar-width:none]", className)}
    >
      {users.map((user, index) => (
        <li key={user.userId} className={cn(cards && "snap-start scroll-ms-4")}>
          {cards ? (
            <RankCard user={user} rank={index + 1} href={hrefOf(user)} action={renderAction?.(user)} />
          ) : (
            <UserRow
              user={user}
              rank={index + 1}
              href={hrefOf(user)}
              note={<RankNote user={user} rank={index + 1} />}
              action={renderAction?.(user)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

type RankCardProps = { user: UserView; rank: number; href: string; action: ReactNode };

function RankCard({ user, rank, href, action }: RankCardProps) {
  return (
    <div
      data-slot="rank-card"
      className="relative grid w-31 justify-items-center gap-1.5 rounded-media border border-border bg-surface px-2 pt-3.5 pb-3"
    >
      <RankMark rank={rank} className="absolute top-2 left-2" />
      <Avatar src={user.avatar} name={user.nickname} size={48} />
      <Link
        href={href}
        className="max-w-full truncate font-semibold after:absolute after:inset-0 focus-visible:after:-outline-offset-2"
      >
        {user.nickname}
      </Link>
      <StaffMark isStaff={user.isStaff} />
      {user.hotScore !== undefined && (
        <span className="max-w-full truncate text-text-muted text-meta">
          <RankNote user={user} rank={rank} />
        </span>
      )}
      <div className="relative z-1 flex h-7 items-center">{action}</div>
    </div>
  );
}
