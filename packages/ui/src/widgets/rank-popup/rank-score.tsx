import { formatExact } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useCircleText } from "../circle-card/circle-text.ts";
import { trendOf } from "../rank-list/rank-trend.ts";
import type { UserView } from "../user-row/user.ts";

type RankScoreProps = { user: UserView; rank: number };

/** Score of a ranked member and the change since the day before. */
export function RankScore({ user, rank }: RankScoreProps) {
  const text = useCircleText();
  const { hotScore } = user;
  if (hotScore === undefined) return null;
  const trend = trendOf(user, rank, text);
  return (
    <span data-slot="rank-score" className="flex flex-col items-end text-meta leading-4.5 tabular-nums">
      <span aria-label={fillText(text.scored, { n: formatExact(hotScore) })} role="img">
        {formatExact(hotScore)}
      </span>
      <span className={trend?.rose ? "text-brand-text text-meta" : "text-text-muted text-meta"}>
        {trend?.words}
      </span>
    </span>
  );
}
