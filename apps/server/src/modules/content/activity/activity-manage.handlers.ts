import type { Handlers } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, forbidden, notFound, RequestError } from "../../../core/request-error.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import { SIGNUP, type SignupStatus } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { actorsOf, sendSystemNotice } from "../../notifications/index.ts";
import { movePoints } from "../../rewards/index.ts";
import { auditCancellation, findActivity } from "./activity.queries.ts";
import { activityLink, activityTexts, checkInOpensAt } from "./activity.rules.ts";
import { cancelActivity, deposit } from "./activity-cancellation.ts";
import { findManagedActivity } from "./activity-desk.queries.ts";
import {
  changeSignupStatus,
  checkIn,
  findSignup,
  findSignupByCode,
  listSignups,
  lockActivity,
  releasePlaces,
} from "./activity-signup.queries.ts";

const canManageAll = (viewer: Viewer) => hasPermission(viewer, "thread.activity.manage");

/**
 * Whether the viewer may manage an activity: its organiser and operators. Only they see the names and phone numbers of
 * signups.
 */
export const canManage = (viewer: Viewer, { organiserId }: { organiserId: string }): boolean =>
  viewer.id === organiserId || canManageAll(viewer);

/**
 * Returns an activity that the viewer may manage. Operators also get activities whose thread is removed.
 * @throws RequestError 404 for an unknown activity, 403 if the viewer may not manage it
 */
async function getManagedActivity(db: Db, viewer: Viewer, activityId: string) {
  const row =
    (await (canManageAll(viewer) ? findManagedActivity : findActivity)(db, activityId)) ?? notFound();
  if (!canManage(viewer, row.activity)) forbidden();
  return row;
}

/** Handlers for organisers: review of signups, check-in and cancellation. */
export const manageHandlers = {
  async activitySignupList({ db, clock, viewer, query }) {
    await getManagedActivity(db, viewer, query.activityId);
    const { rows, total } = await listSignups(db, query.activityId, query.status, pageOf(query));
    return {
      total,
      rows: rows.map(({ createdAt, status, ...rest }) => ({
        ...rest,
        status: status as SignupStatus,
        createdAt: clock.format(createdAt),
      })),
    };
  },

  async activitySignupReview({ db, viewer, body: { activityId, userId, status, reason = "" } }) {
    const { title } = await getManagedActivity(db, viewer, activityId);
    const trimmedReason = reason.trim();
    const isRefusal = status === SIGNUP.refused;
    await db.transaction(async (tx) => {
      const activity = (await lockActivity(tx, activityId)) ?? notFound();
      if (activity.cancelledAt) throw new RequestError("CANCELLED", activityTexts.cancelled);
      const from = isRefusal ? [SIGNUP.waiting, SIGNUP.approved] : [SIGNUP.waiting];
      const signup = await changeSignupStatus(
        tx,
        { activityId, userId },
        from,
        status,
        isRefusal ? trimmedReason : "",
      );
      if (!signup) {
        if ((await findSignup(tx, activityId, userId))?.status === status) return;
        throw new RequestError(409, activityTexts.changed);
      }
      if (isRefusal) {
        await releasePlaces(tx, activityId, 1);
        const { costPoints } = activity;
        if (costPoints > 0)
          await movePoints(
            tx,
            deposit.refund(activityId, userId, signup.round, costPoints, "报名未通过，退回积分"),
          );
      }
      await sendSystemNotice(tx, {
        userId,
        kind: "activity",
        title: isRefusal ? "报名没有通过" : "报名已通过",
        content: `「${title}」${isRefusal && trimmedReason ? `，原因：${trimmedReason}` : ""}`,
        ...activityLink(activityId),
      });
    });
  },

  async activityCheckIn({ db, clock, viewer, limits, body: { activityId, code } }) {
    const { activity } = await getManagedActivity(db, viewer, activityId);
    const now = clock.now();
    if (activity.cancelledAt) throw new RequestError("CANCELLED", activityTexts.cancelled);
    if (activity.endAt <= now) throw new RequestError("ENDED", activityTexts.over);
    if (checkInOpensAt(activity) > now) throw new RequestError("NOT_STARTED", activityTexts.checkInNotOpen);
    await limitCalls(db, limits.checkIn, viewer.id, activityTexts.tooFast);
    const normalizedCode = code.replace(/\s/g, "");
    return db.transaction(async (tx) => {
      const signup = await checkIn(tx, activityId, normalizedCode, now);
      if (!signup) {
        if ((await findSignupByCode(tx, activityId, normalizedCode))?.status === SIGNUP.checkedIn)
          throw new RequestError(409, activityTexts.checkedIn);
        badInput(activityTexts.code);
      }
      const { userId, name, round } = signup;
      if (activity.costPoints > 0)
        await movePoints(
          tx,
          deposit.refund(activityId, userId, round, activity.costPoints, "到场签到，返还积分"),
        );
      const user = (await actorsOf(tx, [userId])).get(userId) ?? notFound();
      return { user, name };
    });
  },

  async activityCancel({ db, clock, viewer, body: { activityId, reason } }) {
    const { activity, title } = await getManagedActivity(db, viewer, activityId);
    const trimmedReason = reason.trim();
    if (trimmedReason === "") badInput(activityTexts.reason);
    if (activity.cancelledAt) return;
    await db.transaction(async (tx) => {
      if (!(await cancelActivity(tx, { id: activityId, title }, trimmedReason, clock.now()))) {
        const { activity: current } = await getManagedActivity(tx, viewer, activityId);
        if (current.cancelledAt) return;
        throw new RequestError("ENDED", activityTexts.over);
      }
      if (viewer.id === activity.organiserId) return;
      await auditCancellation(tx, viewer.id, activityId, trimmedReason);
    });
  },
} satisfies Partial<Handlers>;
