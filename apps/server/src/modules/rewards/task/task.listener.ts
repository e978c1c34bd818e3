import type { DatedEvent } from "../../../core/member-event.ts";
import type { Db } from "../../../db/client.ts";
import type { SystemNotice } from "../../notifications/notice/notice.queries.ts";
import { countDays } from "../checkin/checkin.queries.ts";
import { grantExperience } from "../points/experience.ts";
import { lockMembersInOrder } from "../points/points.queries.ts";
import { gainPoints } from "../points/points-ledger.ts";
import {
  countDone,
  type Done,
  type FinishedTask,
  finishTasks,
  openTasks,
  type Progress,
  setProgress,
} from "./task.queries.ts";
import { firstDayOf, isCounted, periodsOn, SIGN_IN, workOf } from "./task.rules.ts";

/** What an event counts as; nothing where no task asks for it. */
function doneBy(event: DatedEvent): (Done & { event: DatedEvent })[] {
  const work = workOf[event.kind];
  if (!work || !isCounted(event)) return [];
  return [{ userId: event.userId, work, key: event.key, periods: periodsOn(event.day), event }];
}

/** How far a member is with the tasks of checking in, which their calendar says. */
async function countCheckIns(tx: Db, done: Done): Promise<Progress[]> {
  const { userId, periods } = done;
  const progress: Progress[] = [];
  for (const { type, ...place } of await openTasks(tx, done)) {
    const completedNum = await countDays(tx, userId, firstDayOf(type, periods), periods.day);
    progress.push({ userId, ...place, completedNum });
  }
  for (const each of progress) await setProgress(tx, each);
  return progress;
}

/**
 * Pays finished tasks, once per period; the members' rows before their accounts. A device pays for its own verification,
 * so the task that is finished by it books its points under the same cause: whichever comes first is all there is.
 */
async function reward(
  tx: Db,
  finished: readonly FinishedTask[],
  eventOf: (one: FinishedTask) => DatedEvent,
): Promise<SystemNotice[]> {
  const paid = finished.map((one) => {
    const { kind, key, day } = eventOf(one);
    const cause = kind === "deviceVerified" ? key : `task:${one.taskId}:${one.period}`;
    return { ...one, source: "task" as const, cause, day };
  });
  const notices = await grantExperience(
    tx,
    paid
      .filter(({ rewardExp }) => rewardExp > 0)
      .map(({ userId, rewardExp: exp, source, cause, day }) => ({ userId, exp, source, cause, day })),
  );
  await gainPoints(
    tx,
    paid
      .filter(({ rewardPoints }) => rewardPoints > 0)
      .map(({ userId, rewardPoints: points, source, cause, taskId: sourceId, name: remark }) => ({
        ...{ userId, points, source, cause, sourceId, remark },
      })),
  );
  return notices;
}

/** Counts events for the tasks they belong to, the same event once in a period, and pays what is finished by them. */
export async function countTasks(tx: Db, events: readonly DatedEvent[]): Promise<SystemNotice[]> {
  const done = events.flatMap(doneBy);
  if (done.length === 0) return [];
  await lockMembersInOrder(
    tx,
    done.map(({ userId }) => userId),
  );
  const counted = done.filter(({ work }) => work !== SIGN_IN).map(({ event: _, ...one }) => one);
  const progress = counted.length > 0 ? await countDone(tx, counted) : [];
  for (const { event: _, ...one } of done)
    if (one.work === SIGN_IN) progress.push(...(await countCheckIns(tx, one)));
  const eventOf = ({ userId, work }: FinishedTask) =>
    done.findLast((one) => one.userId === userId && one.work === work)!.event;
  return reward(tx, await finishTasks(tx, progress), eventOf);
}
