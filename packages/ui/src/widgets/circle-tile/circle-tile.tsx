import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Badge } from "../badge/badge.tsx";
import { Cover } from "../cover/cover.tsx";

export type CircleTileProps = Omit<ComponentProps<"a">, "children" | "href"> & {
  /** Name and image of the circle; the name is truncated to one line. */
  circle: { groupName: string; picUrl: string };
  /** Address of the circle. */
  href: string;
  /** Line below the name, for example "今天 48 帖". */
  note: ReactNode;
  /** Number of posts since the last visit; hidden at 0. */
  newCount?: number;
};

/**
 * Tile of a joined circle: image, name, today's posts, and the number of new posts at the upper right. The whole tile
 * is a link.
 */
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
      <span className="max-w-full truncate font-semibold">{circle.groupName}</span>
      <span className="max-w-full truncate text-meta text-text-muted tabular-nums">{note}</span>
    </Link>
  );
}
