import type { Question, Thread } from "@lenscape/api/types";
import { commentAnchor } from "@lenscape/ui/comment-item";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#paths";
import { threadQuestionText as text } from "../text.ts";
import { AcceptedAnswerCard } from "./accepted-answer.tsx";

interface ThreadQuestionProps {
  thread: Thread;
  /** Above the text: state and device. Below it: accepted and earlier accepted answers. */
  position: "above" | "below";
}

/** The question part of a thread, above or below its text. */
export function ThreadQuestion({ thread: { id, question }, position }: ThreadQuestionProps) {
  if (!question) return null;
  if (position === "above") return <QuestionState question={question} />;
  const { accepted, earlier = [] } = question;
  if (!accepted && earlier.length === 0) return null;
  return (
    <div className="grid gap-2">
      {accepted && <AcceptedAnswerCard threadId={id} question={question} accepted={accepted} />}
      {earlier.length > 0 && <EarlierAnswers threadId={id} earlier={earlier} />}
    </div>
  );
}

function QuestionState({ question: { isSolved, model, firmware, answerCount } }: { question: Question }) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-meta text-text-muted">
      <Tag tone={isSolved ? "brand" : "info"} className="h-6 rounded-full px-2.5 text-meta">
        {isSolved === 1 && <Check aria-hidden="true" />}
        <span key={isSolved}>{isSolved ? text.solved : text.open}</span>
      </Tag>
      <span key={answerCount} className="tabular-nums">
        {fillText(text.answerCount, { n: answerCount })}
      </span>
      {model && <Tag className="h-6 px-2 text-meta">{model}</Tag>}
      {firmware && <Tag className="h-6 px-2 text-meta">{fillText(text.firmware, { version: firmware })}</Tag>}
    </div>
  );
}

/** Shortens a wire time to month, day, hour and minute. */
const formatMinute = (time: string) => time.slice(5, 16);

/** Answers that were accepted before, with the period. */
function EarlierAnswers({
  threadId,
  earlier,
}: {
  threadId: string;
  earlier: NonNullable<Question["earlier"]>;
}) {
  return (
    <ul className="grid gap-1 text-meta text-text-muted">
      {earlier.map(({ postId, user, from, to, isShown }) => (
        <li key={`${postId} ${from}`}>
          <span>{text.earlier}</span>
          {isShown ? (
            <Link
              to={`${paths.thread(threadId)}#${commentAnchor(postId)}`}
              className="text-brand-text underline"
            >
              {fillText(text.earlierAnswer, { name: user.nickname })}
            </Link>
          ) : (
            <span>{fillText(text.earlierDeletedAnswer, { name: user.nickname })}</span>
          )}
          <span>，</span>
          <span className="tabular-nums">
            {fillText(text.period, { from: formatMinute(from), to: formatMinute(to) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
