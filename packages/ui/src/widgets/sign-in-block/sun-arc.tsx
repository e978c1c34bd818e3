import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { fillText } from "../../lib/text-zh-hans.ts";
import { useGrowthText } from "../points-mark/growth-text.ts";
import { arcPath, arcPoint } from "./arc-path.ts";

type SunArcProps = Omit<ComponentProps<"svg">, "children"> & {
  signed: readonly boolean[];
  today: number;
  reward: number;
};

/** The sunrise of the week: a day that was signed in is a dot on the curve, today is the sun, later days are open rings. */
export function SunArc({ signed, today, reward, className, ...props }: SunArcProps) {
  const text = useGrowthText();
  const names = text.weekdays.split(",");
  const days = names.map((name, day) =>
    fillText(signed[day] ? text.daySigned : text.dayMissed, { day: day === today ? text.today : name }),
  );
  const [sunX] = arcPoint(today);
  return (
    <svg
      viewBox="0 0 288 104"
      role="img"
      aria-label={fillText(text.weekProgress, { days: days.slice(0, today + 1).join("，") })}
      {...props}
      className={cn("block h-auto w-full", className)}
    >
      <path d="M0 80h288" className="stroke-border-strong stroke-[1.5]" />
      <path d={`${arcPath(0, today)}L${sunX} 80L18 80Z`} className="fill-accent opacity-12" />
      <path
        d={arcPath(today, 6)}
        className="fill-none stroke-border-strong stroke-2 [stroke-dasharray:2_5] [stroke-linecap:round]"
      />
      <path d={arcPath(0, today)} className="fill-none stroke-accent stroke-2" />
      {names.map((name, day) => (
        <Day
          key={name}
          {...{ day, name: day === today ? text.today : name, reward }}
          now={day === today}
          done={Boolean(signed[day])}
        />
      ))}
    </svg>
  );
}

type DayProps = { day: number; name: string; now: boolean; done: boolean; reward: number };

function Day({ day, name, now, done, reward }: DayProps) {
  const [x, y] = arcPoint(day);
  return (
    <g data-slot="sign-in-day" data-state={done ? "signed" : "open"} data-today={now || undefined}>
      {now && <circle cx={x} cy={y} r="21" className="fill-accent opacity-20" />}
      <circle
        cx={x}
        cy={y}
        r={now ? 14 : 8}
        className={done || now ? "fill-accent" : "fill-surface stroke-border-control stroke-[1.5]"}
      />
      {done && (
        <path
          d={`M${x - 3.4} ${y}l2.4 2.5 4.4-4.8`}
          className="fill-none stroke-accent-contrast stroke-[1.7] [stroke-linecap:round] [stroke-linejoin:round]"
        />
      )}
      {now && !done && (
        <text
          x={x}
          y={y + 4}
          textAnchor="middle"
          className="fill-accent-contrast text-2xs font-semibold tabular-nums"
        >
          +{formatCount(reward)}
        </text>
      )}
      <text
        x={x}
        y="98"
        textAnchor="middle"
        className={cn("text-xs", now ? "fill-accent-text font-semibold" : "fill-text-muted")}
      >
        {name}
      </text>
    </g>
  );
}
