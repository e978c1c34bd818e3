import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Badge } from "../badge/badge.tsx";
import { Cover } from "../cover/cover.tsx";

export type CircleTileProps = Omit<ComponentProps<"a">, "children" | "href"> & {
  /** 圈子的名称与图，名称一行，长了截断。 */
  circle: { groupName: string; picUrl: string };
  /** 通往的圈子页。 */
  href: string;
  /** 名称下的一行，例如「今天 48 帖」。 */
  note: ReactNode;
  /** 上次看过以后的新帖数，0 时不出现。 */
  newCount?: number;
};

/** 我加入的圈子里的一格：图、名称、今天的帖子数，右上角是新帖数。整格是链接。 */
export function CircleTile({ circle, href, note, newCount = 0, className, ...props }: CircleTileProps) {
  return (
    <Link
      data-slot="circle-tile"
      {...props}
      href={href}
      className={cn(
        "flex min-w-0 flex-col items-center rounded-[0.625rem] bg-surface-sunken px-2 pt-4 pb-2.5 text-center hover:bg-surface-hover focus-visible:-outline-offset-2",
        className,
      )}
    >
      <span className="relative mb-2 block size-14">
        <Cover src={circle.picUrl} name={circle.groupName} className="size-full rounded-[1.125rem]" />
        <Badge count={newCount} className="absolute -top-1.5 left-10 ring-surface-sunken" />
      </span>
      <span className="max-w-full truncate font-medium">{circle.groupName}</span>
      <span className="max-w-full truncate text-xs text-text-muted tabular-nums">{note}</span>
    </Link>
  );
}
