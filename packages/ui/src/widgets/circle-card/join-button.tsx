import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { useCircleText } from "./circle-text.ts";

const joinButton = cva(
  "hit-area inline-flex h-7 min-w-18 flex-none items-center justify-center rounded-control px-2 text-meta leading-none transition-colors max-md:h-10",
  {
    variants: {
      state: {
        join: "bg-tint-brand font-semibold text-brand-text hover:bg-brand-line",
        apply: "bg-tint-brand font-semibold text-brand-text hover:bg-brand-line",
        waiting: "cursor-not-allowed bg-surface-sunken text-text-muted",
        joined: "text-text-muted ring-1 ring-border-strong ring-inset hover:text-text",
      },
    },
  },
);

export type JoinButtonProps = Omit<ComponentProps<"button">, "children"> & {
  /** Membership of the viewer: can join, must apply, waiting for review, joined; `waiting` cannot be pressed. */
  state: "join" | "apply" | "waiting" | "joined";
  /** Whether a request is in progress: shows a spinner and ignores clicks. */
  pending?: boolean;
};

/**
 * Join button of a circle, square to differ from the round follow button. Circles with review show "申请", then "审核中".
 */
export function JoinButton({ state, pending = false, onClick, className, ...props }: JoinButtonProps) {
  const text = useCircleText();
  return (
    <button
      type="button"
      data-slot="join-button"
      data-state={state}
      aria-busy={pending || undefined}
      aria-disabled={state === "waiting" || undefined}
      aria-pressed={state === "joined" || undefined}
      {...props}
      onClick={(event) => {
        if (!pending && state !== "waiting") onClick?.(event);
      }}
      className={cn(joinButton({ state }), className)}
    >
      {pending ? <Spinner label={text[state]} /> : text[state]}
    </button>
  );
}
