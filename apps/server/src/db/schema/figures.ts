import { boolean, date, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { counter, moment } from "./columns.ts";

/** What happened on a community day; written by a job, read as it is. */
export const dailyFigures = pgTable("daily_figures", {
  day: date().primaryKey(),
  /** At the end of the day. */
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

/** Further figures as the job left them, one row a kind. */
export const figureSheets = pgTable("figure_sheets", {
  name: text().primaryKey(),
  content: jsonb().notNull(),
  writtenAt: moment().notNull(),
});

/** When each of the jobs ran last, on whichever replica. */
export const jobRuns = pgTable("job_runs", {
  name: text().primaryKey(),
  endedAt: moment().notNull(),
  tookMs: integer().notNull(),
  ok: boolean().notNull(),
  failure: text().notNull().default(""),
});
