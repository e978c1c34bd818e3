import type { Thread } from "@lenscape/api/types";
import { ReplyBar } from "@lenscape/ui/reply-bar";
import { useAdmission } from "#shell/session/viewer-state.ts";
import { useThreadActs } from "#shell/threads/use-thread-actions.ts";
import type { CommentsText } from "../comment-wording.ts";
import type { ComposerProps } from "./comment-composer.tsx";
import { WriteSheet } from "./comment-entry.tsx";

interface PhoneBarProps extends Pick<ComposerProps, "onPosted"> {
  thread: Thread;
  text: CommentsText;
  /** Whether the composer is open. */
  writing: boolean;
  onWriting: (writing: boolean) => void;
}

/** The bar at the bottom of a phone: write, go to the comments, like, favourite. A visitor is asked to log in. */
export function PhoneBar({ thread, text, onPosted, writing, onWriting }: PhoneBarProps) {
  const admit = useAdmission();
  const { onShare: _, ...acts } = useThreadActs(thread);
  return (
    <>
      <ReplyBar
        prompt={text.prompt}
        commentName={text.comments}
        commentCount={thread.question?.answerCount ?? thread.replyCount}
        onComments={() => document.getElementById("comments")?.scrollIntoView()}
        likeCount={thread.likeCount}
        favoriteCount={thread.favoriteCount}
        {...acts}
        onWrite={() => admit({ act: "comment", id: thread.id }) && onWriting(true)}
      />
      {writing && <WriteSheet thread={thread} onPosted={onPosted} onClose={() => onWriting(false)} />}
    </>
  );
}
