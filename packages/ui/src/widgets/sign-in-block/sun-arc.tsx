import type { ComponentProps, CSSProperties } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useLocale, useText } from "../../lib/locale.tsx";
import { useGrowthText } from "../points-mark/growth-text.ts";
import { ARC, type ArcShape, arcPath, arcPoint } from "./arc-path.ts";
import { useTurned } from "./use-turned.ts";

/** A day of the arc: what is written under it, and whether it was signed. */
export interface SunDay {
  name: string;
  signed: boolean;
}

export type SunArcProps = Omit<ComponentProps<"svg">, "children"> & {
  /** 今天和之前几天，从早到晚，最后一个是今天；最多六个。还不知道时是空的。 */
  days: readonly SunDay[];
  /** 今天签到得几分；还不知道时不给。 */
  reward?: number;
  /** sm 在侧栏，lg 在签到页。 */
  size?: "sm" | "lg";
};

/**
 * The radii of a day, of today and of the light around it, and the size of the words: px are the drawing's own units,
 * which grow with it.
 */
const LOOKS = {
  sm: {
    day: 8,
    now: 14,
    halo: 21,
    gain: "text-[11px]",
    name: "text-[calc(12px*var(--font-scale,1))]",
  },
  lg: {
    day: 11,
    now: 19,
    halo: 29,
    gain: "text-[calc(14px*var(--font-scale,1))]",
    name: "text-[calc(14px*var(--font-scale,1))]",
  },
};

/** The places of the arc: those up to today, and tomorrow. */
const PLACES = 7;

/**
 * The sunrise of the last days: a day that was signed is a dot on the curve and is joined to the one after it, today is
 * the sun, tomorrow an open ring. When today is signed, its part of the curve is drawn and the sun rises along it.
 */
export function SunArc({ days, reward, size = "sm", className, ...props }: SunArcProps) {
  const text = useGrowthText();
  const { comma } = useText();
  const shape = ARC[size];
  const { width, height, horizon } = shape;
  const shown = days.slice(1 - PLACES);
  const today = shown.length - 1;
  const signedToday = shown.at(-1)?.signed ?? false;
  const rising = useTurned(signedToday);
  const names = shown.map(({ name }, place) => (place === today ? text.today : name));
  const told = shown.map(({ signed }, place) =>
    fillText(signed ? text.daySigned : text.dayMissed, { day: names[place] ?? "" }),
  );
  const joined = shown.flatMap(({ signed }, place) => (signed && shown[place - 1]?.signed ? [place] : []));
  const area = joined.map((place) => {
    const [from] = arcPoint(place - 1, shape);
    const [to] = arcPoint(place, shape);
    return `${arcPath(place - 1, place, shape)}L${to} ${horizon}L${from} ${horizon}Z`;
  });
  return (
    <svg
      data-slot="sun-arc"
      data-rising={rising || undefined}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={fillText(text.weekProgress, { days: told.join(comma) })}
      {...props}
      className={cn("block h-auto w-full overflow-visible", className)}
    >
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
      {shown.map(({ name, signed }, place) => (
        <Day
          key={name}
          {...{ place, name: names[place] ?? name, reward, size, shape }}
          now={place === today}
          done={signed}
          rising={rising && place === today}
        />
      ))}
      {today >= 0 && (
        <Day place={today + 1} name={text.tomorrow} now={false} done={false} {...{ size, shape }} />
      )}
    </svg>
  );
}

type DayProps = {
  place: number;
  name: string;
  now: boolean;
  done: boolean;
  /** Comes up from where the day before stands. */
  rising?: boolean;
  reward?: number;
  size: "sm" | "lg";
  shape: ArcShape;
};

function Day({ place, name, now, done, rising = false, reward, size, shape }: DayProps) {
  const [x, y] = arcPoint(place, shape);
  const [fromX, fromY] = arcPoint(place - 1, shape);
  const look = LOOKS[size];
  const locale = useLocale();
  return (
    <g data-slot="sign-in-day" data-state={done ? "signed" : "open"} data-today={now || undefined}>
      <g
        className={rising ? "animate-sunrise" : undefined}
        style={{ "--from-x": `${fromX - x}px`, "--from-y": `${fromY - y}px` } as CSSProperties}
      >
        {now && <circle cx={x} cy={y} r={look.halo} className="fill-accent opacity-20" />}
        <circle
          cx={x}
          cy={y}
          r={now ? look.now : look.day}
          className={done || now ? "fill-accent" : "fill-surface stroke-border-control stroke-[1.5]"}
        />
        {done && (
          <path
            d={`M${x - 3.4} ${y}l2.4 2.5 4.4-4.8`}
            className="fill-none stroke-accent-contrast stroke-[1.7] [stroke-linecap:round] [stroke-linejoin:round]"
          />
        )}
        {now && !done && reward !== undefined && (
          <text
            x={x}
            y={y + (size === "lg" ? 5 : 4)}
            textAnchor="middle"
            className={cn("fill-accent-contrast font-semibold tabular-nums", look.gain)}
          >
            +{formatCount(reward, locale)}
          </text>
        )}
      </g>
      <text
        x={x}
        y={shape.height - (size === "lg" ? 8 : 6)}
        textAnchor="middle"
        className={cn(look.name, now ? "fill-accent-text font-semibold" : "fill-text-muted")}
      >
        {name}
      </text>
    </g>
  );
}
