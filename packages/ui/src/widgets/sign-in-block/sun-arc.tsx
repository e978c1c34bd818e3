import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { useLocale, useText } from "../../lib/locale.tsx";
import { fillText } from "../../lib/text-zh-hans.ts";
import { useGrowthText } from "../points-mark/growth-text.ts";
import { ARC, type ArcShape, arcPath, arcPoint } from "./arc-path.ts";

export type SunArcProps = Omit<ComponentProps<"svg">, "children"> & {
  /** 周一到周日，那天签了没有。 */
  signed: readonly boolean[];
  /** 今天是第几天，0 是周一。 */
  today: number;
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

/** The sunrise of the week: a day that was signed in is a dot on the curve, today is the sun, later days are open rings. */
export function SunArc({ signed, today, reward, size = "sm", className, ...props }: SunArcProps) {
  const text = useGrowthText();
  const { comma } = useText();
  const shape = ARC[size];
  const { width, height, firstX, horizon } = shape;
  const names = text.weekdays.split(",");
  const days = names.map((name, day) =>
    fillText(signed[day] ? text.daySigned : text.dayMissed, { day: day === today ? text.today : name }),
  );
  const [sunX] = arcPoint(today, shape);
  return (
    <svg
      data-slot="sun-arc"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={fillText(text.weekProgress, { days: days.slice(0, today + 1).join(comma) })}
      {...props}
      className={cn("block h-auto w-full overflow-visible", className)}
    >
      <path d={`M0 ${horizon}h${width}`} className="stroke-border-strong stroke-[1.5]" />
      <path
        d={`${arcPath(0, today, shape)}L${sunX} ${horizon}L${firstX} ${horizon}Z`}
        className="fill-accent opacity-12"
      />
      <path
        d={arcPath(today, 6, shape)}
        className="fill-none stroke-border-strong stroke-2 [stroke-dasharray:2_5] [stroke-linecap:round]"
      />
      <path d={arcPath(0, today, shape)} className="fill-none stroke-accent stroke-2" />
      {names.map((name, day) => (
        <Day
          key={name}
          {...{ day, name: day === today ? text.today : name, reward, size, shape }}
          now={day === today}
          done={Boolean(signed[day])}
        />
      ))}
    </svg>
  );
}

type DayProps = {
  day: number;
  name: string;
  now: boolean;
  done: boolean;
  reward?: number;
  size: "sm" | "lg";
  shape: ArcShape;
};

function Day({ day, name, now, done, reward, size, shape }: DayProps) {
  const [x, y] = arcPoint(day, shape);
  const look = LOOKS[size];
  const locale = useLocale();
  return (
    <g data-slot="sign-in-day" data-state={done ? "signed" : "open"} data-today={now || undefined}>
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
