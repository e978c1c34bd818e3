import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { clampWhole } from "../../lib/clamp-whole.ts";
import { cn } from "../../lib/cn.ts";
import { Drawing, Sun } from "../../lib/drawing.tsx";
import { share } from "../../lib/share.ts";
import { GROUND, pathBetween, pointAt, SIDE, widthOf } from "./curve.ts";

export type LevelCurveProps = Omit<ComponentProps<"section">, "children"> & {
  /** Current level, from 1. */
  level: number;
  /** Number of levels. */
  max: number;
  /** Progress to the next level, 0 to 1. */
  progress: number;
  /** Accessible name, for example "等级 7，还差 120 成长值". */
  "aria-label": string;
};

/** Maximum number of levels that fit next to each other. */
const MAX_LEVELS = 100;

/** Width of a level name in em, including the gap. */
const LABEL_WIDTH_EM = 3.7;

/**
 * Curve of levels: passed levels are amber, later ones dashed, the current one is the sun. It scrolls on narrow
 * screens, starting at the current level.
 */
export function LevelCurve({ level: given, max: levels, progress, className, ...props }: LevelCurveProps) {
  const frame = useRef<HTMLElement>(null);
  const max = clampWhole(levels, 1, MAX_LEVELS);
  const level = clampWhole(given, 1, max);
  const here = Math.min(max, level + Math.min(1, Math.max(0, progress || 0)));
  const all = Array.from({ length: max }, (_, index) => index + 1);
  const width = widthOf(max);
  const units = { width, height: GROUND };
  const now = pointAt(level, max);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element) element.scrollLeft = (now.x / width) * element.scrollWidth - element.clientWidth / 2;
  }, [now.x, width]);
  const end = pointAt(here, max);
  return (
    <section
      ref={frame}
      data-slot="level-curve"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      {...props}
      className={cn(
        "fade-more overflow-x-auto focus-visible:-outline-offset-2 [scrollbar-width:none]",
        className,
      )}
    >
      {/* The drawing scales with its container; texts keep the text size of the page. */}
      <svg
        aria-hidden="true"
        style={{
          aspectRatio: `${width} / ${GROUND}`,
          minWidth: `${max * LABEL_WIDTH_EM}em`,
          paddingBottom: "2em",
        }}
        className="box-content block h-auto w-full overflow-visible text-meta max-md:w-190"
      >
        <Drawing {...units} className="fill-none stroke-2">
          <path d={`M0 ${GROUND}h${width}`} className="stroke-border-strong" strokeWidth="1.5" />
          <path
            d={`${pathBetween(1, here, max)}L${end.x.toFixed(1)} ${GROUND}L${SIDE} ${GROUND}z`}
            className="fill-accent opacity-10"
          />
          <path
            d={pathBetween(here, max, max)}
            className="stroke-border-strong"
            strokeDasharray="2 5"
            strokeLinecap="round"
          />
          <path d={pathBetween(1, here, max)} className="stroke-accent" />
          {all.map(
            (each) =>
              each !== level && (
                <circle
                  key={each}
                  cx={pointAt(each, max).x}
                  cy={pointAt(each, max).y}
                  r="5"
                  className={each < level ? "fill-accent" : "fill-surface stroke-[1.5] stroke-border-control"}
                />
              ),
          )}
        </Drawing>
        <Sun x={now.x} y={now.y} radius={16} halo={24} of={units} />
        <text
          x={share(now.x, width)}
          y={share(now.y, GROUND)}
          dy="0.36em"
          textAnchor="middle"
          className="fill-accent-contrast font-semibold text-ui"
        >
          {level}
        </text>
        {all.map((each) => (
          <text
            key={each}
            x={share(pointAt(each, max).x, width)}
            y="100%"
            dy="1.5em"
            textAnchor="middle"
            className="fill-text-muted"
          >
            Lv.{each}
          </text>
        ))}
      </svg>
    </section>
  );
}
