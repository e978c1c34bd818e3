import { audit } from "../../../core/audit.ts";
import type { Clock } from "../../../core/time.ts";
import type { Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import {
  countMovedOnSite,
  DELETED,
  movePost,
  moveThread,
  NORMAL,
  REFUSED,
  TAKEN_DOWN,
} from "../../content/index.ts";
import { sendSystemNoticesOf } from "../../notifications/index.ts";
import { closeUser, denyMemberInCircle, denyUser, forbidUser, type UserAct } from "../act/user-acts.ts";
import { applyEffects, decideText } from "../review/review.handlers.ts";
import { sweepById } from "../sweep/sweep.queries.ts";
import { rejectRestoredReports } from "../sweep/sweep-reports.ts";
import { restoreSwept } from "../sweep/sweep-texts.ts";
import { type ActRow, isLatestOf, lockText } from "./appeal.queries.ts";

interface UndoContext {
  viewer: Viewer;
  clock: Clock;
  /** Member against whom the action was taken. */
  userId: string;
  reason: string;
}

/** Updates the site counters. Must be the last write of the transaction. */
type Count = () => Promise<void>;

const noCount: Count = async () => {};

/** Restores a deleted or taken-down text to its previous status, unless its status was changed since. */
async function restoreText(tx: Db, act: ActRow, { viewer, reason }: UndoContext): Promise<Count> {
  const kind = act.targetType === "post" ? "post" : "thread";
  const removedStatus = act.action === "thread.undershelf" ? TAKEN_DOWN : DELETED;
  const text = await lockText(tx, kind, act.targetId);
  if (text?.status !== removedStatus || text.removedBy !== act.actorId) return noCount;
  const { was = NORMAL } = act.detail as { was?: number };
  const move = { from: [removedStatus], to: was, by: viewer.id, reason };
  if (kind === "post") {
    await movePost(tx, act.targetId, text.threadId, move);
    return noCount;
  }
  const moved = await moveThread(tx, act.targetId, move);
  return moved ? () => countMovedOnSite(tx, moved) : noCount;
}

/** Publishes a refused text, unless its status was changed since. */
async function showRefused(tx: Db, act: ActRow, { viewer, clock, reason }: UndoContext): Promise<Count> {
  const kind = act.targetType === "post" ? "post" : "thread";
  const text = await lockText(tx, kind, act.targetId);
  if (text?.status !== REFUSED || text.removedBy !== act.actorId) return noCount;
  const decision = { viewer, scope: "all", kind, id: act.targetId, value: 1, reason, was: REFUSED } as const;
  return applyEffects(tx, clock, [await decideText(tx, decision)]);
}

/** Undoes a sweep for one member: ends the ban and restores the texts. */
async function undoSweepOf(tx: Db, act: ActRow, { viewer, userId, reason }: UndoContext): Promise<Count> {
  const sweepId = String(act.detail.sweepId);
  const sweep = await sweepById(tx, sweepId);
  if (!sweep || sweep.undoneAt) return noCount;
  const { restored, count } = await restoreSwept(tx, sweep, userId);
  await sendSystemNoticesOf(
    tx,
    await rejectRestoredReports(tx, sweep, restored, { handlerId: viewer.id, note: reason }),
  );
  await audit(tx, {
    ...{ actorId: viewer.id, action: "user.unsweep", targetType: "user", targetId: userId },
    ...{ reason, detail: { value: 0, sweepId } },
  });
  return count;
}

/** Ends a mute or ban, or reopens a closed account, unless a later action of the same kind exists. */
async function endSanction(
  tx: Db,
  row: ActRow,
  { viewer, clock, userId, reason }: UndoContext,
): Promise<Count> {
  const act: UserAct = { viewer, userId, now: clock.now(), on: false, reason, skipsNotice: true };
  if (row.action === "user.closed") {
    if (await isLatestOf(tx, row, ["user.closed"])) await closeUser(tx, act);
  } else if (row.action === "user.forbidden") {
    if (await isLatestOf(tx, row, ["user.forbidden", "user.sweep"])) await forbidUser(tx, act, 0);
  } else if (await isLatestOf(tx, row, ["user.deny"])) {
    const { circleId } = row.detail as { circleId?: string };
    if (circleId) await denyMemberInCircle(tx, act, circleId, 0);
    else await denyUser(tx, act, 0);
  }
  return noCount;
}

/**
 * Undoes a moderation action in the caller's transaction. Later actions stay in effect.
 * @returns a function that updates the site counters; call it as the last write of the transaction
 * @throws RequestError 403 without the permission
 */
export function undoAct(tx: Db, act: ActRow, context: UndoContext): Promise<Count> {
  switch (act.action) {
    case "thread.del":
    case "thread.delpost":
    case "thread.undershelf":
      return restoreText(tx, act, context);
    case "review.decide":
      return showRefused(tx, act, context);
    case "user.sweep":
      return undoSweepOf(tx, act, context);
    default:
      return endSanction(tx, act, context);
  }
}
