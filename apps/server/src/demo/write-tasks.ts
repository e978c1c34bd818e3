import { eq } from "drizzle-orm";
import { createClock } from "../core/time.ts";
import * as schema from "../db/schema/index.ts";
import { countDays } from "../modules/rewards/checkin/checkin.queries.ts";
import { firstDayOf, periodsOn, SIGN_IN, workOf } from "../modules/rewards/task/task.rules.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, findPerson, type Written } from "./context.ts";

const MINUTE = 60_000;

const clock = createClock("Asia/Shanghai");

/** How far the member's account is: some of today's tasks done, some begun. */
const DONE: Record<string, number> = {
  "1": 3, // browse
  "2": 3, // like
  "5": 1, // share
  "12": 11, // browse this week
  "13": 4, // comment this week
  "21": 2, // post this month
  "31": 1, // profile
  "32": 1, // device
};

/** Writes how far the demo's member is with the tasks, and what the finished ones paid. */
export async function writeTasks(world: DemoContext, written: Written[]): Promise<void> {
  const { db, now, people, ledger } = world;
  const { id: userId, joinedAt } = findPerson(people, "member");
  const periods = periodsOn(clock.day(now));
  // A task that asks for a comment leads to where one can be written.
  const hottest = written.reduce((best, one) => (one.heat > best.heat ? one : best));
  await db
    .update(schema.tasks)
    .set({ mprouter: `/pages/content/postdetail?threadId=${hottest.id}#comments` })
    .where(eq(schema.tasks.work, "COMMENT_POST"));
  const all = await db.select().from(schema.tasks);
  const done = { ...DONE };
  const follows = await db.$count(schema.follows, eq(schema.follows.fromId, userId));
  // What the rest of the community shows of the member as well.
  for (const { id, type, work, rewardNum } of all) {
    if (work === SIGN_IN)
      done[id] = Math.min(rewardNum, await countDays(db, userId, firstDayOf(type, periods), periods.day));
    if (work === workOf.followed) done[id] = Math.min(rewardNum, follows);
  }
  const rows = all.filter(({ id }) => done[id]);
  const dayBegan = new Date(`${periods.day}T00:00:00+08:00`).getTime();
  const progress: (typeof schema.taskProgress.$inferInsert)[] = [];
  const events: (typeof schema.taskEvents.$inferInsert)[] = [];
  for (const [index, task] of rows.entries()) {
    const period = periods[task.type];
    const completedNum = done[task.id]!;
    const finished = completedNum >= task.rewardNum;
    const soon = Math.max(dayBegan, now.getTime() - (40 - index) * MINUTE);
    const at =
      task.type === "starter" ? new Date(joinedAt.getTime() + (index + 1) * 60 * MINUTE) : new Date(soon);
    progress.push({ userId, taskId: task.id, period, completedNum, completedAt: finished ? at : null });
    if (task.work !== SIGN_IN)
      for (let n = 0; n < completedNum; n++) {
        const key = task.type === "starter" ? `starter:${n}` : `thread:${written[n]!.id}`;
        events.push({ userId, taskId: task.id, period, key });
      }
    if (!finished) continue;
    const cause = `task:${task.id}:${period}`;
    const { rewardPoints: points, rewardExp: exp, name: remark } = task;
    if (points > 0)
      ledger.moves.push({ userId, points, source: "task", cause, sourceId: task.id, remark, at });
    if (exp > 0) ledger.gains.push({ userId, exp, source: "task", cause, at });
  }
  await insertAll(db, schema.taskProgress, progress);
  await insertAll(db, schema.taskEvents, events);
}
