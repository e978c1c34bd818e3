import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale } from "../../lib/locale.tsx";
import { useCircleText } from "../circle-card/circle-text.ts";
import { Cover } from "../cover/cover.tsx";
import { RankMark } from "../rank-list/rank-mark.tsx";
import { useForumText } from "../thread-card/forum-text.ts";

export type TopicView = {
  id: string;
  content: string;
  intro: string;
  /** Cover image; may be empty. */
  cover: string;
  viewCount: number;
  threadCount: number;
  followCount?: number;
};

export type TopicCardProps = Omit<ComponentProps<"article">, "children"> & {
  /** Topic to show, with the field names of the API. */
  topic: TopicView;
  /** Address of the topic that the whole card links to. */
  href: string;
  /** `row` for lists, `cover` for the first three of a ranking. */
  layout?: "row" | "cover";
  /** Rank, from 1. */
  rank?: number;
  /** Small mark after the topic name, for example "热" or "新". */
  mark?: ReactNode;
  /** Content at the right end, usually a follow button; in `row` only. */
  action?: ReactNode;
};

/**
 * Card of a topic: cover, name, description and three counts. The whole card is a link; controls work on their own.
 */
export function TopicCard({ layout = "row", action, ...props }: TopicCardProps) {
  return layout === "cover" ? <CoverCard {...props} /> : <RowCard {...props} action={action} />;
}

const COVER_LINK = "after:absolute after:inset-0";

function RowCard({ topic, href, rank, mark, action, className, ...props }: Omit<TopicCardProps, "layout">) {
  const text = useCircleText();
  const forum = useForumText();
  const locale = useLocale();
  const counts: [number | undefined, string][] = [
    [topic.viewCount, forum.viewsUnit],
    [topic.threadCount, text.posts],
    [topic.followCount, text.followers],
  ];
  return (
    <article
      data-slot="topic-card"
      {...props}
      className={cn(
        "relative grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-3 bg-surface px-4 py-3.5 hover:bg-surface-hover max-xs:grid-cols-1 md:grid-cols-[6rem_minmax(0,1fr)_auto] md:gap-4 md:py-4",
        "[&+&]:border-t [&+&]:border-border [li+li>&]:border-t [li+li>&]:border-border",
        className,
      )}
    >
      <Cover
        src={topic.cover}
        name={topic.content}
        className="aspect-square rounded-[0.625rem] md:aspect-3/2"
      />
      <div className="min-w-0">
        <h2 className="no-autospace flex items-center gap-1.5 text-ui leading-[1.5rem] font-semibold">
          {rank !== undefined && <RankMark quiet rank={rank} />}
          <Link href={href} className={cn("truncate hover:text-brand-text", COVER_LINK)}>
            {`#${topic.content}`}
          </Link>
          {mark}
        </h2>
        <p className="truncate text-meta text-text-secondary">{topic.intro}</p>
        <p className="mt-0.5 flex gap-3 truncate text-meta whitespace-nowrap text-text-muted tabular-nums">
          {counts.map(
            ([count, unit]) =>
              count !== undefined && (
                <span key={unit} className="max-md:nth-3:hidden">
                  {`${formatCount(count, locale)} ${unit}`}
                </span>
              ),
          )}
        </p>
      </div>
      {action && <div className="relative z-1">{action}</div>}
    </article>
  );
}

function CoverCard({
  topic,
  href,
  rank,
  mark,
  className,
  ...props
}: Omit<TopicCardProps, "layout" | "action">) {
  const text = useCircleText();
  const forum = useForumText();
  const locale = useLocale();
  return (
    <article
      data-slot="topic-card"
      {...props}
      className={cn(
        "group relative isolate aspect-8/5 overflow-hidden rounded-[0.625rem] bg-black text-white",
        className,
      )}
    >
      <Cover src={topic.cover} className="absolute inset-0 -z-1 bg-black" />
      <span className="absolute inset-0 -z-1 bg-linear-to-t from-black/85 via-black/50 to-black/10" />
      {rank !== undefined && (
        <RankMark rank={rank} className="absolute top-2.5 left-2.5 size-6 rounded-control" />
      )}
      <div className="absolute inset-x-3.5 bottom-3">
        <h2 className="no-autospace flex items-center gap-1.5 text-read leading-[1.5rem] font-semibold">
          <Link href={href} className={cn("truncate focus-visible:after:-outline-offset-2", COVER_LINK)}>
            {`#${topic.content}`}
          </Link>
          {mark}
        </h2>
        <p className="truncate text-meta tabular-nums">
          {`${formatCount(topic.viewCount, locale)} ${forum.viewsUnit} · ${formatCount(topic.threadCount, locale)} ${text.posts}`}
        </p>
      </div>
    </article>
  );
}
