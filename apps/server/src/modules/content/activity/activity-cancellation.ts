import type { Db } from "../../../db/client.ts";
import { sendSystemNotices } from "../../notifications/index.ts";
import { byAccount, movePoints, type PointMove } from "../../rewards/index.ts";
import { endSignups, markCancelled, releasePlaces } from "./activity-signup.queries.ts";

/** Ledger entries for the points of a signup: charged when it is made, refunded at most once. */
export const deposit = {
  charge: (activityId: string, userId: string, round: number, points: number): PointMove => ({
    userId,
    points: -points,
    source: "activity",
    cause: `activity:${activityId}:${round}`,
    sourceId: activityId,
    remark: "活动报名",
  }),
  refund: (activityId: string, userId: string, round: number, points: number, remark: string): PointMove => ({
    userId,
    points,
    source: "activity",
    cause: `activity:${activityId}:${round}:back`,
    sourceId: activityId,
    remark,
  }),
};

/**
 * Cancels an activity in the caller's transaction: ends all signups, refunds their points and notifies their members of
 * the reason. Returns false if the activity is over or already cancelled.
 */
export async function cancelActivity(
  tx: Db,
  { id, title }: { id: string; title: string },
  reason: string,
  now: Date,
): Promise<boolean> {
  const activity = await markCancelled(tx, id, reason, now);
  if (!activity) return false;
  const signups = await endSignups(tx, id, reason);
  if (signups.length === 0) return true;
  await releasePlaces(tx, id, signups.length);
  const { costPoints } = activity;
  if (costPoints > 0) {
    const moves = signups.map(({ userId, round }) =>
      deposit.refund(id, userId, round, costPoints, "活动取消，退回积分"),
    );
    for (const move of moves.sort(byAccount)) await movePoints(tx, move);
  }
  const ids = signups.map(({ userId }) => userId);
  const content = `「${title}」不办了，原因：${reason}${costPoints > 0 ? "。报名用的积分已退回" : ""}`;
  await sendSystemNotices(tx, ids, { kind: "activity", title: "你报名的活动已取消", content });
  return true;
}
