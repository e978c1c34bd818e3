import { Check, ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useText } from "../../lib/locale.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useGrowthText } from "../points-mark/growth-text.ts";
import { addMonths, monthWeeks, readMonth } from "./month-weeks.ts";

const DAY = "relative inline-grid size-9 place-items-center rounded-full text-ui";
/** Forced colours have no shades: a checked-in day has a strong border, a day open for make-up a dashed one. */
const LOOKS = {
  signed:
    "bg-tint-amber font-semibold text-accent-text forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-accent",
  today: "font-semibold outline-2 outline-offset-3 outline-accent",
  signedToday: "bg-accent font-semibold text-accent-contrast outline-2 outline-offset-3 outline-accent",
  plain: "text-text-muted",
};

export type CalendarMonthProps = Omit<ComponentProps<"div">, "children"> & {
  /** Month to show, `YYYY-MM`. */
  month: string;
  /** Today, `YYYY-MM-DD`, set by the caller. */
  today: string;
  /** Checked-in days, `YYYY-MM-DD`. */
  signed: readonly string[];
  /** Checked-in days that were made up. */
  madeUp?: readonly string[];
  /** Days open for a make-up check-in; each is a button that calls `onMakeUp`. */
  open?: readonly string[];
  /** Called with the chosen day, `2026-11-21`; without it days cannot be made up. */
  onMakeUp?: (date: string) => void;
  /** Days with a reward. */
  rewards?: readonly string[];
  /** Latest month that can be shown; default: the month of today. */
  maxMonth?: string;
  /** Earliest month that can be shown, `2026-09`; without it there is no limit. */
  minMonth?: string;
  /** Called with the new month, `2026-11`. */
  onMonthChange?: (month: string) => void;
};

/**
 * One month of the check-in calendar. Checked-in days have a tick, today has a ring and is filled once checked in,
 * reward days have a red dot.
 */
export function CalendarMonth({
  month,
  today,
  signed,
  madeUp = [],
  open = [],
  onMakeUp,
  rewards = [],
  maxMonth,
  minMonth = "",
  onMonthChange,
  className,
  ...props
}: CalendarMonthProps) {
  const text = useGrowthText();
  const titleId = useId();
  const read = readMonth(month);
  const title = read ? fillText(text.month, { y: read.year, m: read.month }) : month;
  const last = maxMonth ?? today.slice(0, 7);
  const turn = (by: number, allowed: boolean) => ({
    // `aria-disabled` instead of `disabled`, because keyboard users would lose the focus at the last month.
    "aria-disabled": !allowed || undefined,
    className: allowed
      ? undefined
      : "cursor-not-allowed text-text-disabled hover:bg-transparent hover:text-text-disabled",
    onClick: () => allowed && onMonthChange?.(addMonths(month, by)),
  });
  return (
    <div data-slot="calendar-month" {...props} className={cn("flex min-w-0 flex-col", className)}>
      <div className="flex min-h-9 items-center justify-between">
        <h2
          id={titleId}
          aria-live="polite"
          className="truncate text-ui leading-[1.5rem] font-semibold max-xs:whitespace-normal"
        >
          {title}
        </h2>
        {onMonthChange && (
          <div className="flex gap-1">
            <IconButton aria-label={text.prevMonth} {...turn(-1, month > minMonth)}>
              <ChevronLeft />
            </IconButton>
            <IconButton aria-label={text.nextMonth} {...turn(1, month < last)}>
              <ChevronRight />
            </IconButton>
          </div>
        )}
      </div>
      <table aria-labelledby={titleId} className="w-full grow table-fixed text-center tabular-nums">
        <thead>
          <tr>
            {text.sundayFirst.split(",").map((name) => (
              <th key={name} scope="col" className="h-7 text-meta font-normal text-text-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week of a month is known by its place
            <tr key={index}>
              {week.map((date, weekday) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so is a day of a week
                <td key={weekday} className="h-11.5 p-0 md:h-14">
                  {date && (
                    <Day
                      date={date}
                      now={date === today}
                      signed={signed.includes(date)}
                      madeUp={madeUp.includes(date)}
                      onMakeUp={open.includes(date) ? onMakeUp : undefined}
                      reward={rewards.includes(date)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps {
  date: string;
  now: boolean;
  signed: boolean;
  madeUp: boolean;
  onMakeUp?: (date: string) => void;
  reward: boolean;
}

/** Tick of a checked-in day; also used in the legend. */
export function SignedMark({ className, ...props }: Omit<ComponentProps<"span">, "children">) {
  return (
    <span
      data-slot="signed-mark"
      aria-hidden="true"
      {...props}
      className={cn("grid size-3.5 place-items-center rounded-full bg-accent-text text-surface", className)}
    >
      <Check className="size-2.5" strokeWidth={4} />
    </span>
  );
}

function Day({ date, now, signed, madeUp, onMakeUp, reward }: DayProps) {
  const text = useGrowthText();
  const { comma } = useText();
  const labels = [
    now && text.today,
    signed && (madeUp ? text.madeUp : text.signed),
    reward && text.reward,
  ].filter(Boolean);
  const dayOfMonth = Number(date.slice(8));
  if (onMakeUp) {
    return (
      <button
        type="button"
        data-slot="calendar-day"
        data-state="open"
        // The name begins with the visible text, so that voice control can address the button.
        aria-label={`${dayOfMonth} ${fillText(text.makeUp, { day: date })}`}
        onClick={() => onMakeUp(date)}
        className={cn(
          DAY,
          "text-text-muted ring-1 ring-border-control ring-inset forced-colors:outline-dashed hover:bg-accent-soft hover:text-accent-text",
        )}
      >
        {dayOfMonth}
      </button>
    );
  }
  return (
    <time
      dateTime={date}
      data-slot="calendar-day"
      data-state={now ? "today" : signed ? "signed" : "plain"}
      data-makeup={madeUp || undefined}
      aria-current={now ? "date" : undefined}
      className={cn(
        DAY,
        LOOKS[now ? (signed ? "signedToday" : "today") : signed ? "signed" : "plain"],
        madeUp && "ring-1 ring-accent-line ring-inset",
      )}
    >
      <span>{dayOfMonth}</span>
      {labels.length > 0 && <span className="sr-only">{["", ...labels].join(comma)}</span>}
      {signed && <SignedMark className="absolute -right-0.5 -bottom-0.5 ring-2 ring-surface" />}
      {reward && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.75 size-2.25 rounded-full bg-danger ring-2 ring-surface"
        />
      )}
    </time>
  );
}
