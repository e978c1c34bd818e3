import { boolean, date, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { counter, moment } from "./columns.ts";

/** Statistics per community day, written by a job. */
export const dailyFigures = pgTable("daily_figures", {
  day: date().primaryKey(),
  /** Number of members at the end of the day. */
  members: counter(),
  newMembers: counter(),
  activeMembers: counter(),
  threads: counter(),
  comments: counter(),
  checkIns: counter(),
  exchanges: counter(),
  pointsIn: counter(),
  pointsOut: counter(),
});

/** Further statistics written by the job, one row per kind. */
export const figureSheets = pgTable("figure_sheets", {
  name: text().primaryKey(),
  content: jsonb().notNull(),
  writtenAt: moment().notNull(),
});

/** Last run of each job, on any replica. */
export const jobRuns = pgTable("job_runs", {
  name: text().primaryKey(),
  endedAt: moment().notNull(),
  tookMs: integer().notNull(),
  ok: boolean().notNull(),
  failure: text().notNull().default(""),
});
