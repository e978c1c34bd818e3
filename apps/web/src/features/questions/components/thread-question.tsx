import type { Question, Thread } from "@lenscape/api/types";
import { commentAnchor } from "@lenscape/ui/comment-item";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import { questionText as text } from "#copy/question-text.ts";
import { paths } from "#paths";
import { Accepted } from "./accepted-answer.tsx";

interface ThreadQuestionProps {
  thread: Thread;
  /** Above the text: whether it is solved, and with what it was asked. Below it: what answers it. */
  at: "above" | "below";
}

/** What a thread that asks has besides its text. The default export is what `pagePart` takes. */
export default function ThreadQuestion({ thread: { id, question }, at }: ThreadQuestionProps) {
  if (!question) return null;
  if (at === "above") return <State question={question} />;
  const { accepted, earlier = [] } = question;
  if (!accepted && earlier.length === 0) return null;
  return (
    <div className="grid gap-2">
      {accepted && <Accepted threadId={id} question={question} accepted={accepted} />}
      {earlier.length > 0 && <Earlier threadId={id} earlier={earlier} />}
    </div>
  );
}

function State({ question: { isSolved, model, firmware, answerCount } }: { question: Question }) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
      <Tag tone={isSolved ? "brand" : "info"} className="h-6 rounded-full px-2.5 text-sm">
        {isSolved === 1 && <Check aria-hidden="true" />}
        {isSolved ? text.solved : text.open}
      </Tag>
      <span className="tabular-nums">{fillText(text.answers, { n: answerCount })}</span>
      {model && <Tag className="h-6 px-2 text-sm">{model}</Tag>}
      {firmware && <Tag className="h-6 px-2 text-sm">{fillText(text.firmware, { version: firmware })}</Tag>}
    </div>
  );
}

const minute = (at: string) => at.slice(5, 16);

function Earlier({ threadId, earlier }: { threadId: string; earlier: NonNullable<Question["earlier"]> }) {
  return (
    <ul className="grid gap-1 text-sm text-text-muted">
      {earlier.map(({ postId, user, from, to, isShown }) => (
        <li key={`${postId} ${from}`}>
          {text.earlier}
          {isShown ? (
            <Link
              to={`${paths.thread(threadId)}#${commentAnchor(postId)}`}
              className="text-brand-text underline"
            >
              {fillText(text.earlierOf, { name: user.nickname })}
            </Link>
          ) : (
            fillText(text.earlierGone, { name: user.nickname })
          )}
          ，
          <span className="tabular-nums">
            {fillText(text.fromTo, { from: minute(from), to: minute(to) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
