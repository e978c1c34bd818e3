import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale } from "../../lib/locale.tsx";
import { RankMark } from "../rank-list/rank-mark.tsx";
import { useForumText } from "../thread-card/forum-text.ts";

/** A thread with its hot score or its likes. */
export type HotItem = { id: string; title: string } & ({ hotScore: number } | { likeCount: number });

export type HotListProps = Omit<ComponentProps<"ol">, "children"> & {
  /** Threads by rank; titles have at most two lines. */
  items: readonly HotItem[];
  /** Returns the address of a thread. */
  hrefOf: (item: HotItem) => string;
  /** Shows the rank; not for "作者的其他帖子". */
  numbered?: boolean;
};

/** List of hot threads: rank, title, and hot score or likes; a tooltip explains the score. */
export function HotList({ items, hrefOf, numbered = true, className, ...props }: HotListProps) {
  const text = useForumText();
  const locale = useLocale();
  const measure = (item: HotItem) => {
    const [sentence, count] = "hotScore" in item ? [text.heat, item.hotScore] : [text.likes, item.likeCount];
    return fillText(sentence, { n: `${formatCount(count, locale)} ` }).trim();
  };
  return (
    <ol data-slot="hot-list" {...props} className={className}>
      {items.map((item, index) => (
        <li key={item.id}>
          <Link
            href={hrefOf(item)}
            className={cn(
              "group flex gap-2.5 px-4 py-2 hover:bg-surface-hover focus-visible:-outline-offset-2",
            )}
          >
            {numbered && <RankMark quiet rank={index + 1} className="mt-0.5" />}
            <span className="min-w-0 grow">
              <span className="line-clamp-2 wrap-anywhere group-hover:text-brand-text">{item.title}</span>
              <span
                title={"hotScore" in item ? text.heatCounts : undefined}
                className="block text-meta text-text-muted tabular-nums"
              >
                {measure(item)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
