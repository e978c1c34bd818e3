import { isDeepStrictEqual } from "node:util";
import { RequestError } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import type { activities } from "../../../db/schema/index.ts";
import { sendSystemNotices } from "../../notifications/notice/notice.queries.ts";
import { updateActivity } from "./activity.queries.ts";
import {
  activityLink,
  type checkActivity,
  type ScreenedPlace,
  activityTexts as texts,
} from "./activity.rules.ts";
import { lockActivity, signedUp } from "./activity-signup.queries.ts";

type Held = typeof activities.$inferSelect;
/** The checked changes of an author to an activity. */
export type NewPlan = ReturnType<typeof checkActivity> & ScreenedPlace & { cover: string };

/** Until when participants may withdraw by themselves. */
export const withdrawableUntil = ({ signEndAt, withdrawUntil }: Held): Date =>
  withdrawUntil && withdrawUntil > signEndAt ? withdrawUntil : signEndAt;

const isSame = (held: Held, change: Partial<NewPlan>): boolean =>
  (Object.keys(change) as (keyof NewPlan)[]).every((name) => isDeepStrictEqual(held[name], change[name]));

/** Whether an activity has this plan already. */
export async function hasPlan(tx: Db, id: string, plan: NewPlan): Promise<boolean> {
  const held = await lockActivity(tx, id);
  return held !== undefined && isSame(held, plan);
}

/** @throws RequestError 409 for a change that is too late, or that the participants did not agree to */
function requireFairStock(held: Held, next: NewPlan, now: Date): void {
  const refuse = (sentence: string) => {
    throw new RequestError(409, sentence);
  };
  if (held.cancelledAt) refuse(texts.planCancelled);
  if (held.endAt <= now) refuse(texts.planOver);
  if (held.startAt.getTime() !== next.startAt.getTime()) {
    if (held.startAt <= now) refuse(texts.startKept);
    if (next.startAt <= now) refuse(texts.startGone);
  }
  if (held.joinedNum === 0) return;
  if (next.maxNum > 0 && next.maxNum < held.joinedNum) refuse(texts.tooFew(held.joinedNum));
  if (held.costPoints !== next.costPoints) refuse(texts.costKept);
  if (!isDeepStrictEqual(held.fields, next.fields)) refuse(texts.fieldsKept);
}

/** The part of a change that participants have to know, in words; empty when there is none. */
function newsOf(held: Held, next: NewPlan, clock: Clock): string[] {
  const minute = (at: Date) => clock.format(at).slice(0, 16);
  const moved = (["startAt", "endAt"] as const).some((name) => minute(held[name]) !== minute(next[name]));
  const where = (["isOnline", "placeName", "address", "onlineUrl"] as const).some(
    (name) => held[name] !== next[name],
  );
  const place = [next.placeName, next.address].filter(Boolean).join("，");
  return [
    ...(moved ? [`时间改为 ${minute(next.startAt)} 至 ${minute(next.endAt)}`] : []),
    ...(where ? [next.isOnline ? "改在线上，链接见活动页" : `地点改为${place}`] : []),
  ];
}

/** The later of the promised time and the one due now, as long as the activity is ahead. */
function leavingUntil(held: Held, next: NewPlan, isNews: boolean): Date {
  const promised = [withdrawableUntil(held), next.signEndAt, ...(isNews ? [next.startAt] : [])];
  return new Date(Math.min(Math.max(...promised.map(Number)), next.endAt.getTime()));
}

/**
 * Changes the plan of an activity, or part of it, in the caller's transaction. Participants lose nothing by it: the
 * limit never falls below their number, what they paid and were asked stays, they may withdraw as long as they were
 * promised, and when time or place changes they are notified and may withdraw until it begins.
 * @throws RequestError 409 for a change that is not allowed
 */
export async function updatePlan(
  tx: Db,
  clock: Clock,
  { id, authorId, title }: { id: string; authorId: string; title: string },
  change: Partial<NewPlan>,
): Promise<void> {
  const held = await lockActivity(tx, id);
  if (!held || isSame(held, change)) return;
  const next = { ...held, ...change };
  requireFairStock(held, next, clock.now());
  const news = newsOf(held, next, clock);
  const until = held.joinedNum > 0 ? leavingUntil(held, next, news.length > 0) : null;
  await updateActivity(tx, id, { ...change, withdrawUntil: until });
  if (!until || news.length === 0) return;
  const ids = (await signedUp(tx, id)).filter((userId) => userId !== authorId);
  const leave =
    until > clock.now() ? `。不方便去的话，${clock.format(until).slice(0, 16)} 前可以取消报名` : "";
  await sendSystemNotices(tx, ids, {
    kind: "activity",
    title: "你报名的活动有变动",
    content: `「${title}」${news.join("；")}${leave}`,
    ...activityLink(id),
  });
}
