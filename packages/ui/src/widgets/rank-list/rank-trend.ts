import { formatExact } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import type { CircleText } from "../circle-card/circle-text.ts";
import type { UserView } from "../user-row/user.ts";

export interface Trend {
  words: string;
  rose: boolean;
}

/** Returns the change of a rank since the day before; undefined if unknown. */
export function trendOf(
  { hotRankingBefore: before }: UserView,
  rank: number,
  text: CircleText,
): Trend | undefined {
  if (before === undefined) return undefined;
  if (before === 0) return { words: text.entered, rose: true };
  if (before === rank) return { words: text.stayed, rose: false };
  const rose = before > rank;
  return { words: fillText(rose ? text.rose : text.fell, { n: formatExact(Math.abs(before - rank)) }), rose };
}
