import type { Context, Handlers } from "../../../contract/handler.ts";
import { toAuthor, toFlag } from "../../../core/author.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitCalls } from "../../../core/rate.ts";
import { notFound, RequestError } from "../../../core/request-error.ts";
import { SIGNUP, type SignupStatus } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import { movePoints } from "../../rewards/index.ts";
import {
  countActivities,
  countByTab,
  countOrganised,
  findActivity,
  listActivityCards,
  listActivityIds,
  listParticipants,
} from "./activity.queries.ts";
import { activityLink, activityTexts, checkSignup, STATE, stateOf } from "./activity.rules.ts";
import { deposit } from "./activity-cancellation.ts";
import { canManage, manageHandlers } from "./activity-manage.handlers.ts";
import {
  changeSignupStatus,
  createCode,
  findSignup,
  insertSignup,
  lockActivity,
  releasePlaces,
  takePlace,
} from "./activity-signup.queries.ts";
import { getWithdrawalDeadline } from "./activity-update-plan.ts";

/** Maximum number of participants shown. */
const MAX_PARTICIPANTS = { card: 5, detail: 10 };

type Row = NonNullable<Awaited<ReturnType<typeof findActivity>>>;

/** Fields that cards and the detail page share. */
function toShared(
  { activity, groupId, title }: Pick<Row, "activity" | "groupId" | "title">,
  clock: Context<"activityList">["clock"],
) {
  return {
    id: activity.threadId,
    // An activity belongs to the group of its thread, which operators can move.
    groupId: groupId ?? "",
    title,
    cover: activity.cover,
    startAt: clock.format(activity.startAt),
    endAt: clock.format(activity.endAt),
    signStartAt: clock.format(activity.signStartAt),
    signEndAt: clock.format(activity.signEndAt),
    isOnline: toFlag(activity.isOnline),
    maxNum: activity.maxNum,
    joinedNum: activity.joinedNum,
    needAudit: toFlag(activity.needAudit),
    costPoints: activity.costPoints,
    state: stateOf(activity, clock.now()),
  };
}

/** Converts an activity to the plan that its author edits. */
function toOwn(activity: Row["activity"], clock: Context<"activityMine">["clock"]) {
  const { isOnline, placeName, address, lat, lng, onlineUrl, cover } = activity;
  const point = lat !== null && lng !== null ? { lat, lng } : {};
  const { startAt, endAt, signStartAt, signEndAt, maxNum, costPoints, agenda, fields } = activity;
  return {
    plan: {
      ...(cover && { cover }),
      startAt: clock.format(startAt),
      endAt: clock.format(endAt),
      signStartAt: clock.format(signStartAt),
      signEndAt: clock.format(signEndAt),
      ...(isOnline ? onlineUrl && { onlineUrl } : { location: { name: placeName, address, ...point } }),
      ...{ maxNum, costPoints, agenda, fields },
      needAudit: toFlag(activity.needAudit),
    },
    joinedNum: activity.joinedNum,
    state: stateOf(activity, clock.now()),
  };
}

/**
 * Throws the reason for which no place could be taken. A signup of the member takes precedence over the state of the
 * activity, because it is the more specific reason.
 */
async function refuseSignup(tx: Db, activityId: string, userId: string, now: Date): Promise<never> {
  const mine = await findSignup(tx, activityId, userId);
  if (mine && mine.status !== SIGNUP.cancelled) throw toSignupError(mine.status);
  const { activity } = (await findActivity(tx, activityId)) ?? notFound();
  const state = stateOf(activity, now);
  const [reason, sentence] = (
    {
      [STATE.early]: ["NOT_STARTED", activityTexts.early],
      [STATE.open]: ["FULL", activityTexts.full],
      [STATE.closed]: ["CLOSED", activityTexts.closed],
      [STATE.ongoing]: ["CLOSED", activityTexts.closed],
      [STATE.over]: ["ENDED", activityTexts.over],
      [STATE.cancelled]: ["CANCELLED", activityTexts.cancelled],
    } as const
  )[state];
  throw new RequestError(reason, sentence);
}

const toSignupError = (status: number) =>
  status === SIGNUP.refused
    ? new RequestError(409, activityTexts.refused)
    : new RequestError("ALREADY_JOINED", activityTexts.joined);

