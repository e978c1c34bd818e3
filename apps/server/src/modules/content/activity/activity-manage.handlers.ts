import type { Handlers } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, forbidden, notFound, RequestError } from "../../../core/request-error.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import { SIGNUP, type SignupStatus } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { actorsOf, sendSystemNotice } from "../../notifications/notice/notice.queries.ts";
import { movePoints } from "../../rewards/points/points-ledger.ts";
import { activityById, auditCancellation } from "./activity.queries.ts";
import { activityLink, activityTexts, checkInOpensAt } from "./activity.rules.ts";
import { cancelActivity, deposit } from "./activity-cancellation.ts";
import { findOnDesk } from "./activity-desk.queries.ts";
import {
  changeSignupStatus,
  checkIn,
  listSignups,
  lockActivity,
  releasePlaces,
  signupByCode,
  signupOf,
} from "./activity-signup.queries.ts";

const managesAll = (viewer: Viewer) => hasPermission(viewer, "thread.activity.manage");

/** Whether someone may manage an activity: its organiser, and operators. Only they see names and phones. */
export const canManage = (viewer: Viewer, { organiserId }: { organiserId: string }): boolean =>
  viewer.id === organiserId || managesAll(viewer);

/**
 * An activity for its managers; one that was taken down is still found by operators.
 * @throws RequestError 404 for no activity, 403 when the viewer may not manage it
 */
async function ownActivity(db: Db, viewer: Viewer, activityId: string) {
  const row = (await (managesAll(viewer) ? findOnDesk : activityById)(db, activityId)) ?? notFound();
  if (!canManage(viewer, row.activity)) forbidden();
  return row;
}

/** What an organiser does with the signups and the activity. */
export const manageHandlers = {
  async activitySignupList({ db, clock, viewer, query }) {
    await ownActivity(db, viewer, query.activityId);
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
    const { title } = await ownActivity(db, viewer, activityId);
    const why = reason.trim();
    const refusing = status === SIGNUP.refused;
    await db.transaction(async (tx) => {
      const activity = (await lockActivity(tx, activityId)) ?? notFound();
      if (activity.cancelledAt) throw new RequestError("CANCELLED", activityTexts.cancelled);
      const from = refusing ? [SIGNUP.waiting, SIGNUP.approved] : [SIGNUP.waiting];
      const moved = await changeSignupStatus(tx, { activityId, userId }, from, status, refusing ? why : "");
      if (!moved) {
        if ((await signupOf(tx, activityId, userId))?.status === status) return;
        throw new RequestError(409, activityTexts.changed);
      }
      if (refusing) {
        await releasePlaces(tx, activityId, 1);
        const { costPoints } = activity;
        if (costPoints > 0)
          await movePoints(
            tx,
            deposit.back(activityId, userId, moved.round, costPoints, "报名未通过，退回积分"),
          );
      }
      await sendSystemNotice(tx, {
        userId,
        kind: "activity",
        title: refusing ? "报名没有通过" : "报名已通过",
        content: `「${title}」${refusing && why ? `，原因：${why}` : ""}`,
        ...activityLink(activityId),
      });
    });
  },

  async activityCheckIn({ db, clock, viewer, limits, body: { activityId, code } }) {
    const { activity } = await ownActivity(db, viewer, activityId);
    const now = clock.now();
    if (activity.cancelledAt) throw new RequestError("CANCELLED", activityTexts.cancelled);
    if (activity.endAt <= now) throw new RequestError("ENDED", activityTexts.over);
    if (checkInOpensAt(activity) > now) throw new RequestError("NOT_STARTED", activityTexts.doors);
    await limitCalls(db, limits.checkIn, viewer.id, activityTexts.tooFast);
    const shown = code.replace(/\s/g, "");
    return db.transaction(async (tx) => {
      const signup = await checkIn(tx, activityId, shown, now);
      if (!signup) {
        if ((await signupByCode(tx, activityId, shown))?.status === SIGNUP.checkedIn)
          throw new RequestError(409, activityTexts.checkedIn);
        badInput(activityTexts.code);
      }
      const { userId, name, round } = signup;
      if (activity.costPoints > 0)
        await movePoints(
          tx,
          deposit.back(activityId, userId, round, activity.costPoints, "到场签到，返还积分"),
        );
      const user = (await actorsOf(tx, [userId])).get(userId) ?? notFound();
      return { user, name };
    });
  },

  async activityCancel({ db, clock, viewer, body: { activityId, reason } }) {
    const { activity, title } = await ownActivity(db, viewer, activityId);
    const why = reason.trim();
    if (why === "") badInput(activityTexts.reason);
    if (activity.cancelledAt) return;
    await db.transaction(async (tx) => {
      if (!(await cancelActivity(tx, { id: activityId, title }, why, clock.now()))) {
        const { activity: now } = await ownActivity(tx, viewer, activityId);
        if (now.cancelledAt) return;
        throw new RequestError("ENDED", activityTexts.over);
      }
      if (viewer.id === activity.organiserId) return;
      await auditCancellation(tx, viewer.id, activityId, why);
    });
  },
} satisfies Partial<Handlers>;
