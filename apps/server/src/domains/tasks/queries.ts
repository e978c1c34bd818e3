import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import {
  checkInMembers,
  pointAccounts,
  type TaskType,
  taskEvents,
  taskProgress,
  tasks,
  threads,
  users,
} from "../../db/schema/index.ts";

export type Task = typeof tasks.$inferSelect;

const OFFERED = 1;
const offered = sql`${tasks.status} = ${sql.raw(String(OFFERED))}`;

/** The period of each type on some day, as a column to join with. */
export type Periods = Record<TaskType, string>;

const periodOf = (periods: Periods) =>
  sql`case ${tasks.type} when 'day' then ${periods.day} when 'week' then ${periods.week}
    when 'month' then ${periods.month} else ${periods.starter} end`;

const progressIn = (userId: string, periods: Periods) =>
  and(
    eq(taskProgress.taskId, tasks.id),
    eq(taskProgress.userId, userId),
    sql`${taskProgress.period} = ${periodOf(periods)}`,
  );

/** The tasks of a type with how far a member is in the present period. */
export async function listTasks(
  db: Db,
  userId: string,
  type: TaskType,
  periods: Periods,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select({
      task: tasks,
      completedNum: taskProgress.completedNum,
      completedAt: taskProgress.completedAt,
    })
    .from(tasks)
    .leftJoin(taskProgress, progressIn(userId, periods))
    .where(and(eq(tasks.type, type), offered))
    .orderBy(asc(tasks.orderNum), asc(tasks.id))
    .limit(limit)
    .offset(offset);
}

const standing = prepared("task_standing", (db) =>
  db
    .select({ balance: pointAccounts.balance, lastDay: checkInMembers.lastDay })
    .from(users)
    .leftJoin(pointAccounts, eq(pointAccounts.userId, users.id))
    .leftJoin(checkInMembers, eq(checkInMembers.userId, users.id))
    .where(eq(users.id, sql.placeholder("userId"))),
);

/** A member's points, and the last day of their check-ins; null when there is none. */
export async function standingOf(
  db: Db,
  userId: string,
): Promise<{ balance: number; lastDay: string | null }> {
  const [row] = await standing(db).execute({ userId });
  return { balance: row?.balance ?? 0, lastDay: row?.lastDay ?? null };
}

export async function countTasksOf(db: Db, type: TaskType): Promise<number> {
  return db.$count(tasks, and(eq(tasks.type, type), offered));
}

/** The tasks that an action counts for and a member has not finished, always in the same order. */
export async function unfinishedTasks(tx: Db, userId: string, works: readonly string[], periods: Periods) {
  const rows = await tx
    .select({ task: tasks })
    .from(tasks)
    .leftJoin(taskProgress, progressIn(userId, periods))
    .where(and(inArray(tasks.work, [...works]), offered, isNull(taskProgress.completedAt)))
    .orderBy(asc(tasks.id));
  return rows.map(({ task }) => task);
}

export interface Place {
  userId: string;
  taskId: string;
  period: string;
}

const at = ({ userId, taskId, period }: Place) =>
  and(eq(taskProgress.userId, userId), eq(taskProgress.taskId, taskId), eq(taskProgress.period, period));

/** Locks a member's progress until the transaction ends. @returns whether the task is still unfinished */
export async function lockProgress(tx: Db, place: Place): Promise<boolean> {
  const [row] = await tx
    .insert(taskProgress)
    .values(place)
    .onConflictDoUpdate({
      target: [taskProgress.userId, taskProgress.taskId, taskProgress.period],
      set: { completedNum: sql`${taskProgress.completedNum}` },
    })
    .returning({ completedAt: taskProgress.completedAt });
  return row!.completedAt === null;
}

/** Records what is counted; false when it has been counted before. */
export async function insertTaskEvent(tx: Db, place: Place, key: string): Promise<boolean> {
  const rows = await tx
    .insert(taskEvents)
    .values({ ...place, key })
    .onConflictDoNothing()
    .returning({ key: taskEvents.key });
  return rows.length > 0;
}

/** Counts one more. @returns how many there are now */
export async function countProgress(tx: Db, place: Place): Promise<number> {
  const [row] = await tx
    .update(taskProgress)
    .set({ completedNum: sql`${taskProgress.completedNum} + 1` })
    .where(at(place))
    .returning({ done: taskProgress.completedNum });
  return row!.done;
}

/** Keeps a progress that is counted elsewhere. */
export async function setProgress(tx: Db, place: Place, completedNum: number): Promise<void> {
  await tx.update(taskProgress).set({ completedNum }).where(at(place));
}

export async function finishProgress(tx: Db, place: Place): Promise<void> {
  await tx.update(taskProgress).set({ completedAt: sql`now()` }).where(at(place));
}

/** Whether a thread can be read. */
export async function isThreadThere(db: Db, threadId: string): Promise<boolean> {
  return (await db.$count(threads, and(eq(threads.id, threadId), sql`${threads.status} = 1`))) > 0;
}
