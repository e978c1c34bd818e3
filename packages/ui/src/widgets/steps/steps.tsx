import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { useGrowthText } from "../points-mark/growth-text.ts";

/** A step with its name and an optional note. */
export interface Step {
  title: ReactNode;
  note?: ReactNode;
}

export type StepsProps = Omit<ComponentProps<"ol">, "children"> & {
  /** Steps in order. */
  steps: readonly Step[];
  /** Index of the current step; the number of steps if all are done. */
  current: number;
  /**
   * `start` aligns the first step with the left edge and the last with the right; `center` centres each step in its
   * cell.
   */
  align?: "center" | "start";
};

const MARK = "relative z-1 grid size-7 place-items-center rounded-full text-meta font-semibold tabular-nums";
const MARKS = {
  done: "bg-tint-brand text-brand-text",
  now: "bg-brand text-brand-contrast ring-4 ring-brand-soft",
  todo: "bg-surface text-text-muted ring-[1.5px] ring-border-control ring-inset",
};

/** Steps of a process: done ones have a tick, the current one is filled, later ones are empty. */
export function Steps({ steps, current, align = "center", style, className, ...props }: StepsProps) {
  const text = useText();
  const growth = useGrowthText();
  const atStart = align === "start";
  const last = steps.length - 1;
  return (
    <ol
      data-slot="steps"
      aria-label={text.steps}
      {...props}
      // The last step is as wide as its text, so that it ends at the edge of the row.
      style={
        atStart && last > 0
          ? {
              gridTemplateColumns: `repeat(${last}, minmax(0, 1fr)) fit-content(${100 / steps.length}%)`,
              ...style,
            }
          : style
      }
      className={cn("grid auto-cols-fr grid-flow-col", className)}
    >
      {steps.map((step, index) => {
        const state = index < current ? "done" : index === current ? "now" : "todo";
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other identity than its place
            key={index}
            data-slot="steps-item"
            data-state={state}
            aria-current={state === "now" ? "step" : undefined}
            className={cn(
              "relative grid content-start gap-1.5 text-meta leading-[1.125rem] text-text-muted",
              !atStart && "justify-items-center text-center",
              !atStart &&
                index > 0 &&
                "before:absolute before:top-3.25 before:right-1/2 before:-left-1/2 before:h-0.5 before:bg-border-strong",
              !atStart && index > 0 && index <= current && "before:bg-brand",
            )}
          >
            {atStart && index < last && (
              <span
                className={cn(
                  "absolute inset-x-0 top-3.25 h-0.5",
                  index < current ? "bg-brand" : "bg-border-strong",
                )}
              />
            )}
            <span className={cn(MARK, MARKS[state])}>
              {state === "done" ? (
                <>
                  <Check aria-hidden="true" size="0.9375rem" strokeWidth={2.4} />
                  <span className="sr-only">{growth.stepDone}</span>
                </>
              ) : (
                index + 1
              )}
            </span>
            <span className={cn("font-semibold", state === "now" && "font-semibold text-text")}>
              {step.title}
            </span>
            {step.note && <small className="text-meta leading-[1rem]">{step.note}</small>}
          </li>
        );
      })}
    </ol>
  );
}
