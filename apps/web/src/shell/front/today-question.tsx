import type { Thread } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { MessageCircleQuestionMark } from "lucide-react";
import { homeText as text } from "#copy/home.ts";
import { paths } from "#paths";
import { ThreadPoll } from "../thread-poll.ts";

/** What the editors ask on the front: its poll is answered here, any other question in its thread. */
export function TodayQuestion({ thread: { id, title, excerpt, poll } }: { thread: Thread }) {
  return (
    <section
      aria-label={text.question}
      className="border-border border-t px-6 py-4 max-md:mt-3 max-md:rounded-lg max-md:border max-md:bg-surface max-md:px-4"
    >
      <p className="flex items-center gap-1.5 text-brand-text text-sm">
        <MessageCircleQuestionMark aria-hidden="true" size="1rem" strokeWidth={1.7} />
        {text.question}
      </p>
      <div className="mt-1.5 flex items-center justify-between gap-4">
        <h3 className="line-clamp-2 min-w-0 font-semibold text-md leading-[1.375rem] wrap-anywhere">
          <Link href={paths.thread(id)} className="hover:text-brand-text">
            {title || excerpt}
          </Link>
        </h3>
        {!poll && (
          <Button asChild tone="secondary" className="flex-none">
            <Link href={paths.thread(id)}>{text.answer}</Link>
          </Button>
        )}
      </div>
      {poll && (
        <div className="mt-3">
          <ThreadPoll poll={poll} votable />
        </div>
      )}
    </section>
  );
}
