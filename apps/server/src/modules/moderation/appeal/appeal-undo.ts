import { audit } from "../../../core/audit.ts";
import type { Clock } from "../../../core/time.ts";
import type { Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { DELETED, NORMAL, REFUSED, TAKEN_DOWN } from "../../content/thread/thread.rules.ts";
import { countMovedOnSite, movePost, moveThread } from "../../content/thread/thread-status.ts";
import { sendSystemNoticesOf } from "../../notifications/notice/notice.queries.ts";
import { closeUser, denyMemberInCircle, denyUser, forbidUser, type UserAct } from "../act/user-acts.ts";
import { conclude, decideText } from "../review/review.handlers.ts";
import { sweepById } from "../sweep/sweep.queries.ts";
import { rejectRestoredReports } from "../sweep/sweep-reports.ts";
import { putBack } from "../sweep/sweep-texts.ts";
import { type ActRow, isLatestOf, lockText } from "./appeal.queries.ts";

interface Undoing {
  viewer: Viewer;
  clock: Clock;
  /** Whom the act was done to. */
  userId: string;
  reason: string;
}

/** Moves the site's totals: the last write of the transaction. */
type Count = () => Promise<void>;

const nothing: Count = async () => {};

/** Brings a text back as it was before somebody deleted it or took it down, where it still stands as they left it. */
async function restoreText(tx: Db, act: ActRow, { viewer, reason }: Undoing): Promise<Count> {
  const kind = act.targetType === "post" ? "post" : "thread";
  const left = act.action === "thread.undershelf" ? TAKEN_DOWN : DELETED;
  const found = await lockText(tx, kind, act.targetId);
  if (found?.status !== left || found.removedBy !== act.actorId) return nothing;
  const { was = NORMAL } = act.detail as { was?: number };
  const move = { from: [left], to: was, by: viewer.id, reason };
  if (kind === "post") {
    await movePost(tx, act.targetId, found.threadId, move);
    return nothing;
  }
  const moved = await moveThread(tx, act.targetId, move);
  return moved ? () => countMovedOnSite(tx, moved) : nothing;
}

/** Shows a text that was refused, where its author has not sent it in again. */
async function showRefused(tx: Db, act: ActRow, { viewer, clock, reason }: Undoing): Promise<Count> {
  const kind = act.targetType === "post" ? "post" : "thread";
  const found = await lockText(tx, kind, act.targetId);
  if (found?.status !== REFUSED || found.removedBy !== act.actorId) return nothing;
  const decision = { viewer, scope: "all", kind, id: act.targetId, value: 1, reason, was: REFUSED } as const;
  return conclude(tx, clock, [await decideText(tx, decision)]);
}

/** Takes one member out of a sweep: their ban ends and their texts come back. */
async function leaveSweep(tx: Db, act: ActRow, { viewer, userId, reason }: Undoing): Promise<Count> {
  const sweepId = String(act.detail.sweepId);
  const sweep = await sweepById(tx, sweepId);
  if (!sweep || sweep.undoneAt) return nothing;
  const { restored, count } = await putBack(tx, sweep, userId);
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

/** Ends a mute or ban, or opens an account that was closed, unless another such act came after it. */
async function lift(tx: Db, row: ActRow, { viewer, clock, userId, reason }: Undoing): Promise<Count> {
  const act: UserAct = { viewer, userId, now: clock.now(), on: false, reason, isTold: true };
  if (row.action === "user.closed") {
    if (await isLatestOf(tx, row, ["user.closed"])) await closeUser(tx, act);
  } else if (row.action === "user.forbidden") {
    if (await isLatestOf(tx, row, ["user.forbidden", "user.sweep"])) await forbidUser(tx, act, 0);
  } else if (await isLatestOf(tx, row, ["user.deny"])) {
    const { circleId } = row.detail as { circleId?: string };
    if (circleId) await denyMemberInCircle(tx, act, circleId, 0);
    else await denyUser(tx, act, 0);
  }
  return nothing;
}

/**
 * Undoes an act in the caller's transaction, by the code that undoes it without an appeal. What somebody has done since
 * stands.
 * @returns moves the site's totals: the last write of the transaction
 * @throws RequestError 403 for a viewer who may not
 */
export function undoAct(tx: Db, act: ActRow, undoing: Undoing): Promise<Count> {
  switch (act.action) {
    case "thread.del":
    case "thread.delpost":
    case "thread.undershelf":
      return restoreText(tx, act, undoing);
    case "review.decide":
      return showRefused(tx, act, undoing);
    case "user.sweep":
      return leaveSweep(tx, act, undoing);
    default:
      return lift(tx, act, undoing);
  }
}
