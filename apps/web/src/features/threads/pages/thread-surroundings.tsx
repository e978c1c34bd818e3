import type { Thread } from "@lenscape/api/types";
import { SideCard } from "@lenscape/ui/side-card";
import { ThreadCircle } from "#features/circles/components/thread-circle.tsx";
import { AuthorReplies } from "#features/comments/components/author-replies.tsx";
import { ReadingProgressBar } from "../components/reading-progress.tsx";
import { RelatedThreads } from "../components/related-threads.tsx";
import { ThreadContents } from "../components/thread-contents.tsx";
import { TodaysThreads } from "../components/todays-threads.tsx";
import { threadText as text } from "../text.ts";

interface ThreadSurroundingsProps {
  thread: Thread;
  /** Sidebar, below the text (phones only), or below the comments. */
  position: "aside" | "text" | "end";
}

/** Blocks around a thread: table of contents, author's replies, circle, and what to read next. */
export function ThreadSurroundings({ thread, position }: ThreadSurroundingsProps) {
  const { circle } = thread;
  if (position === "end") {
    return (
      <>
        <TodaysThreads thread={thread} />
        {/* Last, because it loads near the viewport and must not move other content. */}
        <RelatedThreads thread={thread} />
      </>
    );
  }
  if (position === "text") {
    return (
      <>
        <ReadingProgressBar thread={thread} />
        {circle && (
          <ThreadCircle circle={circle} className="rounded-media bg-surface-sunken px-3 md:hidden" />
        )}
      </>
    );
  }
  return (
    <>
      <ThreadContents thread={thread} />
      <AuthorReplies thread={thread} />
      {circle && (
        <SideCard title={text.circle}>
          <ThreadCircle circle={circle} className="px-4" />
        </SideCard>
      )}
    </>
  );
}
