import type { Db } from "../../../db/client.ts";
import { sendSystemNotices } from "../../notifications/notice/notice.queries.ts";
import { byAccount, movePoints, type PointMove } from "../../rewards/points/points-ledger.ts";
import { endSignups, markCancelled, releasePlaces } from "./activity-signup.queries.ts";

/** The points of a signup: taken with it, returned once. */
export const deposit = {
  taken: (activityId: string, userId: string, round: number, points: number): PointMove => ({
    userId,
    points: -points,
    source: "activity",
    cause: `activity:${activityId}:${round}`,
    sourceId: activityId,
    remark: "活动报名",
  }),
  back: (activityId: string, userId: string, round: number, points: number, remark: string): PointMove => ({
    userId,
    points,
    source: "activity",
    cause: `activity:${activityId}:${round}:back`,
    sourceId: activityId,
    remark,
  }),
};

/**
 * Cancels an activity in the caller's transaction: all signups end, points are returned, and everybody who was signed
 * up is told why. Returns false when it is over or was cancelled before.
 */
export async function cancelActivity(
  tx: Db,
  { id, title }: { id: string; title: string },
  reason: string,
  now: Date,
): Promise<boolean> {
  const activity = await markCancelled(tx, id, reason, now);
  if (!activity) return false;
  const ended = await endSignups(tx, id, reason);
  if (ended.length === 0) return true;
  await releasePlaces(tx, id, ended.length);
  const { costPoints } = activity;
  if (costPoints > 0) {
    const moves = ended.map(({ userId, round }) =>
      deposit.back(id, userId, round, costPoints, "活动取消，退回积分"),
    );
    for (const move of moves.sort(byAccount)) await movePoints(tx, move);
  }
  const ids = ended.map(({ userId }) => userId);
  const content = `「${title}」不办了，原因：${reason}${costPoints > 0 ? "。报名用的积分已退回" : ""}`;
  await sendSystemNotices(tx, ids, { kind: "activity", title: "你报名的活动已取消", content });
  return true;
}
