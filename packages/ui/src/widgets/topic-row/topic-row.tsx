import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale, useText } from "../../lib/locale.tsx";
import { RankMark } from "../rank-list/rank-mark.tsx";

const TOP_ENTRIES = 3;

export type TopicRowProps = Omit<ComponentProps<"a">, "children" | "href"> & {
  /** 话题的名称与浏览数；名称一行，长了截断。 */
  topic: { id: string; content: string; viewCount: number };
  /** 整行通往的话题页。 */
  href: string;
  /** 名次；前三名加重（SIDE-017）。 */
  rank?: number;
  /** Small mark after the topic name, for example "热" or "新". */
  mark?: ReactNode;
  /** 右端的字；不给时是浏览数。 */
  note?: ReactNode;
};

/** 40 高的一行话题：名次、话题名、浏览数，整行是链接。 */
export function TopicRow({ topic, href, rank, mark, note, className, ...props }: TopicRowProps) {
  const text = useText();
  const locale = useLocale();
  const highlight = rank !== undefined && rank <= TOP_ENTRIES;
  return (
    <Link
      data-slot="topic-row"
      {...props}
      href={href}
      className={cn(
        "group flex min-h-10 items-center gap-2.5 px-4 hover:bg-surface-hover focus-visible:-outline-offset-2",
        className,
      )}
    >
      {rank !== undefined && <RankMark quiet rank={rank} />}
      <span className={cn("no-autospace truncate group-hover:text-brand-text", highlight && "font-medium")}>
        {`#${topic.content}`}
      </span>
      {mark}
      <span className="ml-auto flex-none pl-2.5 text-xs whitespace-nowrap text-text-muted tabular-nums">
        {note ?? `${formatCount(topic.viewCount, locale)} ${text.views}`}
      </span>
    </Link>
  );
}
