import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { counter, createdAt, id, moment, ref } from "./columns.ts";
import type { StoredImage } from "./threads.ts";
import { users } from "./users.ts";

/** Feedback reports of members. Public reports are the known issues. */
export const feedbacks = pgTable(
  "feedbacks",
  {
    id: id(),
    /** Number for members: FB, the day, and the position within the day. */
    no: text().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** 0 problem, 1 idea, 2 beta. */
    kind: smallint().$type<0 | 1 | 2>().notNull(),
    title: text().notNull(),
    content: text().notNull().default(""),
    steps: text().notNull().default(""),
    expected: text().notNull().default(""),
    actual: text().notNull().default(""),
    modelName: text().notNull().default(""),
    firmware: text().notNull().default(""),
    appVersion: text().notNull().default(""),
    phone: text().notNull().default(""),
    frequency: text().$type<"" | "always" | "sometimes" | "once">().notNull().default(""),
    occurredAt: text().notNull().default(""),
    images: jsonb().$type<StoredImage[]>().notNull().default([]),
    /** Contact of the author, only visible to staff. */
    contact: text().notNull().default(""),
    /** 0 new, 1 in progress, 2 waiting for the author, 3 solved, 4 declined, 5 merged, 6 withdrawn. */
    status: smallint().$type<0 | 1 | 2 | 3 | 4 | 5 | 6>().notNull().default(0),
    mergedId: ref().references((): AnyPgColumn => feedbacks.id),
    rating: smallint().notNull().default(0),
    ratingRemark: text().notNull().default(""),
    lastReplyId: ref().references((): AnyPgColumn => feedbackReplies.id),
    /** Whether the report is a known issue. The next four columns are displayed with it. */
    isPublic: boolean().notNull().default(false),
    models: text().notNull().default(""),
    expectedIn: text().notNull().default(""),
    fixedIn: text().notNull().default(""),
    answer: text().notNull().default(""),
    meTooCount: counter(),
    requestId: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex("feedbacks_no").on(t.no),
    uniqueIndex("feedbacks_request").on(t.userId, t.requestId),
    index("feedbacks_user").on(t.userId, t.createdAt, t.id),
    index("feedbacks_queue").on(t.status, t.createdAt, t.id),
    index("feedbacks_time").on(t.createdAt, t.id),
    index("feedbacks_board").on(t.meTooCount, t.id).where(sql`is_public`),
  ],
);

/** Replies of the author and of staff to feedback reports. */
export const feedbackReplies = pgTable(
  "feedback_replies",
  {
    id: id(),
    feedbackId: ref()
      .notNull()
      .references(() => feedbacks.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    isStaff: boolean().notNull().default(false),
    content: text().notNull(),
    images: jsonb().$type<StoredImage[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [index("feedback_replies_feedback").on(t.feedbackId, t.id)],
);

/** Members who have the same problem as a known issue. */
export const feedbackMeToos = pgTable(
  "feedback_me_toos",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    feedbackId: ref()
      .notNull()
      .references(() => feedbacks.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.feedbackId] })],
);

/** Number of feedback reports per community day, for `feedbacks.no`. */
export const feedbackDays = pgTable("feedback_days", {
  day: text().primaryKey(),
  count: integer().notNull(),
});

/** Frequently asked questions. */
export const faqs = pgTable(
  "faqs",
  {
    id: id(),
    category: text().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    orderNum: integer().notNull().default(0),
    isShow: boolean().notNull().default(true),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index("faqs_order").on(t.orderNum, t.id)],
);
