import { CalendarDays, Clock, MapPin, Video } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale } from "../../lib/locale.tsx";
import { useBrokenImage } from "../../lib/use-broken-image.ts";
import { dayOfMonth, formatWhen, monthOf } from "../../lib/when.ts";
import { AvatarStack, type StackUser } from "../avatar-stack/avatar-stack.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Progress } from "../progress/progress.tsx";

/** Fields of an activity that the card shows, with their wire names. */
export interface ActivityView {
  id: string;
  title: string;
  excerpt?: string;
  cover?: string | null;
  startAt: string;
  endAt: string;
  isOnline: number | boolean;
  /** Maximum number of participants; 0 for no limit. */
  maxNum: number;
  joinedNum: number;
  joined?: readonly StackUser[];
}

export type ActivityTone = "open" | "soon" | "over";

export type ActivityCardProps = Omit<ComponentProps<"article">, "children"> & {
  /** Activity to show, with the field names of the API. */
  activity: ActivityView;
  /** Address of the activity that the whole card links to. */
  href: string;
  /** Colour of the status badge, by the progress of the activity. */
  tone: ActivityTone;
  /** Text of the status badge, for example "报名中". */
  stateText: string;
  /** Place, or a sentence for an online activity. */
  where: string;
  /** Registration count, for example "已报名 86 / 120". */
  joinedText: string;
  /** Note at the lower right, for example "需审核" or "名额已满". */
  note?: string;
  /** Accessible name of the progress bar. */
  seatsLabel: string;
  /** Tags before the title, for example "线上" or "已报名". */
  tags?: ReactNode;
  /** Button-like text at the bottom of a large card, for example "报名"; the whole card is the link. */
  actText?: string;
  /** Uses the large horizontal layout of the first card, with excerpt and avatars. */
  big?: boolean;
};

const DOT: Record<ActivityTone, string> = {
  open: "bg-brand-line",
  soon: "bg-accent",
  over: "bg-border-strong",
};
const LINE =
  "flex min-w-0 items-center gap-1.5 text-meta text-text-secondary tabular-nums [:where(&_svg)]:flex-none";

/**
 * Card of an activity: cover, status, title, time, place and free places. The whole card is a link; a past activity
 * is greyed.
 */
export function ActivityCard({
  activity,
  href,
  tone,
  stateText,
  where,
  joinedText,
  note,
  seatsLabel,
  tags,
  actText,
  big = false,
  className,
  ...props
}: ActivityCardProps) {
  const locale = useLocale();
  const titleId = useId();
  const { title, excerpt, cover, startAt, endAt, isOnline, maxNum, joinedNum, joined = [] } = activity;
  const Where = isOnline ? Video : MapPin;
  const { isShown, image } = useBrokenImage(cover);
  return (
    <Card
      asChild
      className={cn(
        "relative flex h-full flex-col overflow-hidden transition-[border-color,box-shadow] hover:border-border-strong hover:shadow-md",
        big && "md:grid md:grid-cols-[minmax(0,1fr)_20rem] wide:grid-cols-[minmax(0,1fr)_25rem]",
        className,
      )}
    >
      <article data-slot="activity-card" data-tone={tone} aria-labelledby={titleId} {...props}>
        <div
          className={cn(
            "relative aspect-3/2 bg-surface-sunken",
            big && "max-md:aspect-16/9 md:aspect-auto md:min-h-75",
          )}
        >
          {isShown ? (
            <img
              {...image}
              alt=""
              loading={big ? "eager" : "lazy"}
              decoding="async"
              className={cn(
                "absolute inset-0 size-full object-cover dark:brightness-92",
                big && "object-[50%_90%]",
                tone === "over" && "grayscale-75",
              )}
            />
          ) : (
            <CalendarDays
              aria-hidden="true"
              size="2.5rem"
              strokeWidth={1.2}
              className="absolute inset-0 m-auto text-text-disabled"
            />
          )}
          <span className="absolute top-2 left-2 inline-flex h-5.5 items-center gap-1.5 rounded-[0.375rem] bg-black/70 px-2 text-white text-meta leading-none">
            <i aria-hidden="true" className={cn("size-1.5 rounded-full", DOT[tone])} />
            <span>{stateText}</span>
          </span>
        </div>
        <div
          className={cn(
            "flex min-w-0 grow flex-col gap-1.5 px-4 pt-3.5 pb-4",
            big && "md:gap-2.5 md:px-7 md:py-6",
          )}
        >
          {big && (
            <div className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="grid h-15 w-14 flex-none content-center justify-items-center rounded-media bg-surface-sunken leading-none"
              >
                <small className="text-danger-text text-meta leading-[1rem]">
                  {monthOf(startAt, locale)}
                </small>
                <b className="font-semibold text-[1.375rem] leading-[1.625rem] tabular-nums">
                  {dayOfMonth(startAt)}
                </b>
              </span>
              {tags && <span className="flex flex-wrap gap-1.5">{tags}</span>}
            </div>
          )}
          <h2
            id={titleId}
            className={cn(
              "line-clamp-2 font-semibold text-read leading-[1.5rem] wrap-anywhere",
              big && "text-title md:text-[1.375rem] md:leading-[2rem]",
            )}
          >
            <Link href={href} className="after:absolute after:inset-0 hover:text-brand-text">
              {title}
            </Link>
          </h2>
          {big && excerpt && <p className="line-clamp-2 text-text-secondary leading-[1.7]">{excerpt}</p>}
          <p className={LINE}>
            <Clock aria-hidden="true" size="1rem" strokeWidth={1.7} className="text-text-muted" />
            <span className="truncate">{formatWhen(startAt, endAt, locale)}</span>
          </p>
          <p className={LINE}>
            <Where aria-hidden="true" size="1rem" strokeWidth={1.7} className="text-text-muted" />
            <span className="truncate">{where}</span>
          </p>
          <div className="mt-auto grid gap-1.5 pt-1.5">
            {maxNum > 0 && <Progress value={joinedNum} max={maxNum} aria-label={seatsLabel} />}
            <div className="flex min-h-5 items-center justify-between gap-3 text-text-muted text-meta tabular-nums">
              <span>{joinedText}</span>
              {big && joined.length > 0 ? (
                <AvatarStack users={joined} max={5} size={24} />
              ) : (
                <span>{note}</span>
              )}
            </div>
            {big && actText && (
              <Button asChild tone="primary" className="mt-2 justify-self-start max-md:w-full">
                <span aria-hidden="true">{actText}</span>
              </Button>
            )}
          </div>
        </div>
      </article>
    </Card>
  );
}
