import type { Context, Handlers } from "../../../contract/handler.ts";
import { toAuthor, toFlag } from "../../../core/author.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitCalls } from "../../../core/rate.ts";
import { notFound, RequestError } from "../../../core/request-error.ts";
import { SIGNUP, type SignupStatus } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { sendSystemNotice } from "../../notifications/notice/notice.queries.ts";
import { movePoints } from "../../rewards/points/points-ledger.ts";
import {
  activityById,
  activityCards,
  activityCounts,
  activityIds,
  activityTotal,
  countOrganised,
  joinedOf,
} from "./activity.queries.ts";
import { activityLink, activityTexts, checkSignup, STATE, stateOf } from "./activity.rules.ts";
import { deposit } from "./activity-cancellation.ts";
import { canManage, manageHandlers } from "./activity-manage.handlers.ts";
import {
  changeSignupStatus,
  insertSignup,
  lockActivity,
  releasePlaces,
  signupOf,
  takePlace,
  unusedCode,
} from "./activity-signup.queries.ts";
import { withdrawableUntil } from "./activity-update-plan.ts";

const FACES = { card: 5, detail: 10 };

type Row = NonNullable<Awaited<ReturnType<typeof activityById>>>;

/** What cards and pages say alike. */
function common(
  { activity, groupId, title }: Pick<Row, "activity" | "groupId" | "title">,
  clock: Context<"activityList">["clock"],
) {
  return {
    id: activity.threadId,
    // Where its thread is: an activity moves with it.
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

/** What its author changes an activity from. */
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

/** Why no place could be taken; the member's own signup says more than the state of the activity. */
async function refuseSignup(tx: Db, activityId: string, userId: string, now: Date): Promise<never> {
  const mine = await signupOf(tx, activityId, userId);
  if (mine && mine.status !== SIGNUP.cancelled) throw standing(mine.status);
  const { activity } = (await activityById(tx, activityId)) ?? notFound();
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

const standing = (status: number) =>
  status === SIGNUP.refused
    ? new RequestError(409, activityTexts.refused)
    : new RequestError("ALREADY_JOINED", activityTexts.joined);

/** Reading activities and signing up for them. */
export const activityHandlers = {
  ...manageHandlers,

  async activityList({ db, clock, query }) {
    const { groupId, tab = "all", isOffline } = query;
    const filter = { ...(groupId && { groupId }), tab, isOffline, now: clock.now() };
    const [ids, total] = await Promise.all([
      activityIds(db, filter, pageOf(query)),
      activityTotal(db, filter),
    ]);
    if (ids.length === 0) return { rows: [], total };
    const [cards, joined] = await Promise.all([activityCards(db, ids), joinedOf(db, ids, FACES.card)]);
    const known = new Map(cards.map((card) => [card.activity.threadId, card]));
    return {
      total,
      rows: ids.flatMap((id) => {
        const card = known.get(id);
        if (!card) return [];
        const { excerpt, activity } = card;
        const placeName = activity.placeName;
        return [{ ...common(card, clock), excerpt, placeName, joined: joined.get(id) ?? [] }];
      }),
    };
  },

  async activityCounts({ db, clock, query }) {
    return activityCounts(db, query.groupId, clock.now());
  },

  async activityDetail({ db, clock, query: { activityId } }) {
    const row = (await activityById(db, activityId)) ?? notFound();
    const { activity, organiser } = row;
    const [joined, organised] = await Promise.all([
      joinedOf(db, [activityId], FACES.detail),
      countOrganised(db, organiser.userId),
    ]);
    const { placeName, address, lat, lng } = activity;
    const point = lat !== null && lng !== null ? { lat, lng } : {};
    return {
      ...common(row, clock),
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
    const { activity } = (await activityById(db, activityId, viewer.id)) ?? notFound();
    const signup = await signupOf(db, activityId, viewer.id);
    const isOrganiser = canManage(viewer, activity);
    const admitted = signup?.status === SIGNUP.approved || signup?.status === SIGNUP.checkedIn;
    return {
      isOrganiser: toFlag(isOrganiser),
      ...((admitted || isOrganiser) && activity.onlineUrl && { onlineUrl: activity.onlineUrl }),
      ...(activity.organiserId === viewer.id && { own: toOwn(activity, clock) }),
      ...(signup && {
        signup: {
          status: signup.status as SignupStatus,
          name: signup.name,
          phone: signup.phone,
          answers: signup.answers,
          code: admitted ? signup.code : "",
          reason: signup.reason,
          withdrawUntil: clock.format(withdrawableUntil(activity)),
          createdAt: clock.format(signup.createdAt),
        },
      }),
    };
  },

  async activitySignup({ db, clock, viewer, limits, body }) {
    const { activityId } = body;
    const now = clock.now();
    const { title } = (await activityById(db, activityId)) ?? notFound();
    await limitCalls(db, limits.signup, viewer.id, activityTexts.tooFast);
    return db.transaction(async (tx) => {
      // Only the locked row is sure to be what the form answers and what the place costs.
      const activity =
        (await takePlace(tx, activityId, now)) ?? (await refuseSignup(tx, activityId, viewer.id, now));
      const form = checkSignup(body, activity.fields);
      const status = activity.needAudit ? SIGNUP.waiting : SIGNUP.approved;
      const signup = await insertSignup(tx, {
        activityId,
        userId: viewer.id,
        status,
        ...form,
        code: await unusedCode(tx, activityId),
        createdAt: now,
      });
      if (!signup) throw standing((await signupOf(tx, activityId, viewer.id))?.status ?? status);
      if (activity.costPoints > 0)
        await movePoints(tx, deposit.taken(activityId, viewer.id, signup.round, activity.costPoints));
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
      if (withdrawableUntil(activity) <= clock.now()) throw new RequestError(409, activityTexts.noWithdrawal);
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
          deposit.back(activityId, viewer.id, signup.round, costPoints, "取消报名，退回积分"),
        );
      }
    });
  },
} satisfies Partial<Handlers>;
