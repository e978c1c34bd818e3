import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { clampWhole } from "../../lib/clamp-whole.ts";
import { cn } from "../../lib/cn.ts";
import { GROUND, HEIGHT, pathBetween, pointAt } from "./curve.ts";

export type LevelCurveProps = Omit<ComponentProps<"section">, "children"> & {
  /** 现在的等级，从 1 起。 */
  level: number;
  /** 一共几级。 */
  max: number;
  /** 离下一级走了多少，0 到 1。 */
  progress: number;
  /** 读屏听到的整条曲线的意思，例如「等级 7，还差 120 成长值」。 */
  "aria-label": string;
};

/** This many still fit next to each other. */
const MOST_LEVELS = 100;

/** 等级曲线：一条越来越缓的坡，走过的是琥珀色，没走的是虚线，现在的等级是那轮日出。窄屏上左右滑动，打开时停在现在的等级。 */
export function LevelCurve({ level: given, max: levels, progress, className, ...props }: LevelCurveProps) {
  const frame = useRef<HTMLElement>(null);
  const max = clampWhole(levels, 1, MOST_LEVELS);
  const level = clampWhole(given, 1, max);
  const here = Math.min(max, level + Math.min(1, Math.max(0, progress || 0)));
  const now = pointAt(level, max);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element) element.scrollLeft = (now.x / 960) * element.scrollWidth - element.clientWidth / 2;
  }, [now.x]);
  const end = pointAt(here, max);
  return (
    <section
      ref={frame}
      data-slot="level-curve"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      {...props}
      className={cn("overflow-x-auto [scrollbar-width:none]", className)}
    >
      <svg
        viewBox={`0 0 960 ${HEIGHT}`}
        aria-hidden="true"
        className="block h-auto w-full fill-none stroke-2 max-md:w-190"
      >
        <path d={`M0 ${GROUND}h960`} className="stroke-border-strong" strokeWidth="1.5" />
        <path
          d={`${pathBetween(1, here, max)}L${end.x.toFixed(1)} ${GROUND}L40 ${GROUND}z`}
          className="fill-accent opacity-10"
        />
        <path
          d={pathBetween(here, max, max)}
          className="stroke-border-strong"
          strokeDasharray="2 5"
          strokeLinecap="round"
        />
        <path d={pathBetween(1, here, max)} className="stroke-accent" />
        {Array.from({ length: max }, (_, index) => index + 1).map((each) => {
          const { x, y } = pointAt(each, max);
          return (
            <g key={each}>
              {each !== level && (
                <circle
                  cx={x}
                  cy={y}
                  r="5"
                  className={each < level ? "fill-accent" : "fill-surface stroke-[1.5] stroke-border-control"}
                />
              )}
              <text
                x={x}
                y="188"
                textAnchor="middle"
                className="fill-text-muted text-[calc(13px*var(--font-scale,1))]"
              >
                Lv.{each}
              </text>
            </g>
          );
        })}
        <circle cx={now.x} cy={now.y} r="24" className="fill-accent opacity-20" />
        <circle cx={now.x} cy={now.y} r="16" className="fill-accent" />
        <text
          x={now.x}
          y={now.y + 5}
          textAnchor="middle"
          className="fill-accent-contrast font-semibold text-[calc(14px*var(--font-scale,1))]"
        >
          {level}
        </text>
      </svg>
    </section>
  );
}
