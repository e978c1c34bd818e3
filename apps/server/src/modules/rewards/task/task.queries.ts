import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import { rowsOf, rowsParameter } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import {
  checkInMembers,
  pointAccounts,
  type TaskType,
  taskProgress,
  tasks,
  users,
} from "../../../db/schema/index.ts";

export type Task = typeof tasks.$inferSelect;

const ACTIVE = 1;
const isActive = sql`${tasks.status} = ${sql.raw(String(ACTIVE))}`;

/** Current period of each task type; see `periodsOn`. */
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

/** Lists the tasks of a type with the member's progress in the current period. */
export async function listTasks(
  db: Db,
  userId: string,
  type: TaskType,
  periods: Periods,
  { limit, offset }: Page,
) {
  return db
    .select({
      task: tasks,
      completedNum: taskProgress.completedNum,
      completedAt: taskProgress.completedAt,
    })
    .from(tasks)
    .leftJoin(taskProgress, progressIn(userId, periods))
    .where(and(eq(tasks.type, type), isActive))
    .orderBy(asc(tasks.orderNum), asc(tasks.id))
    .limit(limit)
    .offset(offset);
}

const taskInfo = prepared("task_standing", (db) =>
  db
    .select({ balance: pointAccounts.balance, lastDay: checkInMembers.lastDay })
    .from(users)
    .leftJoin(pointAccounts, eq(pointAccounts.userId, users.id))
    .leftJoin(checkInMembers, eq(checkInMembers.userId, users.id))
    .where(eq(users.id, sql.placeholder("userId"))),
);

/** Reads a member's balance and last check-in day; null where there is none. */
export async function readTaskInfo(
  db: Db,
  userId: string,
): Promise<{ balance: number | null; lastDay: string | null }> {
  const [row] = await taskInfo(db).execute({ userId });
  return row ?? { balance: null, lastDay: null };
}

export async function countTasksOf(db: Db, type: TaskType): Promise<number> {
  return db.$count(tasks, and(eq(tasks.type, type), isActive));
}

/** An action of a member that counts for tasks of type `work`, in the periods of its day. */
export interface TaskAction {
  userId: string;
  work: string;
  key: string;
  periods: Periods;
}

const unfinished = (actions: readonly TaskAction[], columns: SQL): SQL => {
  const rows = actions.map(({ periods, ...rest }, place) => ({ ...rest, ...periods, place }));
  return sql`
    select ${columns}
    from jsonb_to_recordset(${rowsParameter(rows)}) as d("userId" bigint, work text, key text, day text,
      week text, month text, starter text, place int)
    join tasks t on t.work = d.work and t.status = ${sql.raw(String(ACTIVE))}
    cross join lateral (select case t.type when 'day' then d.day when 'week' then d.week
      when 'month' then d.month else d.starter end as period) at
    where not exists (select from task_progress p where p.user_id = d."userId" and p.task_id = t.id
      and p.period = at.period and p.completed_at is not null)`;
};

/** Progress of a member on a task in one period. */
export interface Progress {
  userId: string;
  taskId: string;
  period: string;
  completedNum: number;
}

/**
 * Counts actions for the unfinished tasks that they belong to. The same action counts once per period. The caller must
 * have locked the members.
 * @returns the new progress of the tasks that an action counted for
 */
export async function countActions(tx: Db, actions: readonly TaskAction[]): Promise<Progress[]> {
  const result = await tx.execute(sql`
    with noted as (
      insert into task_events (user_id, task_id, period, key)
      ${unfinished(actions, sql`distinct d."userId", t.id, at.period, d.key`)}
      on conflict do nothing
      returning user_id, task_id, period
    )
    insert into task_progress (user_id, task_id, period, completed_num)
    select user_id, task_id, period, count(*)::int from noted group by 1, 2, 3 order by 1, 2, 3
    on conflict (user_id, task_id, period) do update set
      completed_num = task_progress.completed_num + excluded.completed_num
    returning user_id::text as "userId", task_id::text as "taskId", period, completed_num as "completedNum"`);
  return rowsOf(result);
}

/** Lists the unfinished tasks that an action counts for, with their periods. */
export async function listOpenTasks(
  tx: Db,
  actions: TaskAction,
): Promise<{ taskId: string; period: string; type: TaskType }[]> {
  const columns = sql`t.id::text as "taskId", at.period, t.type`;
  return rowsOf(await tx.execute(sql`${unfinished([actions], columns)} order by t.id`));
}

/** Saves progress that was counted outside of `task_events`. */
export async function setProgress(tx: Db, progress: Progress): Promise<void> {
  await tx
    .insert(taskProgress)
    .values(progress)
    .onConflictDoUpdate({
      target: [taskProgress.userId, taskProgress.taskId, taskProgress.period],
      set: { completedNum: progress.completedNum },
    });
}

/** A task that a member has finished in a period, with its rewards. */
export interface FinishedTask {
  userId: string;
  period: string;
  taskId: string;
  name: string;
  work: string;
  rewardPoints: number;
  rewardExp: number;
}

/** Marks tasks as finished whose progress has reached the goal. @returns the newly finished tasks */
export async function finishTasks(tx: Db, progress: readonly Progress[]): Promise<FinishedTask[]> {
  if (progress.length === 0) return [];
  const result = await tx.execute(sql`
    update task_progress p set completed_at = now()
    from jsonb_to_recordset(${rowsParameter(progress)}) as far("userId" bigint, "taskId" bigint, period text)
      join tasks t on t.id = far."taskId"
    where p.user_id = far."userId" and p.task_id = far."taskId" and p.period = far.period
      and p.completed_at is null and p.completed_num >= t.reward_num
    returning p.user_id::text as "userId", p.period, t.id::text as "taskId", t.name, t.work,
      t.reward_points as "rewardPoints", t.reward_exp as "rewardExp"`);
  return rowsOf(result);
}
