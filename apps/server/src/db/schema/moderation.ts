import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { counter, createdAt, id, moment, ref } from "./columns.ts";

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
