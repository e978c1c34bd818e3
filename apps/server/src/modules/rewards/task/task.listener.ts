import type { DatedEvent } from "../../../core/member-event.ts";
import type { Db } from "../../../db/client.ts";
import type { SystemNotice } from "../../notifications/index.ts";
import { countDays } from "../checkin/checkin.queries.ts";
import { grantExperience } from "../points/experience.ts";
import { lockMembersInOrder } from "../points/points.queries.ts";
import { gainPoints } from "../points/points-ledger.ts";
import {
  countActions,
  type FinishedTask,
  finishTasks,
  listOpenTasks,
  type Progress,
  setProgress,
  type TaskAction,
} from "./task.queries.ts";
import { firstDayOf, isCounted, periodsOn, SIGN_IN, workOf } from "./task.rules.ts";

/** Converts an event to the action that tasks count. Returns an empty list if no task type counts it. */
function actionsOf(event: DatedEvent): (TaskAction & { event: DatedEvent })[] {
  const work = workOf[event.kind];
  if (!work || !isCounted(event)) return [];
  return [{ userId: event.userId, work, key: event.key, periods: periodsOn(event.day), event }];
}

/** Updates the progress of check-in tasks from the check-in calendar. */
async function countCheckIns(tx: Db, actions: TaskAction): Promise<Progress[]> {
  const { userId, periods } = actions;
  const progress: Progress[] = [];
  for (const { type, ...place } of await listOpenTasks(tx, actions)) {
    const completedNum = await countDays(tx, userId, firstDayOf(type, periods), periods.day);
    progress.push({ userId, ...place, completedNum });
  }
  for (const each of progress) await setProgress(tx, each);
  return progress;
}

/**
 * Pays the rewards of finished tasks, once per period. Locks members before accounts. Device certification pays points
 * by itself, so the task for it uses the same cause in the ledger and only the first of the two is booked.
 */
async function payRewards(
  tx: Db,
  finished: readonly FinishedTask[],
  eventOf: (one: FinishedTask) => DatedEvent,
): Promise<SystemNotice[]> {
  const rewards = finished.map((one) => {
    const { kind, key, day } = eventOf(one);
    const cause = kind === "deviceVerified" ? key : `task:${one.taskId}:${one.period}`;
    return { ...one, source: "task" as const, cause, day };
  });
  const notices = await grantExperience(
    tx,
    rewards
      .filter(({ rewardExp }) => rewardExp > 0)
      .map(({ userId, rewardExp: exp, source, cause, day }) => ({ userId, exp, source, cause, day })),
  );
  await gainPoints(
    tx,
    rewards
      .filter(({ rewardPoints }) => rewardPoints > 0)
      .map(({ userId, rewardPoints: points, source, cause, taskId: sourceId, name: remark }) => ({
        ...{ userId, points, source, cause, sourceId, remark },
      })),
  );
  return notices;
}

/** Listener of member events that counts them for tasks, once per period, and pays the tasks they finish. */
export async function countTasks(tx: Db, events: readonly DatedEvent[]): Promise<SystemNotice[]> {
  const actions = events.flatMap(actionsOf);
  if (actions.length === 0) return [];
  await lockMembersInOrder(
    tx,
    actions.map(({ userId }) => userId),
  );
  const otherActions = actions.filter(({ work }) => work !== SIGN_IN).map(({ event: _, ...one }) => one);
  const progress = otherActions.length > 0 ? await countActions(tx, otherActions) : [];
  for (const { event: _, ...one } of actions)
    if (one.work === SIGN_IN) progress.push(...(await countCheckIns(tx, one)));
  const eventOf = ({ userId, work }: FinishedTask) =>
    actions.findLast((one) => one.userId === userId && one.work === work)!.event;
  return payRewards(tx, await finishTasks(tx, progress), eventOf);
}
