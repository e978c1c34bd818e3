import type { Thread } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { cn } from "@lenscape/ui/lib/cn";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { useId, useState } from "react";
import { paths } from "#paths";
import { PollCard } from "./poll-card.tsx";
import { dailyQuestionText as text } from "./text.ts";

interface TodayQuestionProps {
  thread: Thread;
  className?: string;
}

/** Question of the day in one row. A poll opens below the row; other questions are answered on the thread's page. */
export function TodayQuestion({ thread: { id, title, excerpt, poll }, className }: TodayQuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const pollId = useId();
  const openLabel = poll?.isOver === 1 ? text.results : text.answerHere;
  return (
    <section aria-label={text.title} className={cn("px-4 py-3 md:px-6 md:py-4", className)}>
      <div className="flex items-center justify-between gap-4">
        <div className="relative min-w-0">
          <h3 className="line-clamp-2 font-semibold text-ui leading-[1.375rem] wrap-anywhere">
            <Link href={paths.thread(id)} className="after:absolute after:inset-0 hover:text-brand-text">
              {title || excerpt}
            </Link>
          </h3>
          <p className="mt-0.5 text-meta text-text-muted tabular-nums">
            <span className="text-brand-text">{text.title}</span>
            {poll && (
              <span
                key={poll.voterCount}
              >{` · ${fillText(text.voterCount, { n: formatExact(poll.voterCount) })}`}</span>
            )}
          </p>
        </div>
        {poll ? (
          <Button
            aria-expanded={isOpen}
            aria-controls={pollId}
            onClick={() => setOpen(!isOpen)}
            className="flex-none"
          >
            <span key={Number(isOpen)}>{isOpen ? text.fold : openLabel}</span>
          </Button>
        ) : (
          <Button asChild className="flex-none">
            <Link href={paths.thread(id)}>{text.openThread}</Link>
          </Button>
        )}
      </div>
      {poll && (
        // Without the poll's own border, because the card has one.
        <div
          id={pollId}
          hidden={!isOpen}
          className="mt-4 [&_[data-slot=poll]]:border-0 [&_[data-slot=poll]]:p-0"
        >
          {isOpen && <PollCard poll={poll} votable />}
        </div>
      )}
    </section>
  );
}
