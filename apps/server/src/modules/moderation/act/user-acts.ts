import type { AuditAction } from "@lenscape/api/types";
import { audit } from "../../../core/audit.ts";
import { badInput, forbidden, notFound, RequestError } from "../../../core/request-error.ts";
import { endSessions } from "../../../core/session.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import { MODERATOR_RANK } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { moderates } from "../../content/index.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import { denyInCircle, isLastAdmin } from "../../screening/index.ts";
import { circleNames } from "../proposal/proposal.queries.ts";
import { type GovernedUser, governedUser, governUser } from "./moderation.queries.ts";
import { appealLink, moderationTexts, spanOf, throwConflict, untilOf } from "./moderation.rules.ts";

/** A moderation action on a member. */
export interface UserAct {
  viewer: Viewer;
  userId: string;
  now: Date;
  on: boolean;
  reason: string;
  /** Skips the notification, because the caller notifies the member. */
  skipsNotice?: true;
}

/**
 * Returns the target of an action.
 * @param rank rank of the viewer for this action; at least `MODERATOR_RANK` for a moderator of the circle
 * @throws RequestError 404 if missing, 400 for the viewer or the last admin, 403 for an equal or higher rank
 */
async function findTarget(db: Db, { viewer, userId }: UserAct, rank = viewer.rank): Promise<GovernedUser> {
  if (viewer.id === userId) badInput(moderationTexts.ownAct, "SELF_NOT_ALLOWED");
  const user = (await governedUser(db, userId)) ?? notFound();
  if (user.status === 2) notFound();
  if (await isLastAdmin(db, user)) badInput(moderationTexts.lastAdmin);
  if (user.rank >= rank) forbidden();
  return user;
}

/** Writes the audit entry and notifies the member. The notification of a sanction links to the appeal page. */
async function record(
  tx: Db,
  { viewer, userId, on, reason, skipsNotice }: UserAct,
  { action, detail, title, content }: { action: AuditAction; detail: object; title: string; content: string },
): Promise<void> {
  const auditId = await audit(tx, {
    actorId: viewer.id,
    action,
    targetType: "user",
    targetId: userId,
    reason,
    detail: { value: on ? 1 : 0, ...detail },
  });
  if (skipsNotice) return;
  await sendSystemNotice(tx, {
    userId,
    kind: "moderation",
    title,
    content: `${content}原因：${reason}`,
    ...(on && appealLink(auditId)),
  });
}

/**
 * Mutes a member on the whole site or ends the mute, in the caller's transaction.
 * @throws RequestError 403 without the permission
 */
export async function denyUser(tx: Db, act: UserAct, days: number): Promise<void> {
  const { viewer, userId, now, on, reason } = act;
  if (!hasPermission(viewer, "user.deny")) forbidden();
  const user = await findTarget(tx, act);
  if (!on && !(user.deniedUntil && user.deniedUntil > now)) return;
  const deniedUntil = on ? untilOf(now, days) : null;
  if (!(await governUser(tx, userId, viewer.rank, { deniedUntil, deniedReason: reason }))) throwConflict();
  const notice = on
    ? { title: `你已被禁言${spanOf(days)}`, content: "期间不能发帖、评论和私信。" }
    : { title: "你的禁言已解除", content: "" };
  await record(tx, act, { action: "user.deny", detail: { days }, ...notice });
}

/**
 * Mutes a member in one circle or ends the mute.
 * @throws RequestError 403 without the permission `user.deny` for viewers who do not moderate the circle, 400 if the
 * duration exceeds the limit
 */
export async function denyMemberInCircle(
  tx: Db,
  act: UserAct,
  circleId: string,
  days: number,
): Promise<void> {
  const { viewer, userId, now, on, reason } = act;
  const inCharge = await moderates(tx, viewer, circleId);
  if (!inCharge && !hasPermission(viewer, "user.deny")) forbidden();
  const user = await findTarget(tx, act, inCharge ? Math.max(viewer.rank, MODERATOR_RANK) : viewer.rank);
  // Moderators of the same circle have equal rank in it.
  if (
    user.rank < MODERATOR_RANK &&
    viewer.rank <= MODERATOR_RANK &&
    (await moderates(tx, { id: userId }, circleId))
  )
    forbidden();
  if (on && (days === 0 || days > policy.moderation.circleDenyDays)) badInput(moderationTexts.circleDenyLong);
  const names = await circleNames(tx, [circleId]);
  const name = names.get(circleId) ?? badInput(moderationTexts.circleGone);
  const changedRows = await denyInCircle(tx, {
    circleId,
    userId,
    byId: viewer.id,
    until: on ? untilOf(now, days) : null,
    reason,
  });
  if (!changedRows) return;
  const notice = on
    ? { title: `你在「${name}」被禁言${spanOf(days)}`, content: "期间不能在这个圈子发帖和评论。" }
    : { title: `你在「${name}」的禁言已解除`, content: "" };
  await record(tx, act, { action: "user.deny", detail: { days, circleId }, ...notice });
}

/** Bans a member and ends all sessions in the same transaction, or ends the ban. */
export async function forbidUser(tx: Db, act: UserAct, days: number): Promise<void> {
  const { viewer, userId, now, on } = act;
  if (!hasPermission(viewer, "user.forbidden")) forbidden();
  const user = await findTarget(tx, act);
  const isLimited = !hasPermission(viewer, "user.forbidden.forever");
  if (on && isLimited && (days === 0 || days > policy.moderation.forbidDays))
    badInput(moderationTexts.forbidLong);
  if (!on && !(user.forbiddenUntil && user.forbiddenUntil > now)) return;
  const forbiddenUntil = on ? untilOf(now, days) : null;
  if (!(await governUser(tx, userId, viewer.rank, { forbiddenUntil }))) throwConflict();
  if (on) await endSessions(tx, userId);
  const notice = on
    ? { title: `你的账号已被封禁${spanOf(days)}`, content: "期间不能登录。" }
    : { title: "你的账号已解除封禁", content: "" };
  await record(tx, act, { action: "user.forbidden", detail: { days }, ...notice });
}

/** Closes an account and ends all its sessions, or reopens it. The member's content stays visible. */
export async function closeUser(tx: Db, act: UserAct): Promise<void> {
  const { viewer, userId, on } = act;
  if (!hasPermission(viewer, "user.closed")) forbidden();
  const user = await findTarget(tx, act);
  if ((user.status === 3) === on) return;
  if (!(await governUser(tx, userId, viewer.rank, { status: on ? 3 : 1 })))
    throw new RequestError(409, moderationTexts.stateChanged);
  if (on) await endSessions(tx, userId);
  const title = on ? "你的账号已被关闭" : "你的账号已恢复";
  await record(tx, act, { action: "user.closed", detail: {}, title, content: on ? "不能再登录。" : "" });
}
