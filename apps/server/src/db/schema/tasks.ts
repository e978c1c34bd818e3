import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { counter, id, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

export type TaskType = "day" | "week" | "month" | "starter";

/** What members are asked to do, and what they get for it. */
export const tasks = pgTable(
  "tasks",
  {
    id: id(),
    name: text().notNull(),
    work: text().notNull(),
    description: text().notNull().default(""),
    type: text().$type<TaskType>().notNull(),
    /** How many times. */
    rewardNum: integer().notNull().default(1),
    rewardPoints: integer().notNull().default(0),
    rewardExp: integer().notNull().default(0),
    rewardBadge: text().notNull().default(""),
    /** The in-site address where it is done. */
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
    // An action done to another member holds that member's row; taking one's own after it could lock two of them up.
    check(
      "tasks_exp_of_own_deeds",
      sql`${t.rewardExp} = 0 or ${t.work} not in ('LIKE_POST', 'FAVORITE_POST', 'FOLLOW_USER', 'ESSENCE_POST')`,
    ),
  ],
);

/** How far a member is with a task in one of its periods. */
export const taskProgress = pgTable(
  "task_progress",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    taskId: ref()
      .notNull()
      .references(() => tasks.id),
    /** The day, the Monday of the week, the month; empty for what is done once. */
    period: text().notNull(),
    completedNum: counter(),
    completedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.taskId, t.period] })],
);

/** What has been counted for a task already, so that the same again does not count. */
export const taskEvents = pgTable(
  "task_events",
  {
    userId: ref().notNull(),
    taskId: ref().notNull(),
    period: text().notNull(),
    key: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.taskId, t.period, t.key] })],
);
