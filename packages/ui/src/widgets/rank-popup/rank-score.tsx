import { formatExact } from "../../lib/count.ts";
import { type CircleText, useCircleText } from "../circle-card/circle-text.ts";
import type { UserView } from "../user-row/user.ts";

/** How a place has changed in words; nothing is said of those whose former place is unknown. */
function trendOf(now: number, before: number | undefined, text: CircleText): string | undefined {
  if (before === undefined) return undefined;
  if (before === 0) return text.entered;
  if (before === now) return text.stayed;
  return (before > now ? text.rose : text.fell).replace("{n}", formatExact(Math.abs(before - now)));
}

type RankScoreProps = { user: UserView; rank: number };

/** The score of a ranked member, and what became of the place that they had a day ago. */
export function RankScore({ user: { hotScore, hotRankingBefore }, rank }: RankScoreProps) {
  const text = useCircleText();
  if (hotScore === undefined) return null;
  const rose = hotRankingBefore !== undefined && (hotRankingBefore === 0 || hotRankingBefore > rank);
  return (
    <span data-slot="rank-score" className="flex flex-col items-end text-sm leading-4.5 tabular-nums">
      <span aria-label={text.scored.replace("{n}", formatExact(hotScore))} role="img">
        {formatExact(hotScore)}
      </span>
      <span className={rose ? "text-brand-text text-xs" : "text-text-muted text-xs"}>
        {trendOf(rank, hotRankingBefore, text)}
      </span>
    </span>
  );
}
