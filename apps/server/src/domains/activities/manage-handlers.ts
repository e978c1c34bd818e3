import type { Handlers } from "../../contract/handler.ts";
import { pageOf } from "../../core/paging.ts";
import { limitRate } from "../../core/rate.ts";
import { badInput, forbidden, notFound, Refusal } from "../../core/refusal.ts";
import { may, type Viewer } from "../../core/viewer.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { actorsOf, tellSystem } from "../notices/queries.ts";
import { book } from "../points/ledger.ts";
import { callOff, deposit } from "./calling-off.ts";
import { onDesk } from "./desk-queries.ts";
import { activityById, noteCancelling } from "./queries.ts";
import { activityTexts, doorsOpenAt, SIGNUP, type SignupStatus, wayTo } from "./rules.ts";
import {
  checkIn,
  freePlaces,
  holdActivity,
  listSignups,
  moveSignup,
  signupByCode,
  signupOf,
} from "./signup-queries.ts";

const managesAll = (viewer: Viewer) => may(viewer, "thread.activity.manage");

/** Whether someone may manage an activity: its organiser, and operators. Only they see names and phones. */
export const manages = (viewer: Viewer, { organiserId }: { organiserId: string }): boolean =>
  viewer.id === organiserId || managesAll(viewer);

/**
 * An activity for its managers; one that was taken down is still found by operators.
 * @throws Refusal 404 for no activity, 403 when the viewer may not manage it
 */
async function ownActivity(db: Db, viewer: Viewer, activityId: string) {
  const row = (await (managesAll(viewer) ? onDesk : activityById)(db, activityId)) ?? notFound();
  if (!manages(viewer, row.activity)) forbidden();
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
      const activity = (await holdActivity(tx, activityId)) ?? notFound();
      if (activity.cancelledAt) throw new Refusal(409, activityTexts.cancelled);
      const from = refusing ? [SIGNUP.waiting, SIGNUP.approved] : [SIGNUP.waiting];
      const moved = await moveSignup(tx, { activityId, userId }, from, status, refusing ? why : "");
      if (!moved) {
        if ((await signupOf(tx, activityId, userId))?.status === status) return;
        throw new Refusal(409, activityTexts.changed);
      }
      if (refusing) {
        await freePlaces(tx, activityId, 1);
        const { costPoints } = activity;
        if (costPoints > 0)
          await book(tx, deposit.back(activityId, userId, moved.round, costPoints, "报名未通过，退回积分"));
      }
      await tellSystem(tx, {
        userId,
        kind: "activity",
        title: refusing ? "报名没有通过" : "报名已通过",
        content: `「${title}」${refusing && why ? `，原因：${why}` : ""}`,
        ...wayTo(activityId),
      });
    });
  },

  async activityCheckIn({ db, clock, viewer, body: { activityId, code } }) {
    const { activity } = await ownActivity(db, viewer, activityId);
    const now = clock.now();
    if (activity.cancelledAt) throw new Refusal(409, activityTexts.cancelled);
    if (activity.endAt <= now) throw new Refusal(409, activityTexts.over);
    if (doorsOpenAt(activity) > now) throw new Refusal(409, activityTexts.doors);
    await limitRate(db, `checkIn:${viewer.id}`, policy.rates.checkIn, activityTexts.tooFast);
    const shown = code.replace(/\s/g, "");
    return db.transaction(async (tx) => {
      const signup = await checkIn(tx, activityId, shown, now);
      if (!signup) {
        if ((await signupByCode(tx, activityId, shown))?.status === SIGNUP.checkedIn)
          throw new Refusal(409, activityTexts.checkedIn);
        badInput(activityTexts.code);
      }
      const { userId, name, round } = signup;
      if (activity.costPoints > 0)
        await book(tx, deposit.back(activityId, userId, round, activity.costPoints, "到场签到，返还积分"));
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
      if (!(await callOff(tx, { id: activityId, title }, why, clock.now()))) {
        const { activity: now } = await ownActivity(tx, viewer, activityId);
        if (now.cancelledAt) return;
        throw new Refusal(409, activityTexts.over);
      }
      if (viewer.id === activity.organiserId) return;
      await noteCancelling(tx, viewer.id, activityId, why);
    });
  },
} satisfies Partial<Handlers>;
