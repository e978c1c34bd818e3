import type { Thread } from "@lenscape/api/types";
import { ReplyBar } from "@lenscape/ui/reply-bar";
import { useRequireLogin } from "#shell/session/viewer-state.ts";
import { useThreadActions } from "#shell/threads/use-thread-actions.ts";
import type { CommentsText } from "../text.ts";
import type { ComposerProps } from "./comment-composer.tsx";
import { CommentSheet } from "./comment-sheet.tsx";

interface CommentPhoneBarProps extends Pick<ComposerProps, "onPosted"> {
  thread: Thread;
  text: CommentsText;
  isComposerOpen: boolean;
  onComposerOpenChange: (isOpen: boolean) => void;
}

/** Bar at the bottom of a phone: write a comment, jump to the comments, like, favorite. Visitors are asked to log in. */
export function CommentPhoneBar({
  thread,
  text,
  onPosted,
  isComposerOpen,
  onComposerOpenChange,
}: CommentPhoneBarProps) {
  const admit = useRequireLogin();
  const { onShare: _, ...acts } = useThreadActions(thread);
  return (
    <>
      <ReplyBar
        prompt={text.prompt}
        commentName={text.title}
        commentCount={thread.question?.answerCount ?? thread.replyCount}
        onComments={() => document.getElementById("comments")?.scrollIntoView()}
        likeCount={thread.likeCount}
        favoriteCount={thread.favoriteCount}
        {...acts}
        onWrite={() => admit({ action: "comment", id: thread.id }) && onComposerOpenChange(true)}
      />
      {isComposerOpen && (
        <CommentSheet thread={thread} onPosted={onPosted} onClose={() => onComposerOpenChange(false)} />
      )}
    </>
  );
}
