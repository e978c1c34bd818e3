import { Button } from "@lenscape/ui/button";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { type ReactNode, useEffect, useRef } from "react";
import { Sky } from "#shell/frame/sky.tsx";
import { firstRunText as text } from "../text.ts";

const STEPS = [0, 1, 2] as const;

interface FirstRunFrameProps {
  /** Index of the current step, from 0. */
  step: number;
  title: string;
  lead: string;
  onSkip: () => void;
  /** Content of the bar at the bottom. */
  footer: ReactNode;
  children: ReactNode;
}

/** Layout of the setup pages: a header with the question, the choices, and a button at the bottom. */
export function FirstRunFrame({ step, title, lead, onSkip, footer, children }: FirstRunFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedStep = useRef(step);
  useEffect(() => {
    if (focusedStep.current === step) return;
    focusedStep.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, [step]);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <Sky className="grid min-h-49 max-md:[--sky-sun:86%]">
        <div className="relative mx-auto grid w-full max-w-170 grid-rows-[auto_1fr] px-4 pt-3 pb-20">
          <div className="flex items-center justify-between">
            <p className="flex gap-1.5">
              <span className="sr-only">{fillText(text.steps, { n: step + 1 })}</span>
              {STEPS.map((at) => (
                <span
                  key={at}
                  aria-hidden="true"
                  className={cn("h-0.75 w-7 rounded-full bg-sky-text", at > step && "opacity-30")}
                />
              ))}
            </p>
            <Button tone="ghost" onClick={onSkip} className="-mr-2 px-2 text-sky-text hover:text-sky-text">
              {text.skip}
            </Button>
          </div>
          <div className="self-end text-balance">
            <h1
              ref={heading}
              tabIndex={-1}
              className="font-semibold text-[1.625rem] leading-[2.375rem] outline-none"
            >
              {title}
            </h1>
            <p className="text-sky-text-soft">{lead}</p>
          </div>
        </div>
      </Sky>
      <div className="mx-auto w-full max-w-170 px-4 py-5">{children}</div>
      <div className="sticky bottom-0 border-border border-t bg-surface">
        <div className="mx-auto w-full max-w-170 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      </div>
    </div>
  );
}
