import type { Thread } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { cn } from "@lenscape/ui/lib/cn";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { useId, useState } from "react";
import { paths } from "#paths";
import { todayText as text } from "./front-text.ts";
import { ThreadPoll } from "./lazy-poll-card.ts";

interface TodayQuestionProps {
  thread: Thread;
  className?: string;
}

/**
 * What the editors ask on the front, on one row, for the feed begins below it: its poll opens and is answered here, any
 * other question in its thread.
 */
export function TodayQuestion({ thread: { id, title, excerpt, poll }, className }: TodayQuestionProps) {
  const [open, setOpen] = useState(false);
  const pollId = useId();
  const toAnswer = poll?.isOver === 1 ? text.results : text.answerHere;
  return (
    <section aria-label={text.question} className={cn("px-4 py-3 md:px-6 md:py-4", className)}>
      <div className="flex items-center justify-between gap-4">
        <div className="relative min-w-0">
          <h3 className="line-clamp-2 font-semibold text-md leading-[1.375rem] wrap-anywhere">
            <Link href={paths.thread(id)} className="after:absolute after:inset-0 hover:text-brand-text">
              {title || excerpt}
            </Link>
          </h3>
          <p className="mt-0.5 text-sm text-text-muted tabular-nums">
            <span className="text-brand-text">{text.question}</span>
            {poll && ` · ${fillText(text.voters, { n: formatExact(poll.voterCount) })}`}
          </p>
        </div>
        {poll ? (
          <Button
            aria-expanded={open}
            aria-controls={pollId}
            onClick={() => setOpen(!open)}
            className="flex-none"
          >
            {open ? text.fold : toAnswer}
          </Button>
        ) : (
          <Button asChild className="flex-none">
            <Link href={paths.thread(id)}>{text.answer}</Link>
          </Button>
        )}
      </div>
      {poll && (
        // The poll stands in a card as it is.
        <div
          id={pollId}
          hidden={!open}
          className="mt-4 [&_[data-slot=poll]]:border-0 [&_[data-slot=poll]]:p-0"
        >
          {open && <ThreadPoll poll={poll} votable />}
        </div>
      )}
    </section>
  );
}
