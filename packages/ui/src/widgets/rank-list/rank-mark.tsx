import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

const TOP = [
  "bg-rank-1 text-rank-1-contrast",
  "bg-rank-2 text-rank-2-contrast",
  "bg-rank-3 text-rank-3-contrast",
];

type RankMarkProps = Omit<ComponentProps<"span">, "children"> & {
  rank: number;
  /** Highlights the first three by text colour only, because the tiles belong to the ranking of members. */
  quiet?: boolean;
};

/** Rank number; the first three have a coloured tile or text (SIDE-016, SIDE-017). */
export function RankMark({ rank, quiet = false, className, ...props }: RankMarkProps) {
  const tile = TOP[rank - 1];
  const highlight = tile && (quiet ? "text-text" : tile);
  return (
    <span
      data-slot="rank-mark"
      data-highlight={highlight ? "" : undefined}
      {...props}
      className={cn(
        "inline-grid size-5 flex-none place-items-center rounded-control text-meta leading-none font-semibold tabular-nums",
        highlight ?? "text-text-muted",
        className,
      )}
    >
      {Number.isFinite(rank) && rank}
    </span>
  );
}
