import type { ComponentProps, CSSProperties } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { rem } from "../../lib/rem.ts";
import { useCircleText } from "../circle-card/circle-text.ts";
import { isTopRank } from "./is-top-rank.ts";

export type HotRankProps = Omit<ComponentProps<"img">, "src" | "alt"> & {
  /** 活跃榜名次；不在 1 到 10 之间时什么都不显示。 */
  rank: number | null | undefined;
  /** 最小 18。 */
  size?: number;
};

/** 活跃榜名次标，放在昵称右侧。只有 1 到 10 名有图，其余什么都不显示（SEARCH-017）。 */
export function HotRank({ rank, size = 18, className, style, ...props }: HotRankProps) {
  const text = useCircleText();
  if (!isTopRank(rank)) return null;
  const label = fillText(text.rankOf, { n: rank });
  return (
    <img
      data-slot="hot-rank"
      {...props}
      // Vite's own; other bundlers and Node.js leave it out.
      src={`${import.meta.env?.BASE_URL ?? "/"}static/hot/hot${rank}.png`}
      alt={label}
      title={label}
      width={size}
      height={size}
      decoding="async"
      // A missing picture would otherwise grow with its spoken text and break the line.
      style={{ "--hot-rank": rem(size), ...style } as CSSProperties}
      className={cn("inline-block size-(--hot-rank) flex-none overflow-hidden", className)}
    />
  );
}
