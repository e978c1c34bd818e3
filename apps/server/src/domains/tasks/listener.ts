import type { MemberEvent } from "../../core/member-event.ts";
import type { Db } from "../../db/client.ts";
import { countDays } from "../checkin/queries.ts";
import { grantExperience } from "../points/experience.ts";
import { movePoints } from "../points/ledger.ts";
import {
  countProgress,
  finishProgress,
  insertTaskEvent,
  lockProgress,
  type Periods,
  type Place,
  setProgress,
  type Task,
  unfinishedTasks,
} from "./queries.ts";
import { firstDayOf, isCounted, periodsOn, SIGN_IN, workOf } from "./rules.ts";

/**
 * Pays a finished task, once per period; the member's row before the account. A device pays for its own verification,
 * so the task that is finished by it books its points under the same cause: whichever comes first is all there is.
 */
async function reward(
  tx: Db,
  { kind, userId, key }: MemberEvent,
  task: Task,
  period: string,
  day: string,
): Promise<void> {
  const cause = kind === "deviceVerified" ? key : `task:${task.id}:${period}`;
  const { rewardExp: exp, rewardPoints: points } = task;
  if (exp > 0) await grantExperience(tx, { userId, exp, source: "task", cause, day });
  if (points > 0) {
    await movePoints(tx, { userId, points, source: "task", cause, sourceId: task.id, remark: task.name });
  }
}

/** Counts an event once. @returns how far the member is by it, undefined when it has been counted before */
async function advance(
  tx: Db,
  { userId, key }: MemberEvent,
  { work, type }: Task,
  { place, periods }: { place: Place; periods: Periods },
): Promise<number | undefined> {
  if (work === SIGN_IN) {
    const days = await countDays(tx, userId, firstDayOf(type, periods), periods.day);
    await setProgress(tx, place, days);
    return days;
  }
  return (await insertTaskEvent(tx, place, key)) ? countProgress(tx, place) : undefined;
}

/** Counts an event for the tasks it belongs to, the same event once in a period, and pays what is finished by it. */
export async function countTasks(tx: Db, event: MemberEvent, today: string): Promise<void> {
  const work = workOf[event.kind];
  if (!work || !isCounted(event)) return;
  const { userId } = event;
  const periods = periodsOn(today);
  for (const task of await unfinishedTasks(tx, userId, [work], periods)) {
    const period = periods[task.type];
    const place = { userId, taskId: task.id, period };
    if (!(await lockProgress(tx, place))) continue;
    const done = await advance(tx, event, task, { place, periods });
    if (done === undefined || done < task.rewardNum) continue;
    await finishProgress(tx, place);
    await reward(tx, event, task, period, today);
  }
}
