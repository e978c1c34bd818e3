import type { Thread } from "@lenscape/api/types";
import { SideCard } from "@lenscape/ui/side-card";
import { threadText as text } from "#copy/thread-text.ts";
import { ThreadCircle } from "#features/circles/components/thread-circle.tsx";
import { AuthorReplies } from "#features/comments/components/author-replies.tsx";
import { PhoneProgress } from "../components/reading-progress.tsx";
import { Related } from "../components/related-threads.tsx";
import { Contents } from "../components/thread-contents.tsx";
import { Onward } from "../components/todays-threads.tsx";

interface AroundProps {
  thread: Thread;
  /** Next to the text, below it on a phone, or below the comments. */
  at: "aside" | "text" | "end";
}

/**
 * What stands around a thread: its contents, what its author answered, its circle, and what to read next. It is code of
 * its own, since the page is part of what every visit loads. The default export is what `pagePart` takes.
 */
export default function Around({ thread, at }: AroundProps) {
  const { circle } = thread;
  if (at === "end") {
    return (
      <>
        <Onward thread={thread} />
        {/* Last: it comes when the reader is near, and moves nothing then. */}
        <Related thread={thread} />
      </>
    );
  }
  if (at === "text") {
    return (
      <>
        <PhoneProgress thread={thread} />
        {circle && <ThreadCircle circle={circle} className="rounded-lg bg-surface-sunken px-3 md:hidden" />}
      </>
    );
  }
  return (
    <>
      <Contents thread={thread} />
      <AuthorReplies thread={thread} />
      {circle && (
        <SideCard title={text.circle}>
          <ThreadCircle circle={circle} className="px-4" />
        </SideCard>
      )}
    </>
  );
}
