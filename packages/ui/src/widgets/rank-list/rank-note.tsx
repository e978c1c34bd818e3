import { formatExact } from "../../lib/count.ts";
import { useCircleText } from "../circle-card/circle-text.ts";
import type { UserView } from "../user-row/user.ts";
import { trendOf } from "./rank-trend.ts";

type RankNoteProps = { user: UserView; rank: number };

/** Score and trend of a ranked member in one line, or the signature without a score. */
export function RankNote({ user, rank }: RankNoteProps) {
  const text = useCircleText();
  if (user.hotScore === undefined) return <span>{user.signature}</span>;
  const trend = trendOf(user, rank, text);
  const [before, unit] = text.scored.split("{n}");
  return (
    <span data-slot="rank-note" className="tabular-nums">
      <span>{`${before}${formatExact(user.hotScore)}`}</span>
      {/* A narrow sidebar has room for score and trend only. */}
      <span className="md:max-lg:hidden">{unit}</span>
      {trend && <span className={trend.rose ? "ml-2 text-brand-text" : "ml-2"}>{trend.words}</span>}
    </span>
  );
}
