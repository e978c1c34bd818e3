import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

const HIGHLIGHTED = 3;

type RankMarkProps = Omit<ComponentProps<"span">, "children"> & {
  rank: number;
  /** Highlights the first three by text colour only, because the discs belong to the ranking of members. */
  quiet?: boolean;
};

/** Rank number; the first three have a dark disc or dark text. */
export function RankMark({ rank, quiet = false, className, ...props }: RankMarkProps) {
  const isTop = rank >= 1 && rank <= HIGHLIGHTED;
  const highlight = isTop && (quiet ? "text-text" : "bg-text text-text-inverse");
  return (
    <span
      data-slot="rank-mark"
      data-highlight={highlight ? "" : undefined}
      {...props}
      className={cn(
        "inline-grid size-5 flex-none place-items-center rounded-full text-meta leading-none font-semibold tabular-nums",
        highlight || "text-text-muted",
        className,
      )}
    >
      {Number.isFinite(rank) && rank}
    </span>
  );
}
