import type { AnswerOf } from "@lenscape/api/types";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { mallSharedText } from "#shell/mall/text.ts";
import { mallText as text } from "./text.ts";

type Good = Pick<AnswerOf<"goodsDetail">, "state" | "pointsPrice" | "limitPerUser" | "minLevel" | "stock">;
type Standing = Pick<AnswerOf<"goodsStanding">, "points" | "level" | "exchangedNum">;

export interface BuyState {
  label: string;
  /** Whether a press does something: opens the confirmation, or the login for a visitor. */
  enabled: boolean;
}

const off = (label: string): BuyState => ({ label, enabled: false });

/** How many pieces the limit of a good leaves a member; infinitely many without one. */
function limitLeft({ limitPerUser }: Good, standing?: Standing): number {
  if (limitPerUser === 0) return Number.POSITIVE_INFINITY;
  return Math.max(0, limitPerUser - (standing?.exchangedNum ?? 0));
}

/** How many pieces a member may still take. */
export function piecesLeft(good: Good, standing?: Standing): number {
  return Math.min(good.stock, limitLeft(good, standing), 99);
}

/** How many pieces a member's points pay for, or how many may be taken where that is fewer; what is missing for one. */
export function pointsNote(good: Good, standing: Standing): string {
  const have = fillText(text.have, { points: formatExact(standing.points) });
  const missing = good.pointsPrice - standing.points;
  if (missing > 0) return have + fillText(text.short, { n: formatExact(missing) });
  const paid = Math.floor(standing.points / good.pointsPrice);
  const left = piecesLeft(good, standing);
  if (left === 0) return have;
  return have + fillText(left < paid ? text.allowed : text.enough, { n: formatExact(Math.min(paid, left)) });
}

/**
 * What the button of a good says.
 * @param standing undefined for a visitor, null while a member's is not known yet
 */
export function buyState(good: Good, standing: Standing | null | undefined, quantity: number): BuyState {
  if (good.state !== "open") return off(mallSharedText.buyStates[good.state]);
  if (standing === null) return off(mallSharedText.buyStates.open);
  if (!standing) return { label: mallSharedText.buyStates.visitor, enabled: true };
  if (standing.level < good.minLevel)
    return off(fillText(mallSharedText.buyStates.level, { n: good.minLevel }));
  if (piecesLeft(good, standing) === 0) return off(mallSharedText.buyStates.limit);
  const missing = good.pointsPrice * quantity - standing.points;
  if (missing > 0) return off(fillText(mallSharedText.buyStates.short, { n: missing }));
  return { label: mallSharedText.buyStates.open, enabled: true };
}
