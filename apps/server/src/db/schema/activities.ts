import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { counter, createdAt, moment, NO_TEXT, ref, shownText } from "./columns.ts";
import { threads } from "./threads.ts";

export interface AgendaItem {
  time: string;
  title: string;
  note: string;
}

export interface SignupField {
  label: string;
  /** Empty = answered in one's own words. */
  options: string[];
  required: 0 | 1;
}

/** What makes a thread of classify 2 an activity; title, text, comments and likes are the thread's. */
export const activities = pgTable(
  "activities",
  {
    threadId: ref()
      .primaryKey()
      .references(() => threads.id),
    organiserId: ref().notNull(),
    cover: text().notNull().default(""),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    signStartAt: moment().notNull(),
    signEndAt: moment().notNull(),
    /** Until when who is in may leave, where a change of the plan made that later than signing up lasts. */
    withdrawUntil: moment(),
    isOnline: boolean().notNull(),
    onlineUrl: text().notNull().default(""),
    placeName: shownText().notNull().default(NO_TEXT),
    address: shownText().notNull().default(NO_TEXT),
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** 0 = as many as like. */
    maxNum: integer().notNull().default(0),
    /** Signups that hold a place: waiting, approved, checked in. */
    joinedNum: counter(),
    needAudit: boolean().notNull().default(false),
    costPoints: integer().notNull().default(0),
    agenda: jsonb().$type<AgendaItem[]>().notNull().default([]),
    fields: jsonb().$type<SignupField[]>().notNull().default([]),
    cancelledAt: moment(),
    cancelReason: text().notNull().default(""),
    /** From when on it is over: its end, or the moment it was cancelled. */
    overAt: moment().notNull(),
    /** Names and phones have been forgotten. */
    forgotten: boolean().notNull().default(false),
  },
  (t) => [
    index("activities_over").on(t.overAt, t.threadId),
    index("activities_organiser").on(t.organiserId),
    index("activities_to_forget").on(t.overAt).where(sql`not forgotten`),
    check("activities_places", sql`joined_num >= 0 and (max_num = 0 or joined_num <= max_num)`),
  ],
);

/** A member's signup, one row however often it was cancelled and made again. */
export const activitySignups = pgTable(
  "activity_signups",
  {
    activityId: ref()
      .notNull()
      .references(() => activities.threadId),
    userId: ref().notNull(),
    /** 0 waiting, 1 approved, 2 refused, 3 cancelled, 4 checked in. */
    status: smallint().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    answers: jsonb().$type<string[]>().notNull().default([]),
    /** What is shown at the door. */
    code: text().notNull(),
    /** Counts the times it was made: each has points of its own. */
    round: integer().notNull().default(1),
    reason: text().notNull().default(""),
    createdAt: createdAt(),
    checkedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.userId] }),
    uniqueIndex("activity_signups_code").on(t.activityId, t.code),
    index("activity_signups_order").on(t.activityId, t.createdAt, t.userId),
    index("activity_signups_status").on(t.activityId, t.status, t.createdAt, t.userId),
  ],
);
