import { formatExact } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useCircleText } from "../circle-card/circle-text.ts";
import type { UserView } from "../user-row/user.ts";
import { trendOf } from "./rank-trend.ts";

type RankNoteProps = { user: UserView; rank: number };

/** The score of a ranked member and what became of their place, in one line; the signature of one without a score. */
export function RankNote({ user, rank }: RankNoteProps) {
  const text = useCircleText();
  if (user.hotScore === undefined) return user.signature;
  const trend = trendOf(user, rank, text);
  return (
    <span data-slot="rank-note" className="tabular-nums">
      {fillText(text.scored, { n: formatExact(user.hotScore) })}
      {trend && <span className={trend.rose ? "ml-2 text-brand-text" : "ml-2"}>{trend.words}</span>}
    </span>
  );
}
