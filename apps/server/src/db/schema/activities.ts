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
import { users } from "./users.ts";

export interface AgendaItem {
  time: string;
  title: string;
  note: string;
}

export interface SignupField {
  label: string;
  /** Options to choose from; empty = free text. */
  options: string[];
  required: 0 | 1;
}

/** Activity data of threads with classify 2. Title, text, comments and likes belong to the thread. */
export const activities = pgTable(
  "activities",
  {
    threadId: ref()
      .primaryKey()
      .references(() => threads.id),
    organiserId: ref()
      .notNull()
      .references(() => users.id),
    cover: text().notNull().default(""),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    signStartAt: moment().notNull(),
    signEndAt: moment().notNull(),
    /** Deadline for leaving the activity, if a change of the plan moved it past `signEndAt`. */
    withdrawUntil: moment(),
    isOnline: boolean().notNull(),
    onlineUrl: text().notNull().default(""),
    placeName: shownText().notNull().default(NO_TEXT),
    address: shownText().notNull().default(NO_TEXT),
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** Maximum number of participants; 0 = unlimited. */
    maxNum: integer().notNull().default(0),
    /** Number of sign-ups that occupy a place: pending, approved, checked in. */
    joinedNum: counter(),
    needAudit: boolean().notNull().default(false),
    costPoints: integer().notNull().default(0),
    agenda: jsonb().$type<AgendaItem[]>().notNull().default([]),
    fields: jsonb().$type<SignupField[]>().notNull().default([]),
    cancelledAt: moment(),
    cancelReason: text().notNull().default(""),
    /** End of the activity, or the time of its cancellation. */
    overAt: moment().notNull(),
    /** Whether the names and phone numbers of the sign-ups have been deleted. */
    forgotten: boolean().notNull().default(false),
  },
  (t) => [
    index("activities_over").on(t.overAt, t.threadId),
    index("activities_organiser").on(t.organiserId),
    index("activities_to_forget").on(t.overAt).where(sql`not forgotten`),
    check("activities_places", sql`joined_num >= 0 and (max_num = 0 or joined_num <= max_num)`),
  ],
);

/** Sign-ups: one row per activity and member, which is reused after a cancellation. */
export const activitySignups = pgTable(
  "activity_signups",
  {
    activityId: ref()
      .notNull()
      .references(() => activities.threadId),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** 0 pending, 1 approved, 2 refused, 3 cancelled, 4 checked in. */
    status: smallint().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    answers: jsonb().$type<string[]>().notNull().default([]),
    /** Code that the participant shows at check-in. */
    code: text().notNull(),
    /** Number of the sign-up after cancellations. Each one books its own points. */
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
