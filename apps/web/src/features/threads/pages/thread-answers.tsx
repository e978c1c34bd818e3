import type { Thread } from "@lenscape/api/types";
import { answersText } from "#features/comments/answers-text.ts";
import { Comments } from "#features/comments/components/comments.tsx";
import AcceptButton from "#features/questions/components/accept-answer-button.tsx";
import { AcceptedTag } from "#features/questions/components/accepted-tag.tsx";

/** One element for every render, so that its comment is not rendered again. */
const acceptedTag = <AcceptedTag />;

/** The comments of a question, which are its answers. The default export is what `pagePart` takes. */
export default function Answers({ thread }: { thread: Thread }) {
  return (
    <Comments
      thread={thread}
      text={answersText}
      renderMark={({ id }) => thread.question?.accepted?.postId === id && acceptedTag}
      renderBelow={(answer) => <AcceptButton thread={thread} answer={answer} />}
    />
  );
}
