import type { Thread } from "@lenscape/api/types";
import { Link } from "@lenscape/ui/link";
import { ThreadActions } from "@lenscape/ui/thread-actions";
import { Mark, ThreadCard } from "@lenscape/ui/thread-card";
import { Forward, Star, StarOff } from "lucide-react";
import { memo } from "react";
import { paths } from "#paths";
import { threadRowText as text } from "./text.ts";
import { ThreadMenu } from "./thread-menu.tsx";
import { useThreadActions } from "./use-thread-actions.ts";

export interface ThreadFeedRowProps {
  thread: Thread;
  now: number;
  /** Loads images eagerly, for the first row of a page. */
  priority: boolean;
  /** Hides the circle's name on a circle's own page. */
  inCircle?: boolean;
  onImageOpen: (thread: Thread, index: number) => void;
}

/** Row of a thread: like and comment with their counts, favourite and share in the menu. Memoised. */
export const ThreadFeedRow = memo(function ThreadFeedRow({
  thread,
  now,
  priority,
  inCircle,
  onImageOpen,
}: ThreadFeedRowProps) {
  const { user, circle, question } = thread;
  const { onFavorite, onShare, isFavorite, ...actions } = useThreadActions(thread);
  const href = paths.thread(thread.id);
  return (
    <ThreadCard
      thread={inCircle ? { ...thread, circle: undefined } : thread}
      now={now}
      href={href}
      userHref={paths.profile(user.userId)}
      circleHref={circle ? paths.circle(circle.id) : undefined}
      placeHref={paths.threadLocation(thread)}
      topicHref={({ id }) => paths.topic(id)}
      priority={priority}
      tags={question && <Mark>{question.isSolved ? text.solved : text.unsolved}</Mark>}
      menu={
        <ThreadMenu
          thread={thread}
          leading={[
            {
              label: isFavorite ? text.unfavorite : text.favorite,
              icon: isFavorite ? StarOff : Star,
              onSelect: () => onFavorite(!isFavorite),
            },
            { label: text.share, icon: Forward, onSelect: onShare },
          ]}
        />
      }
      actions={
        <ThreadActions
          likeCount={thread.likeCount}
          replyCount={thread.replyCount}
          favoriteCount={thread.favoriteCount}
          shareCount={thread.shareCount}
          commentHref={paths.comments(thread.id)}
          isFavorite={isFavorite}
          {...actions}
        />
      }
      onImageOpen={(index) => onImageOpen(thread, index)}
    />
  );
});

/** Sticky thread as a single line. */
export function PinnedLine({ thread }: { thread: Pick<Thread, "id" | "title"> }) {
  return (
    <Link
      href={paths.thread(thread.id)}
      className="flex min-h-11 items-center gap-3 border-border border-b hover:text-brand-text focus-visible:-outline-offset-2 max-md:px-4"
    >
      <span className="flex-none text-meta text-text-muted">{text.pinned}</span>
      <span className="truncate">{thread.title}</span>
    </Link>
  );
}
