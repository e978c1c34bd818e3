import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { counter, createdAt, id, moment, ref } from "./columns.ts";
import { circles, groups } from "./community.ts";
import { auditLog } from "./notices.ts";
import { threads } from "./threads.ts";
import { users } from "./users.ts";

/** A member whom a sweep banned. */
export interface SweptMember {
  userId: string;
  /** End of the ban before the sweep; null = not banned. */
  forbiddenUntil: string | null;
  /** End of the ban that the sweep set. */
  given: string;
}

/** A thread or comment that a sweep removed or a review decided. */
export interface SweptText {
  id: string;
  threadId: string;
  /** Status before the change. */
  was: number;
  /** Reason for the pending review; null if the text was not pending. */
  why: string | null;
  /** Original time of a pending thread. Approval sets the time of posting to the time of the decision. */
  postedAt?: string;
  /** Time of the thread's last comment before the change. Approval changes it as well. */
  repliedAt?: string;
}

/** Queue of reports: one row for all reports of the same content until a decision. */
export const reportCases = pgTable(
  "report_cases",
  {
    id: id(),
    /** thread, post, user, message. */
    targetType: text().notNull(),
    /** ID of the thread, comment or member, or the conversation of reported messages. */
    targetId: ref().notNull(),
    /** Author of the content. */
    authorId: ref()
      .notNull()
      .references(() => users.id),
    threadId: ref().references(() => threads.id),
    circleId: ref().references(() => circles.id),
    /** Reason of the first report. */
    reason: text().notNull(),
    reporterCount: counter(),
    /** 0 pending, 1 in review, 2 acted upon, 3 declined. */
    status: smallint().notNull().default(0),
    /** Whether the content was hidden automatically after many reports, until a review. */
    isHidden: boolean().notNull().default(false),
    handlerId: ref().references(() => users.id),
    action: text().notNull().default(""),
    note: text().notNull().default(""),
    createdAt: createdAt(),
    handledAt: moment(),
  },
  (t) => [
    uniqueIndex("report_cases_open").on(t.targetType, t.targetId, t.authorId).where(sql`status < 2`),
    index("report_cases_queue").on(t.status, t.createdAt, t.id),
    index("report_cases_circle").on(t.circleId, t.status, t.createdAt),
  ],
);

/** Reports of members. A member reports content once, but messages of a conversation repeatedly. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    caseId: ref()
      .notNull()
      .references(() => reportCases.id),
    targetType: text().notNull(),
    targetId: ref().notNull(),
    reporterId: ref()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    detail: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("reports_once")
      .on(t.reporterId, t.targetType, t.targetId)
      .where(sql`target_type <> 'message'`),
    index("reports_case").on(t.caseId, t.createdAt),
  ],
);

/** Words of the word filter. */
export const sensitiveWords = pgTable(
  "sensitive_words",
  {
    id: id(),
    word: text().notNull(),
    /** Normalised form for the comparison with texts. */
    wordKey: text().notNull(),
    /** pass, mask, review, reject. */
    action: text().notNull(),
    createdBy: ref().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("sensitive_words_key").on(t.wordKey)],
);

/** Sweeps: accounts that were banned together, and their removed content with its previous state, for undoing. */
export const sweeps = pgTable(
  "sweeps",
  {
    id: id(),
    byId: ref()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    members: jsonb().$type<SweptMember[]>().notNull(),
    threads: jsonb().$type<SweptText[]>().notNull(),
    posts: jsonb().$type<SweptText[]>().notNull(),
    createdAt: createdAt(),
    undoneAt: moment(),
  },
  (t) => [index("sweeps_created").on(t.createdAt, t.id)],
);

/** Reviews of several texts with one outcome, with the previous state of the texts, for undoing. */
export const reviewBatches = pgTable("review_batches", {
  id: id(),
  byId: ref()
    .notNull()
    .references(() => users.id),
  kind: text().$type<"thread" | "post">().notNull(),
  value: smallint().$type<0 | 1>().notNull(),
  texts: jsonb().$type<SweptText[]>().notNull(),
  createdAt: createdAt(),
  undoneAt: moment(),
});

/** Appeals of members, one per moderation action. Someone other than the actor decides. */
export const appeals = pgTable(
  "appeals",
  {
    id: id(),
    /** Audit log entry of the moderation action. */
    auditId: ref()
      .notNull()
      .references(() => auditLog.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** Moderator of the action. */
    actorId: ref()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    /** 0 pending, 1 upheld, 2 declined. */
    status: smallint().$type<0 | 1 | 2>().notNull().default(0),
    /** Reply to the member. */
    answer: text().notNull().default(""),
    decidedBy: ref().references(() => users.id),
    createdAt: createdAt(),
    /** Deadline of the decision. */
    dueAt: moment().notNull(),
    decidedAt: moment(),
  },
  (t) => [
    uniqueIndex("appeals_once").on(t.auditId),
    index("appeals_queue").on(t.status, t.dueAt, t.id),
    index("appeals_user").on(t.userId, t.createdAt),
  ],
);

/** Notes of moderators on members, visible to moderators only. */
export const memberNotes = pgTable(
  "member_notes",
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    byId: ref()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("member_notes_user").on(t.userId, t.createdAt, t.id)],
);

/** Recently published texts and links by hash, with the accounts that published them. */
export const textPrints = pgTable(
  "text_prints",
  {
    hash: text().primaryKey(),
    kind: text().$type<"text" | "link">().notNull(),
    /** The beginning of the text, or the link. */
    sample: text().notNull(),
    userIds: ref().array().notNull(),
    seenAt: createdAt(),
  },
  (t) => [index("text_prints_seen").on(t.seenAt)],
);

/** Mutes of members in a single circle. */
export const circleDenials = pgTable(
  "circle_denials",
  {
    circleId: ref()
      .notNull()
      .references(() => circles.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    until: moment().notNull(),
    reason: text().notNull().default(""),
    byId: ref()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.circleId, t.userId] }), index("circle_denials_user").on(t.userId)],
);

/** Proposals of circle moderators that need the decision of somebody with the permission. */
export const proposals = pgTable(
  "proposals",
  {
    id: id(),
    /** cherrypick, move. */
    kind: text().notNull(),
    threadId: ref()
      .notNull()
      .references(() => threads.id),
    circleId: ref().references(() => circles.id),
    groupId: ref().references(() => groups.id),
    byId: ref()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    /** 0 pending, 1 accepted, 2 declined. */
    status: smallint().notNull().default(0),
    decidedBy: ref().references(() => users.id),
    decidedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("proposals_open").on(t.kind, t.threadId).where(sql`status = 0`),
    index("proposals_queue").on(t.status, t.createdAt, t.id),
  ],
);
