import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { formatExact } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useCircleText } from "../circle-card/circle-text.ts";

/** Place of a member on a ranking, with wire names. */
export interface PlaceView {
  /** Rank; 0 if not ranked. */
  hotRanking: number;
  /** Points behind the previous rank, or behind the last one if not ranked. */
  behind: number;
}

type RankPlaceProps = Omit<ComponentProps<"p">, "children"> & { place: PlaceView };

/** The viewer's own place below a ranking, and the distance to the next one. */
export function RankPlace({ place: { hotRanking, behind }, className, ...props }: RankPlaceProps) {
  const text = useCircleText();
  const gap = hotRanking === 0 ? text.behindLast : behind > 0 ? text.behind : text.level;
  return (
    <p
      data-slot="rank-place"
      {...props}
      className={cn("flex flex-wrap items-baseline gap-x-2.5 text-meta tabular-nums", className)}
    >
      <b className="font-semibold">
        {hotRanking > 0 ? fillText(text.yourRank, { n: formatExact(hotRanking) }) : text.unranked}
      </b>
      {hotRanking !== 1 && (hotRanking > 0 || behind > 0) && (
        <span className="text-text-muted">
          {fillText(gap, { n: formatExact(behind), rank: formatExact(hotRanking - 1) })}
        </span>
      )}
    </p>
  );
}
