import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Logo } from "@lenscape/ui/logo";
import { Progress } from "@lenscape/ui/progress";
import { Check, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { setupText as text } from "../text.ts";

interface SetupFrameProps {
  steps: readonly { title: string; note: string }[];
  /** Index of the current step; the number of steps when all are done. */
  current: number;
  title: string;
  lead?: string;
  minutesLeft?: number;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  children?: ReactNode;
}

const MARKER = "grid size-7 flex-none place-items-center rounded-full font-semibold text-meta tabular-nums";
const MARKER_STATES = {
  done: "bg-tint-brand text-brand-text",
  current: "bg-brand text-brand-contrast ring-4 ring-brand-soft",
  todo: "text-text-muted ring-[1.5px] ring-border-control ring-inset",
};

/** Layout of the setup wizard: step list on the left (on top on phones), current step beside it. */
export function SetupFrame({ steps, current, title, lead, minutesLeft, footer, children }: SetupFrameProps) {
  const isDone = current >= steps.length;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:grid-rows-1">
      <aside className="flex flex-col gap-4 border-border bg-surface px-5 py-4 max-lg:border-b lg:border-e lg:px-8 lg:py-8">
        <Logo />
        <p className="font-semibold text-page max-lg:hidden lg:mt-6">{text.title}</p>
        <p className="text-text-secondary max-lg:hidden">{text.lead}</p>
        <ol className="mt-3 grid gap-5 max-lg:hidden">
          {steps.map((step, index) => {
            const state = index < current ? "done" : index === current ? "current" : "todo";
            return (
              <li
                key={step.title}
                aria-current={state === "current" ? "step" : undefined}
                className="flex gap-3.5"
              >
                <span className={cn(MARKER, MARKER_STATES[state])}>
                  {state === "done" ? <Check aria-hidden="true" className="size-4" /> : index + 1}
                </span>
                <span className="grid gap-0.5 pt-0.5">
                  <span className={cn(state === "current" && "font-semibold")}>{step.title}</span>
                  {state === "current" && <span className="text-meta text-text-muted">{step.note}</span>}
                </span>
              </li>
            );
          })}
        </ol>
        {!isDone && steps.length > 0 && (
          <div className="flex items-center gap-3 lg:hidden">
            <Progress aria-label={title} value={current + 1} max={steps.length} className="grow" />
            <span className="text-meta text-text-muted tabular-nums">
              {fillText(text.step, { n: current + 1, all: steps.length })}
            </span>
          </div>
        )}
        {minutesLeft !== undefined && (
          <p className="text-meta text-text-muted max-lg:hidden lg:mt-auto">
            <Lock aria-hidden="true" className="me-1 inline size-3.5" />
            <span>{text.closedUntilDone}</span>
            <br />
            <span key={minutesLeft}>{fillText(text.minutesLeft, { n: minutesLeft })}</span>
          </p>
        )}
      </aside>
      <div className="grid grid-rows-[1fr_auto]">
        <div className="mx-auto grid w-full max-w-3xl content-start gap-5 px-5 py-8 lg:px-6 lg:py-12">
          <div>
            <h1 className="font-semibold text-page">{title}</h1>
            {lead && <p className="mt-0.5 text-text-secondary">{lead}</p>}
          </div>
          {children}
        </div>
        {footer && (
          <div className="sticky bottom-0 border-border border-t bg-surface">
            <div className="mx-auto flex w-full max-w-3xl flex-wrap items-center justify-between gap-4 px-5 py-3.5 lg:px-6">
              {footer}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
