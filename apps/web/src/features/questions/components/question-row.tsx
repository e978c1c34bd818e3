import type { Thread } from "@lenscape/api/types";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { RelativeTime } from "@lenscape/ui/relative-time";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { Tag } from "@lenscape/ui/tag";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "#paths";
import { questionsText as text, threadQuestionText } from "../text.ts";

interface QuestionRowProps {
  thread: Thread;
  /** Button at the end of the row. */
  action?: ReactNode;
}

/** A question in a list, with its number of answers, whether it is isSolved, and its device model. */
export function QuestionRow({ thread, action }: QuestionRowProps) {
  const { id, title, excerpt, question, user, postedAt } = thread;
  const isSolved = question?.isSolved === 1;
  const count = question?.answerCount ?? 0;
  return (
    <article className="relative flex items-start gap-4 px-4 py-4 hover:bg-surface-hover max-md:gap-3 md:px-6">
      <p
        className={cn(
          "grid h-14 w-16 flex-none content-center justify-items-center rounded-control border text-meta max-md:w-13",
          isSolved
            ? "border-transparent bg-brand text-brand-contrast"
            : count > 0
              ? "border-brand-line bg-brand-soft text-brand-text"
              : "border-border-strong text-text-muted",
        )}
      >
        <b className="flex items-center gap-0.5 font-semibold text-title leading-6 tabular-nums">
          {isSolved && <Check aria-hidden="true" className="size-4" />}
          <span key={count}>{count}</span>
        </b>
        <span>{text.answers}</span>
        {isSolved && <span className="sr-only">{text.solved}</span>}
      </p>
      <div className="min-w-0 grow">
        <h2 className="font-semibold text-ui leading-6 wrap-anywhere">
          <Link to={paths.thread(id)} className="after:absolute after:inset-0 hover:text-brand-text">
            {title}
          </Link>
        </h2>
        <p className="mt-0.5 line-clamp-1 text-text-secondary wrap-anywhere">{excerpt}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-text-muted text-meta tabular-nums">
          {question?.model && <Tag>{question.model}</Tag>}
          {question?.firmware && (
            <Tag>{fillText(threadQuestionText.firmware, { version: question.firmware })}</Tag>
          )}
          <span className="min-w-0 wrap-anywhere">
            <span>{user.nickname}</span>
            {user.isStaff ? <StaffMark isStaff={user.isStaff} className="mx-1" /> : <span>，</span>}
            <RelativeTime value={postedAt} />
          </span>
        </p>
      </div>
      {action}
    </article>
  );
}
