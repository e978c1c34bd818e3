import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale } from "../../lib/locale.tsx";
import { RankMark } from "../rank-list/rank-mark.tsx";
import { useForumText } from "../thread-card/forum-text.ts";

/** A thread with what it is measured by: its heat, or its likes. */
export type HotItem = { id: string; title: string } & ({ hotScore: number } | { likeCount: number });

export type HotListProps = Omit<ComponentProps<"ol">, "children"> & {
  /** 热榜的条目，按名次；标题最多两行。 */
  items: readonly HotItem[];
  /** 由一条得到它的去处。 */
  hrefOf: (item: HotItem) => string;
  /** 写在标题左边的名次；「作者的其他帖子」不编号。 */
  numbered?: boolean;
};

/** 热门内容：名次、两行以内的标题、热度或获赞数；指着热度，说它由什么算出。 */
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
                className="block text-xs text-text-muted tabular-nums"
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
