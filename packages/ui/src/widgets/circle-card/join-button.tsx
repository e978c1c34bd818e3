import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { useCircleText } from "./circle-text.ts";

const joinButton = cva(
  "hit-area inline-flex h-7 min-w-18 flex-none items-center justify-center rounded-md px-2 text-sm leading-none transition-colors max-md:h-10",
  {
    variants: {
      state: {
        join: "bg-tint-brand font-medium text-brand-text hover:bg-brand-line",
        apply: "bg-tint-brand font-medium text-brand-text hover:bg-brand-line",
        waiting: "cursor-not-allowed bg-surface-sunken text-text-muted",
        joined: "text-text-muted ring-1 ring-border-strong ring-inset hover:text-text",
      },
    },
  },
);

export type JoinButtonProps = Omit<ComponentProps<"button">, "children"> & {
  /** 我与圈子的关系：可加入、要申请、审核中、已加入；`waiting` 不能按。 */
  state: "join" | "apply" | "waiting" | "joined";
  /** 请求进行中：转圈，点击不再触发。 */
  pending?: boolean;
};

/** 圈子的加入按钮，72 × 28 方角，与圆角的「关注」区分；需审核的写「申请」，提交后「审核中」。 */
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
