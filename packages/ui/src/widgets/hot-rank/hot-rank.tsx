import type { ComponentProps, CSSProperties } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { rem } from "../../lib/rem.ts";
import { useCircleText } from "../circle-card/circle-text.ts";
import { isTopRank } from "./is-top-rank.ts";

export type HotRankProps = Omit<ComponentProps<"img">, "src" | "alt"> & {
  /** Rank in the activity ranking; nothing is shown outside 1 to 10. */
  rank: number | null | undefined;
  /** Size in px, at least 18. */
  size?: number;
};

/** Rank mark next to a nickname, for ranks 1 to 10 only. */
export function HotRank({ rank, size = 18, className, style, ...props }: HotRankProps) {
  const text = useCircleText();
  if (!isTopRank(rank)) return null;
  const label = fillText(text.rankOf, { n: rank });
  return (
    <img
      data-slot="hot-rank"
      {...props}
      // Defined by Vite only; other bundlers and Node.js leave it undefined.
      src={`${import.meta.env?.BASE_URL ?? "/"}static/hot/hot${rank}.png`}
      alt={label}
      title={label}
      width={size}
      height={size}
      decoding="async"
      // Without a size, a missing image would grow with its alternative text and break the line.
      style={{ "--hot-rank": rem(size), ...style } as CSSProperties}
      className={cn("inline-block size-(--hot-rank) flex-none overflow-hidden", className)}
    />
  );
}
