import type { Thread } from "@lenscape/api/types";
import { Link } from "@lenscape/ui/link";
import { KindTag } from "@lenscape/ui/tag";
import { ThreadActions } from "@lenscape/ui/thread-actions";
import { ThreadCard } from "@lenscape/ui/thread-card";
import { memo, type ReactNode } from "react";
import { paths } from "#paths";
import { Follow } from "#shell/members/follow-button.tsx";
import { QuestionTag } from "./question-tag.tsx";
import { ThreadMenu } from "./thread-menu.tsx";
import { useThreadActions } from "./use-thread-actions.ts";

export interface ThreadFeedRowProps {
  thread: Thread;
  now: number;
  /** Loads images eagerly, for the first row of a page. */
  priority: boolean;
  /** Whether to show a follow button. */
  follow: boolean;
  /** Hides the circle's name on a circle's own page. */
  inCircle?: boolean;
  tags?: ReactNode;
  onImageOpen: (thread: Thread, index: number) => void;
}

/** Row of a thread with its actions. Memoised. */
export const ThreadFeedRow = memo(function ThreadFeedRow({
  thread,
  now,
  priority,
  follow,
  inCircle,
  tags,
  onImageOpen,
}: ThreadFeedRowProps) {
  const { user, circle } = thread;
  const actions = useThreadActions(thread);
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
      tags={
        thread.question ? (
          <>
            <QuestionTag isSolved={thread.question.isSolved} />
            {tags}
          </>
        ) : (
          tags
        )
      }
      follow={follow && <Follow userId={user.userId} name={user.nickname} />}
      menu={<ThreadMenu thread={thread} />}
      actions={
        <ThreadActions
          likeCount={thread.likeCount}
          replyCount={thread.replyCount}
          favoriteCount={thread.favoriteCount}
          shareCount={thread.shareCount}
          commentHref={paths.comments(thread.id)}
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
      className="flex min-h-11 items-center gap-2 px-4 hover:bg-surface-hover hover:text-brand-text focus-visible:-outline-offset-2 md:px-6 [li+li>&]:border-border [li+li>&]:border-t"
    >
      <KindTag kind="pinned" />
      <span className="truncate">{thread.title}</span>
    </Link>
  );
}
