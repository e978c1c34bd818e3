import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { communityWall } from "@lenscape/ui/lib/time";
import { Link } from "@lenscape/ui/link";
import type { ReactNode } from "react";
import { paths } from "#paths";
import { getDayElapsed } from "#shell/live/day-elapsed.ts";
import { useNow } from "#shell/live/use-now.ts";
import type { Front, FrontPick } from "./front.ts";
import { frontText as text } from "./text.ts";

/** Size of the picture of the day, to the edges of the screen on phones. */
const PICTURE = "h-55 overflow-hidden md:h-80";

/** Line in the colours of the sky from 06:00 to 20:00, above the picture of the day. Decorative. */
function DayLine() {
  const now = useNow();
  return (
    <span
      aria-hidden="true"
      data-part="day-line"
      className="relative block h-1 bg-(image:--lens-sky) md:h-1.5 forced-colors:hidden"
    >
      <span
        className="absolute inset-y-0 right-0 bg-bg/62"
        style={{ left: `${getDayElapsed(now)}%` }}
        // The server renders at another minute.
        suppressHydrationWarning
      />
    </span>
  );
}

/** Skeleton with the height of the picture of the day. */
export function TodaySkeleton() {
  return (
    <div>
      <DayLine />
      <div className={cn(PICTURE, "bg-surface-sunken")} />
    </div>
  );
}

/** Picture of the day below a line in the colours of the day. */
export function Today({ picture }: { picture: (className: string) => ReactNode }) {
  return (
    <section aria-label={text.title}>
      <DayLine />
      {picture(PICTURE)}
    </section>
  );
}

/** Formats the date in the community's time zone. */
function formatDate(now: number): string {
  const day = communityWall(now);
  return fillText(text.date, {
    m: day.getUTCMonth() + 1,
    d: day.getUTCDate(),
    w: text.weekdays[day.getUTCDay()] ?? "",
  });
}

function PickRow({ thread, note }: FrontPick) {
  const { id, title, excerpt, user, circle } = thread;
  return (
    <article className="border-border border-t py-3">
      <h3 data-slot="front-pick-title" className="line-clamp-2 text-head wrap-anywhere max-md:text-title">
        <Link href={paths.thread(id)} className="hover:text-brand-text">
          {title || excerpt}
        </Link>
      </h3>
      <p className={cn("mt-1 text-text-secondary wrap-anywhere", note ? "line-clamp-3" : "line-clamp-2")}>
        {note || excerpt}
      </p>
      <p className="mt-1 truncate text-meta text-text-muted">
        {[user.nickname, circle?.groupName].filter(Boolean).join(" · ")}
      </p>
    </article>
  );
}

interface EditorPicksProps extends Pick<Front, "picks" | "question"> {
  className?: string;
}

/** The two picks of the editors and the question of the day as text. Renders nothing without picks and question. */
export function EditorPicks({ picks, question, className }: EditorPicksProps) {
  const now = useNow();
  if (picks.length === 0 && !question) return null;
  return (
    <section aria-label={text.picks} className={cn("md:border-text md:border-t", className)}>
      <p className="flex justify-between gap-3 py-2.5 text-meta text-text-muted">
        <span>{text.picks}</span>
        <span className="tabular-nums">{formatDate(now)}</span>
      </p>
      {picks.map((pick) => (
        <PickRow key={pick.thread.id} {...pick} />
      ))}
      {question && (
        <p className="flex gap-3 border-border border-t py-3">
          <span className="flex-none text-text-muted">{text.question}</span>
          <Link href={paths.thread(question.id)} className="line-clamp-2 wrap-anywhere hover:text-brand-text">
            {question.title || question.excerpt}
          </Link>
        </p>
      )}
    </section>
  );
}
