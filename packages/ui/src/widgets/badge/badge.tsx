import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useText } from "../../lib/locale.tsx";
import { BADGE_MAX, badgeText } from "./badge-text.ts";

export type BadgeProps = Omit<ComponentProps<"span">, "children"> & {
  /** Number of unread items, rounded down; nothing is rendered below 1. */
  count: number;
  /** Highest number to show; larger counts are shown as "99+". */
  max?: number;
};

/** Unread badge: hidden at 0, capped at "99+". Screen readers hear "3 条未读". */
export function Badge({ count, max = BADGE_MAX, className, ...props }: BadgeProps) {
  const text = useText();
  const label = badgeText(count, max);
  if (label === null) return null;
  const spoken =
    Math.floor(count) > max ? fillText(text.unreadOver, { n: max }) : fillText(text.unread, { n: label });
  return (
    <span
      data-slot="badge"
      {...props}
      className={cn(
        "inline-grid h-4.5 w-max min-w-4.5 place-items-center rounded-full bg-danger px-1.25 text-counter leading-none font-semibold whitespace-nowrap text-danger-contrast tabular-nums ring-2 ring-surface",
        className,
      )}
    >
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}
