import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale, useText } from "../../lib/locale.tsx";
import { RankMark } from "../rank-list/rank-mark.tsx";

const TOP_ENTRIES = 3;

export type TopicRowProps = Omit<ComponentProps<"a">, "children" | "href"> & {
  /** Name and view count of the topic; the name is truncated to one line. */
  topic: { id: string; content: string; viewCount: number };
  /** Address of the topic that the whole row links to. */
  href: string;
  /** Rank; the first three are bold. */
  rank?: number;
  /** Small mark after the topic name, for example "热" or "新". */
  mark?: ReactNode;
  /** Text at the right end; default: the view count. */
  note?: ReactNode;
};

/** Row of a topic: rank, name and views. The whole row is a link. */
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
      <span className={cn("no-autospace truncate group-hover:text-brand-text", highlight && "font-semibold")}>
        {`#${topic.content}`}
      </span>
      {mark}
      <span className="ml-auto flex-none pl-2.5 text-meta whitespace-nowrap text-text-muted tabular-nums">
        {note ?? `${formatCount(topic.viewCount, locale)} ${text.views}`}
      </span>
    </Link>
  );
}
