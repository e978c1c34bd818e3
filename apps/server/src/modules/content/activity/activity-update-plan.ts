import { isDeepStrictEqual } from "node:util";
import { RequestError } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import type { activities } from "../../../db/schema/index.ts";
import { sendSystemNotices } from "../../notifications/index.ts";
import { updateActivity } from "./activity.queries.ts";
import {
  activityLink,
  type checkActivity,
  type ScreenedPlace,
  activityTexts as texts,
} from "./activity.rules.ts";
import { listParticipantIds, lockActivity } from "./activity-signup.queries.ts";

type ActivityRow = typeof activities.$inferSelect;
/** A validated and screened plan of an activity. */
export type NewPlan = ReturnType<typeof checkActivity> & ScreenedPlace & { cover: string };

/** Deadline until which participants can cancel their signup themselves. */
export const getWithdrawalDeadline = ({ signEndAt, withdrawUntil }: ActivityRow): Date =>
  withdrawUntil && withdrawUntil > signEndAt ? withdrawUntil : signEndAt;

const isSame = (current: ActivityRow, change: Partial<NewPlan>): boolean =>
  (Object.keys(change) as (keyof NewPlan)[]).every((name) => isDeepStrictEqual(current[name], change[name]));

/** Whether an activity already has a plan. */
export async function hasPlan(tx: Db, id: string, plan: NewPlan): Promise<boolean> {
  const current = await lockActivity(tx, id);
  return current !== undefined && isSame(current, plan);
}

/**
 * Checks that a change is not too late and keeps the terms under which participants signed up.
 * @throws RequestError 409 for a change that is not allowed
 */
function assertChangeAllowed(current: ActivityRow, next: NewPlan, now: Date): void {
  const refuse = (sentence: string) => {
    throw new RequestError(409, sentence);
  };
  if (current.cancelledAt) refuse(texts.planCancelled);
  if (current.endAt <= now) refuse(texts.planOver);
  if (current.startAt.getTime() !== next.startAt.getTime()) {
    if (current.startAt <= now) refuse(texts.startFixed);
    if (next.startAt <= now) refuse(texts.startInPast);
  }
  if (current.joinedNum === 0) return;
  if (next.maxNum > 0 && next.maxNum < current.joinedNum) refuse(texts.tooFew(current.joinedNum));
  if (current.costPoints !== next.costPoints) refuse(texts.costFixed);
  if (!isDeepStrictEqual(current.fields, next.fields)) refuse(texts.fieldsFixed);
}

/** Describes the changes of time and place for the notice to participants; empty if neither changes. */
function describeChanges(current: ActivityRow, next: NewPlan, clock: Clock): string[] {
  const minute = (at: Date) => clock.format(at).slice(0, 16);
  const isMoved = (["startAt", "endAt"] as const).some(
    (name) => minute(current[name]) !== minute(next[name]),
  );
  const isElsewhere = (["isOnline", "placeName", "address", "onlineUrl"] as const).some(
    (name) => current[name] !== next[name],
  );
  const place = [next.placeName, next.address].filter(Boolean).join("，");
  return [
    ...(isMoved ? [`时间改为 ${minute(next.startAt)} 至 ${minute(next.endAt)}`] : []),
    ...(isElsewhere ? [next.isOnline ? "改在线上，链接见活动页" : `地点改为${place}`] : []),
  ];
}

/**
 * Returns the new withdrawal deadline: the latest of the present one, the signup deadline and, if time or place
 * changes, the start, but at most the end of the activity.
 */
function getNewDeadline(current: ActivityRow, next: NewPlan, isAnnounced: boolean): Date {
  const deadlines = [getWithdrawalDeadline(current), next.signEndAt, ...(isAnnounced ? [next.startAt] : [])];
  return new Date(Math.min(Math.max(...deadlines.map(Number)), next.endAt.getTime()));
}

/**
 * Changes the plan of an activity, or part of it, in the caller's transaction. The change keeps the terms of existing
 * signups: the limit stays at or above their number, points and questions do not change, and the withdrawal deadline
 * is not brought forward. If time or place changes, participants are notified and can withdraw until the start.
 * @throws RequestError 409 for a change that is not allowed
 */
export async function updatePlan(
  tx: Db,
  clock: Clock,
  { id, authorId, title }: { id: string; authorId: string; title: string },
  change: Partial<NewPlan>,
): Promise<void> {
  const current = await lockActivity(tx, id);
  if (!current || isSame(current, change)) return;
  const next = { ...current, ...change };
  assertChangeAllowed(current, next, clock.now());
  const changes = describeChanges(current, next, clock);
  const until = current.joinedNum > 0 ? getNewDeadline(current, next, changes.length > 0) : null;
  await updateActivity(tx, id, { ...change, withdrawUntil: until });
  if (!until || changes.length === 0) return;
  const ids = (await listParticipantIds(tx, id)).filter((userId) => userId !== authorId);
  const withdrawHint =
    until > clock.now() ? `。不方便去的话，${clock.format(until).slice(0, 16)} 前可以取消报名` : "";
  await sendSystemNotices(tx, ids, {
    kind: "activity",
    title: "你报名的活动有变动",
    content: `「${title}」${changes.join("；")}${withdrawHint}`,
    ...activityLink(id),
  });
}
