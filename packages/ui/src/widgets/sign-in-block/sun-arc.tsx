import type { ComponentProps, CSSProperties } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { Drawing, Sun } from "../../lib/drawing.tsx";
import { fillText } from "../../lib/fill-text.ts";
import { useLocale, useText } from "../../lib/locale.tsx";
import { share } from "../../lib/share.ts";
import { useGrowthText } from "../points-mark/growth-text.ts";
import { ARC, type ArcShape, arcPath, arcPoint } from "./arc-path.ts";
import { useTurned } from "./use-turned.ts";

/** A day of the arc with its label and check-in state. */
export interface SunDay {
  name: string;
  signed: boolean;
}

export type SunArcProps = Omit<ComponentProps<"svg">, "children"> & {
  /** Today and the days before, oldest first, at most six; empty while unknown. */
  days: readonly SunDay[];
  /** Points for today's check-in; undefined while unknown. */
  reward?: number;
  /** sm for the sidebar, lg for the check-in page. */
  size?: "sm" | "lg";
};

/** Radii of a day, of today and of its halo in the drawing's units, and the text size. */
const LOOKS = {
  sm: { day: 8, now: 14, halo: 21, words: "text-meta" },
  lg: { day: 11, now: 19, halo: 29, words: "text-meta" },
};

/** Number of places: up to today, and tomorrow. */
const PLACES = 7;

/**
 * Sunrise of the last days: a checked-in day is a dot joined to the next one, today is the sun, tomorrow an open
 * ring. A check-in today draws its part of the curve and raises the sun along it.
 */
export function SunArc({ days, reward, size = "sm", style, className, ...props }: SunArcProps) {
  const text = useGrowthText();
  const { comma } = useText();
  const shape = ARC[size];
  const { width, horizon } = shape;
  const visibleDays = days.slice(1 - PLACES);
  const today = visibleDays.length - 1;
  const signedToday = visibleDays.at(-1)?.signed ?? false;
  const rising = useTurned(signedToday);
  const names = visibleDays.map(({ name }, place) => (place === today ? text.today : name));
  const dayLabels = visibleDays.map(({ signed }, place) =>
    fillText(signed ? text.daySigned : text.dayMissed, { day: names[place] ?? "" }),
  );
  const joined = visibleDays.flatMap(({ signed }, place) =>
    signed && visibleDays[place - 1]?.signed ? [place] : [],
  );
  const area = joined.map((place) => {
    const [from] = arcPoint(place - 1, shape);
    const [to] = arcPoint(place, shape);
    return `${arcPath(place - 1, place, shape)}L${to} ${horizon}L${from} ${horizon}Z`;
  });
  return (
    // The drawing scales with its container; texts keep the text size of the page.
    <svg
      data-slot="sun-arc"
      data-rising={rising || undefined}
      role="img"
      aria-label={fillText(text.weekProgress, { days: dayLabels.join(comma) })}
      {...props}
      style={{ aspectRatio: `${width} / ${horizon}`, ...style }}
      className={cn("box-content block h-auto w-full overflow-visible pb-6", className)}
    >
      <Drawing width={width} height={horizon}>
        <path d={`M0 ${horizon}h${width}`} className="stroke-border-strong stroke-[1.5]" />
        <path d={area.join("")} className="fill-accent opacity-12" />
        <path
          d={arcPath(0, PLACES - 1, shape)}
          className="fill-none stroke-border-strong stroke-2 [stroke-dasharray:2_5] [stroke-linecap:round]"
        />
        {joined.map((place) => (
          <path
            key={place}
            d={arcPath(place - 1, place, shape)}
            pathLength={1}
            className={cn(
              "fill-none stroke-accent stroke-2 [stroke-dasharray:1]",
              rising && place === today && "animate-draw",
            )}
          />
        ))}
      </Drawing>
      {visibleDays.map(({ name, signed }, place) => (
        <Day
          key={name}
          {...{ place, name: names[place] ?? name, reward, size, shape }}
          now={place === today}
          done={signed}
          rising={rising && place === today}
        />
      ))}
      {today >= 0 && (
        <Day place={today + 1} name={text.tomorrow} now={false} next done={false} {...{ size, shape }} />
      )}
    </svg>
  );
}

type DayProps = {
  place: number;
  name: string;
  now: boolean;
  /** Whether it is tomorrow. */
  next?: boolean;
  done: boolean;
  /** Whether the sun rises from the position of the day before. */
  rising?: boolean;
  reward?: number;
  size: "sm" | "lg";
  shape: ArcShape;
};

function Day({ place, name, now, next = false, done, rising = false, reward, size, shape }: DayProps) {
  const [x, y] = arcPoint(place, shape);
  const [fromX, fromY] = arcPoint(place - 1, shape);
  const look = LOOKS[size];
  const locale = useLocale();
  const { width, horizon } = shape;
  const units = { width, height: horizon };
  const at = { x: share(x, width), y: share(y, horizon) };
  return (
    <g data-slot="sign-in-day" data-state={done ? "signed" : "open"} data-today={now || undefined}>
      <g
        className={rising ? "animate-sunrise" : undefined}
        style={
          { "--from-x": share(fromX - x, width), "--from-y": share(fromY - y, horizon) } as CSSProperties
        }
      >
        {now && <Sun x={x} y={y} radius={look.now} halo={look.halo} of={units} />}
        <Drawing {...units}>
          {!now && (
            <circle
              cx={x}
              cy={y}
              r={look.day}
              className={done ? "fill-accent" : "fill-surface stroke-border-control stroke-[1.5]"}
            />
          )}
          {done && (
            <path
              d="M-3.4 0l2.4 2.5 4.4-4.8"
              // Same proportion in circles of every size.
              transform={`translate(${x} ${y}) scale(${(now ? look.now : look.day) / LOOKS.sm.day})`}
              className="fill-none stroke-accent-contrast stroke-[1.7] [stroke-linecap:round] [stroke-linejoin:round]"
            />
          )}
        </Drawing>
        {now && !done && reward !== undefined && (
          <text
            {...at}
            dy="0.36em"
            textAnchor="middle"
            className={cn("fill-accent-contrast font-semibold tabular-nums", look.words)}
          >
            +{formatCount(reward, locale)}
          </text>
        )}
      </g>
      <text
        x={at.x}
        y="100%"
        dy="1.5em"
        textAnchor="middle"
        className={cn(
          look.words,
          now ? "fill-accent-text font-semibold" : "fill-text-muted",
          // With large text on a phone it would overlap today's label.
          next && "max-xs:hidden",
        )}
      >
        {name}
      </text>
    </g>
  );
}
