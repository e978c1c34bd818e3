import { eq } from "drizzle-orm";
import { createClock } from "../core/time.ts";
import * as schema from "../db/schema/index.ts";
import { countDays, firstDayOf, periodsOn, SIGN_IN, workOf } from "../modules/rewards/index.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, findPerson, type WrittenThread } from "./context.ts";

const MINUTE = 60_000;

const clock = createClock("Asia/Shanghai");

/** Progress of the demo member by task ID: some of today's tasks are done, some begun. */
const PROGRESS: Record<string, number> = {
  "1": 3, // browse
  "2": 3, // like
  "5": 1, // share
  "12": 11, // browse this week
  "13": 4, // comment this week
  "21": 2, // post this month
  "31": 1, // profile
  "32": 1, // device
};

/** Writes the demo member's task progress and the rewards of completed tasks. */
export async function writeTasks(context: DemoContext, writtenThreads: WrittenThread[]): Promise<void> {
  const { db, now, people, ledger } = context;
  const { id: userId, joinedAt } = findPerson(people, "member");
  const periods = periodsOn(clock.day(now));
  // A comment task links to a thread where a comment can be written.
  const hottest = writtenThreads.reduce((best, thread) => (thread.heat > best.heat ? thread : best));
  await db
    .update(schema.tasks)
    .set({ mprouter: `/pages/content/postdetail?threadId=${hottest.id}#comments` })
    .where(eq(schema.tasks.work, "COMMENT_POST"));
  const all = await db.select().from(schema.tasks);
  const counts = { ...PROGRESS };
  const follows = await db.$count(schema.follows, eq(schema.follows.fromId, userId));
  // Add progress that follows from the rest of the demo data.
  for (const { id, type, work, rewardNum } of all) {
    if (work === SIGN_IN)
      counts[id] = Math.min(rewardNum, await countDays(db, userId, firstDayOf(type, periods), periods.day));
    if (work === workOf.followed) counts[id] = Math.min(rewardNum, follows);
  }
  const rows = all.filter(({ id }) => counts[id]);
  const dayStart = new Date(`${periods.day}T00:00:00+08:00`).getTime();
  const progress: (typeof schema.taskProgress.$inferInsert)[] = [];
  const events: (typeof schema.taskEvents.$inferInsert)[] = [];
  for (const [index, task] of rows.entries()) {
    const period = periods[task.type];
    const completedNum = counts[task.id]!;
    const isCompleted = completedNum >= task.rewardNum;
    const recent = Math.max(dayStart, now.getTime() - (40 - index) * MINUTE);
    const at =
      task.type === "starter" ? new Date(joinedAt.getTime() + (index + 1) * 60 * MINUTE) : new Date(recent);
    progress.push({ userId, taskId: task.id, period, completedNum, completedAt: isCompleted ? at : null });
    if (task.work !== SIGN_IN)
      for (let n = 0; n < completedNum; n++) {
        const key = task.type === "starter" ? `starter:${n}` : `thread:${writtenThreads[n]!.id}`;
        events.push({ userId, taskId: task.id, period, key });
      }
    if (!isCompleted) continue;
    const cause = `task:${task.id}:${period}`;
    const { rewardPoints: points, rewardExp: exp, name: remark } = task;
    if (points > 0)
      ledger.moves.push({ userId, points, source: "task", cause, sourceId: task.id, remark, at });
    if (exp > 0) ledger.gains.push({ userId, exp, source: "task", cause, at });
  }
  await insertAll(db, schema.taskProgress, progress);
  await insertAll(db, schema.taskEvents, events);
}