/** Handlers for reading activities and signing up. */
export const activityHandlers = {
  ...manageHandlers,

  async activityList({ db, clock, query }) {
    const { groupId, tab = "all", isOffline } = query;
    const filter = { ...(groupId && { groupId }), tab, isOffline, now: clock.now() };
    const [ids, total] = await Promise.all([
      listActivityIds(db, filter, pageOf(query)),
      countActivities(db, filter),
    ]);
    if (ids.length === 0) return { rows: [], total };
    const [cards, joined] = await Promise.all([
      listActivityCards(db, ids),
      listParticipants(db, ids, MAX_PARTICIPANTS.card),
    ]);
    const cardsById = new Map(cards.map((card) => [card.activity.threadId, card]));
    return {
      total,
      rows: ids.flatMap((id) => {
        const card = cardsById.get(id);
        if (!card) return [];
        const { excerpt, activity } = card;
        const placeName = activity.placeName;
        return [{ ...toShared(card, clock), excerpt, placeName, joined: joined.get(id) ?? [] }];
      }),
    };
  },

  async activityCounts({ db, clock, query }) {
    return countByTab(db, query.groupId, clock.now());
  },

  async activityDetail({ db, clock, query: { activityId } }) {
    const row = (await findActivity(db, activityId)) ?? notFound();
    const { activity, organiser } = row;
    const [joined, organised] = await Promise.all([
      listParticipants(db, [activityId], MAX_PARTICIPANTS.detail),
      countOrganised(db, organiser.userId),
    ]);
    const { placeName, address, lat, lng } = activity;
    const point = lat !== null && lng !== null ? { lat, lng } : {};
    return {
      ...toShared(row, clock),
      organiser: toAuthor(organiser),
      organised,
      ...(!activity.isOnline && { location: { name: placeName, address, ...point } }),
      agenda: activity.agenda,
      fields: activity.fields,
      cancelReason: activity.cancelReason,
      joined: joined.get(activityId) ?? [],
    };
  },

  async activityMine({ db, clock, viewer, query: { activityId } }) {
    const { activity } = (await findActivity(db, activityId, viewer.id)) ?? notFound();
    const signup = await findSignup(db, activityId, viewer.id);
    const isOrganiser = canManage(viewer, activity);
    const isAdmitted = signup?.status === SIGNUP.approved || signup?.status === SIGNUP.checkedIn;
    return {
      isOrganiser: toFlag(isOrganiser),
      ...((isAdmitted || isOrganiser) && activity.onlineUrl && { onlineUrl: activity.onlineUrl }),
      ...(activity.organiserId === viewer.id && { own: toOwn(activity, clock) }),
      ...(signup && {
        signup: {
          status: signup.status as SignupStatus,
          name: signup.name,
          phone: signup.phone,
          answers: signup.answers,
          code: isAdmitted ? signup.code : "",
          reason: signup.reason,
          withdrawUntil: clock.format(getWithdrawalDeadline(activity)),
          createdAt: clock.format(signup.createdAt),
        },
      }),
    };
  },

  async activitySignup({ db, clock, viewer, limits, body }) {
    const { activityId } = body;
    const now = clock.now();
    const { title } = (await findActivity(db, activityId)) ?? notFound();
    await limitCalls(db, limits.signup, viewer.id, activityTexts.tooFast);
    return db.transaction(async (tx) => {
      // The form and the cost are checked against the locked row, because the organiser may be changing the plan.
      const activity =
        (await takePlace(tx, activityId, now)) ?? (await refuseSignup(tx, activityId, viewer.id, now));
      const form = checkSignup(body, activity.fields);
      const status = activity.needAudit ? SIGNUP.waiting : SIGNUP.approved;
      const signup = await insertSignup(tx, {
        activityId,
        userId: viewer.id,
        status,
        ...form,
        code: await createCode(tx, activityId),
        createdAt: now,
      });
      if (!signup) throw toSignupError((await findSignup(tx, activityId, viewer.id))?.status ?? status);
      if (activity.costPoints > 0)
        await movePoints(tx, deposit.charge(activityId, viewer.id, signup.round, activity.costPoints));
      if (activity.needAudit && activity.organiserId !== viewer.id) {
        await sendSystemNotice(tx, {
          userId: activity.organiserId,
          kind: "activity",
          title: "有一份报名等你审核",
          content: `${viewer.nickname} 报名了「${title}」`,
          ...activityLink(activityId),
        });
      }
      return { status };
    });
  },

  async activitySignupCancel({ db, clock, viewer, body: { activityId } }) {
    await db.transaction(async (tx) => {
      const activity = (await lockActivity(tx, activityId)) ?? notFound();
      if (activity.cancelledAt) throw new RequestError("CANCELLED", activityTexts.cancelled);
      if (getWithdrawalDeadline(activity) <= clock.now())
        throw new RequestError(409, activityTexts.noWithdrawal);
      const signup = await changeSignupStatus(
        tx,
        { activityId, userId: viewer.id },
        [SIGNUP.waiting, SIGNUP.approved],
        SIGNUP.cancelled,
      );
      if (!signup) throw new RequestError(409, activityTexts.noSignup);
      await releasePlaces(tx, activityId, 1);
      if (activity.costPoints > 0) {
        const { costPoints } = activity;
        await movePoints(
          tx,
          deposit.refund(activityId, viewer.id, signup.round, costPoints, "取消报名，退回积分"),
        );
      }
    });
  },
} satisfies Partial<Handlers>;
