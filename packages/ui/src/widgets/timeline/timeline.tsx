import { Check, Clock, type LucideIcon, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { toIsoTime } from "../../lib/time.ts";

export type TimelineState = "done" | "now" | "refused" | "todo";

/** An event of a timeline. */
export interface TimelineEvent {
  id: string;
  state: TimelineState;
  title: ReactNode;
  /** Wire time, or a text like "进行中". */
  time?: string;
  note?: ReactNode;
}

export type TimelineProps = Omit<ComponentProps<"ol">, "children"> & {
  /** Events in display order. */
  events: readonly TimelineEvent[];
};

const MARKS: Record<TimelineState, string> = {
  done: "bg-tint-brand text-brand-text",
  now: "bg-brand text-brand-contrast ring-4 ring-brand-soft",
  refused: "bg-danger text-danger-contrast",
  todo: "ring-[1.5px] ring-border-control ring-inset",
};
const TITLES: Record<TimelineState, string> = {
  done: "font-semibold",
  now: "font-semibold",
  refused: "font-semibold text-danger-text",
  todo: "text-text-muted",
};
const ICONS: Partial<Record<TimelineState, LucideIcon>> = { done: Check, now: Clock, refused: X };

/** Timeline with the states done, current, rejected and upcoming. */
export function Timeline({ events, className, ...props }: TimelineProps) {
  return (
    <ol data-slot="timeline" {...props} className={cn("grid", className)}>
      {events.map(({ id, state, title, time, note }) => {
        const Icon = ICONS[state];
        return (
          <li
            key={id}
            data-slot="timeline-event"
            data-state={state}
            aria-current={state === "now" ? "step" : undefined}
            className={cn(
              "relative grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 pb-5 last:pb-0",
              "not-last:before:absolute not-last:before:top-5.5 not-last:before:bottom-0 not-last:before:left-[0.59375rem] not-last:before:w-px",
              state === "done" ? "not-last:before:bg-brand" : "not-last:before:bg-border-strong",
            )}
          >
            <span
              aria-hidden="true"
              className={cn("mt-px grid size-5 place-items-center rounded-full", MARKS[state])}
            >
              {Icon && <Icon size="0.875rem" strokeWidth={2} />}
            </span>
            <div className="min-w-0">
              <div className="flex flex-wrap items-baseline gap-x-2.5">
                <span className={cn("wrap-anywhere", TITLES[state])}>{title}</span>
                {time && (
                  <time dateTime={toIsoTime(time)} className="text-meta text-text-muted tabular-nums">
                    {time}
                  </time>
                )}
              </div>
              {note && <p className="mt-0.5 text-meta wrap-anywhere text-text-secondary">{note}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
