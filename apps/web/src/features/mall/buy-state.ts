import type { AnswerOf } from "@lenscape/api/types";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { mallSharedText } from "#shell/mall/text.ts";
import { mallText as text } from "./text.ts";

type Good = Pick<AnswerOf<"goodsDetail">, "state" | "pointsPrice" | "limitPerUser" | "minLevel" | "stock">;
type MemberStanding = Pick<AnswerOf<"goodsStanding">, "points" | "level" | "exchangedNum">;

export interface BuyState {
  label: string;
  /** Whether the button is enabled. It opens the confirmation, or the login for a visitor. */
  isEnabled: boolean;
}

const createDisabledState = (label: string): BuyState => ({ label, isEnabled: false });

/** Returns the remaining number of pieces within the limit per member; infinite without a limit. */
function getRemainingLimit({ limitPerUser }: Good, standing?: MemberStanding): number {
  if (limitPerUser === 0) return Number.POSITIVE_INFINITY;
  return Math.max(0, limitPerUser - (standing?.exchangedNum ?? 0));
}

/** Returns the maximum number of pieces that a member can still redeem. */
export function getMaxQuantity(good: Good, standing?: MemberStanding): number {
  return Math.min(good.stock, getRemainingLimit(good, standing), 99);
}

/**
 * Returns the note about the member's points: how many pieces they pay for, limited by stock and limit, or how many points
 * are missing for one piece.
 */
export function getPointsNote(good: Good, standing: MemberStanding): string {
  const balanceNote = fillText(text.have, { points: formatExact(standing.points) });
  const missing = good.pointsPrice - standing.points;
  if (missing > 0) return balanceNote + fillText(text.short, { n: formatExact(missing) });
  const affordableCount = Math.floor(standing.points / good.pointsPrice);
  const maxQuantity = getMaxQuantity(good, standing);
  if (maxQuantity === 0) return balanceNote;
  return (
    balanceNote +
    fillText(maxQuantity < affordableCount ? text.allowed : text.enough, {
      n: formatExact(Math.min(affordableCount, maxQuantity)),
    })
  );
}

/**
 * Returns the label and state of the redemption button.
 * @param standing undefined for a visitor, null while a member's is unknown
 */
export function getBuyState(
  good: Good,
  standing: MemberStanding | null | undefined,
  quantity: number,
): BuyState {
  if (good.state !== "open") return createDisabledState(mallSharedText.buyStates[good.state]);
  if (standing === null) return createDisabledState(mallSharedText.buyStates.open);
  if (!standing) return { label: mallSharedText.buyStates.visitor, isEnabled: true };
  if (standing.level < good.minLevel)
    return createDisabledState(fillText(mallSharedText.buyStates.level, { n: good.minLevel }));
  if (getMaxQuantity(good, standing) === 0) return createDisabledState(mallSharedText.buyStates.limit);
  const missing = good.pointsPrice * quantity - standing.points;
  if (missing > 0) return createDisabledState(fillText(mallSharedText.buyStates.short, { n: missing }));
  return { label: mallSharedText.buyStates.open, isEnabled: true };
}
