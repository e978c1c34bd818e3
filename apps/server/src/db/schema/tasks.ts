import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { counter, id, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

export type TaskType = "day" | "week" | "month" | "starter";

/** Tasks for members, with their rewards. */
export const tasks = pgTable(
  "tasks",
  {
    id: id(),
    name: text().notNull(),
    work: text().notNull(),
    description: text().notNull().default(""),
    type: text().$type<TaskType>().notNull(),
    /** Number of actions that complete the task. */
    rewardNum: integer().notNull().default(1),
    rewardPoints: integer().notNull().default(0),
    rewardExp: integer().notNull().default(0),
    rewardBadge: text().notNull().default(""),
    /** In-site address for doing the task. */
    mprouter: text().notNull(),
    orderNum: integer().notNull().default(0),
    /** 1 offered, 2 withdrawn. */
    status: smallint().notNull().default(1),
  },
  (t) => [
    index("tasks_order").on(t.type, t.orderNum, t.id).where(sql`status = 1`),
    index("tasks_work").on(t.work).where(sql`status = 1`),
    check("tasks_num", sql`${t.rewardNum} >= 1`),
    check("tasks_reward", sql`${t.rewardPoints} >= 0 and ${t.rewardExp} >= 0`),
    // These actions lock another member's row. Locking the actor's own row afterwards could deadlock two members.
    check(
      "tasks_exp_of_own_deeds",
      sql`${t.rewardExp} = 0 or ${t.work} not in ('LIKE_POST', 'FAVORITE_POST', 'FOLLOW_USER', 'ESSENCE_POST')`,
    ),
  ],
);

/** Progress of members in tasks, per period. */
export const taskProgress = pgTable(
  "task_progress",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    taskId: ref()
      .notNull()
      .references(() => tasks.id),
    /** Day, Monday of the week, or month; empty for a starter task. */
    period: text().notNull(),
    completedNum: counter(),
    completedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.taskId, t.period] })],
);

/** Counted actions of tasks, so that a repetition of an action does not count. */
export const taskEvents = pgTable(
  "task_events",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    taskId: ref()
      .notNull()
      .references(() => tasks.id),
    period: text().notNull(),
    key: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.taskId, t.period, t.key] })],
);
