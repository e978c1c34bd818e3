import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { useGrowthText } from "../points-mark/growth-text.ts";

/** One step: its name and, below it, a short note. */
export interface Step {
  title: ReactNode;
  note?: ReactNode;
}

export type StepsProps = Omit<ComponentProps<"ol">, "children"> & {
  /** 各步的名称与说明，按先后。 */
  steps: readonly Step[];
  /** 当前步，从 0 数；等于步数时表示全部完成。 */
  current: number;
};

const MARK = "relative z-1 grid size-7 place-items-center rounded-full text-sm font-semibold tabular-nums";
const MARKS = {
  done: "bg-tint-brand text-brand-text",
  now: "bg-brand text-brand-contrast ring-4 ring-brand-soft",
  todo: "bg-surface text-text-muted ring-[1.5px] ring-border-control ring-inset",
};

/** 步骤条：节点 28，线 2。完成打勾，当前实心，未到空心。 */
export function Steps({ steps, current, className, ...props }: StepsProps) {
  const text = useText();
  const growth = useGrowthText();
  return (
    <ol
      data-slot="steps"
      aria-label={text.steps}
      {...props}
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
              "relative grid content-start justify-items-center gap-1.5 text-center text-sm leading-[1.125rem] text-text-muted",
              index > 0 &&
                "before:absolute before:top-3.25 before:right-1/2 before:-left-1/2 before:h-0.5 before:bg-border-strong",
              index > 0 && index <= current && "before:bg-brand",
            )}
          >
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
            <span className={cn("font-medium", state === "now" && "font-semibold text-text")}>
              {step.title}
            </span>
            {step.note && <small className="text-xs leading-[1rem]">{step.note}</small>}
          </li>
        );
      })}
    </ol>
  );
}
