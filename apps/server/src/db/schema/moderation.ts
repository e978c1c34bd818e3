import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { counter, createdAt, id, moment, ref } from "./columns.ts";

/** A member who was banned, until when they were already. */
export interface SweptMember {
  userId: string;
  forbiddenUntil: string | null;
  /** Until when the sweep banned them. */
  given: string;
}

/** A thread or comment that was taken back, with the status it had. */
export interface SweptText {
  id: string;
  threadId: string;
  was: number;
  /** Why it waited, for one that did. */
  why: string | null;
  /** When it was posted, for a thread that waited: passing it makes that the moment of the decision. */
  postedAt?: string;
  /** When its thread was answered last: passing a text moves that too. */
  repliedAt?: string;
}

/** All reports of the same content until somebody has decided: one row of the queue. */
export const reportCases = pgTable(
  "report_cases",
  {
    id: id(),
    /** thread, post, user, message. */
    targetType: text().notNull(),
    /** The thread, comment or member; of messages the dialog. */
    targetId: ref().notNull(),
    /** Whose content it is. */
    authorId: ref().notNull(),
    threadId: ref(),
    circleId: ref(),
    /** What the first reporter said. */
    reason: text().notNull(),
    reporterCount: counter(),
    /** 0 waiting, 1 looked at, 2 acted upon, 3 turned down. */
    status: smallint().notNull().default(0),
    /** Hidden because so many have reported it, until somebody has looked. */
    isHidden: boolean().notNull().default(false),
    handlerId: ref(),
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

/** One member's report; content is reported once by each, messages as often as there are new ones. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    caseId: ref().notNull(),
    targetType: text().notNull(),
    targetId: ref().notNull(),
    reporterId: ref().notNull(),
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

/** What texts are checked for. */
export const sensitiveWords = pgTable(
  "sensitive_words",
  {
    id: id(),
    word: text().notNull(),
    /** The form in which it is looked for. */
    wordKey: text().notNull(),
    /** pass, mask, review, reject. */
    action: text().notNull(),
    createdBy: ref(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("sensitive_words_key").on(t.wordKey)],
);

/** Accounts that were banned together, with all that was taken back of theirs, as it was before. */
export const sweeps = pgTable(
  "sweeps",
  {
    id: id(),
    byId: ref().notNull(),
    reason: text().notNull(),
    members: jsonb().$type<SweptMember[]>().notNull(),
    threads: jsonb().$type<SweptText[]>().notNull(),
    posts: jsonb().$type<SweptText[]>().notNull(),
    createdAt: createdAt(),
    undoneAt: moment(),
  },
  (t) => [index("sweeps_created").on(t.createdAt, t.id)],
);

/** Texts that somebody reviewed together with one outcome, as they waited. */
export const reviewBatches = pgTable("review_batches", {
  id: id(),
  byId: ref().notNull(),
  kind: text().$type<"thread" | "post">().notNull(),
  value: smallint().$type<0 | 1>().notNull(),
  texts: jsonb().$type<SweptText[]>().notNull(),
  createdAt: createdAt(),
  undoneAt: moment(),
});

/** What a member says against one act, once, and what somebody who did not act decided. */
export const appeals = pgTable(
  "appeals",
  {
    id: id(),
    /** The entry of the audit log that it is against. */
    auditId: ref().notNull(),
    userId: ref().notNull(),
    /** Who acted. */
    actorId: ref().notNull(),
    text: text().notNull(),
    /** 0 waiting, 1 upheld, 2 turned down. */
    status: smallint().$type<0 | 1 | 2>().notNull().default(0),
    /** What the member is told. */
    answer: text().notNull().default(""),
    decidedBy: ref(),
    createdAt: createdAt(),
    /** It has to be answered by then. */
    dueAt: moment().notNull(),
    decidedAt: moment(),
  },
  (t) => [
    uniqueIndex("appeals_once").on(t.auditId),
    index("appeals_queue").on(t.status, t.dueAt, t.id),
    index("appeals_user").on(t.userId, t.createdAt),
  ],
);

/** What moderators note on a member, for each other alone. */
export const memberNotes = pgTable(
  "member_notes",
  {
    id: id(),
    userId: ref().notNull(),
    byId: ref().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("member_notes_user").on(t.userId, t.createdAt, t.id)],
);

/** Texts and links that members published lately, by hash, with the accounts that did. */
export const textPrints = pgTable(
  "text_prints",
  {
    hash: text().primaryKey(),
    /** text, link. */
    kind: text().$type<"text" | "link">().notNull(),
    /** The beginning of the text, or the link. */
    sample: text().notNull(),
    userIds: ref().array().notNull(),
    seenAt: createdAt(),
  },
  (t) => [index("text_prints_seen").on(t.seenAt)],
);

/** Who may read but not write in one circle. */
export const circleDenials = pgTable(
  "circle_denials",
  {
    circleId: ref().notNull(),
    userId: ref().notNull(),
    until: moment().notNull(),
    reason: text().notNull().default(""),
    byId: ref().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.circleId, t.userId] }), index("circle_denials_user").on(t.userId)],
);

/** What a circle's moderators ask for and others decide. */
export const proposals = pgTable(
  "proposals",
  {
    id: id(),
    /** cherrypick, move. */
    kind: text().notNull(),
    threadId: ref().notNull(),
    circleId: ref(),
    groupId: ref(),
    byId: ref().notNull(),
    reason: text().notNull(),
    /** 0 waiting, 1 agreed to, 2 turned down. */
    status: smallint().notNull().default(0),
    decidedBy: ref(),
    decidedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("proposals_open").on(t.kind, t.threadId).where(sql`status = 0`),
    index("proposals_queue").on(t.status, t.createdAt, t.id),
  ],
);
