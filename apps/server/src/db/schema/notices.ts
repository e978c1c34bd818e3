import type { AuditAction } from "@lenscape/api/types";
import { sql } from "drizzle-orm";
import {
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

/** A like, favourite or follow is told once: the unique key sees to it. Absent targets are 0. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    userId: ref().notNull(),
    /** reply, like, favorite, follow, mention. */
    kind: text().notNull(),
    actorId: ref().notNull(),
    threadId: ref().notNull().default("0"),
    postId: ref().notNull().default("0"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("notifications_once").on(t.userId, t.kind, t.actorId, t.threadId, t.postId)],
);

/** What the list shows: everybody who did the same to the same thing, in one row. */
export const noticeGroups = pgTable(
  "notice_groups",
  {
    id: id(),
    userId: ref().notNull(),
    kind: text().notNull(),
    threadId: ref().notNull().default("0"),
    postId: ref().notNull().default("0"),
    /** The community day of a follow, which has no target; empty for the rest. */
    day: text().notNull().default(""),
    /** The latest few who did it, newest first. */
    actorIds: ref().array().notNull(),
    actorCount: integer().notNull().default(1),
    unread: counter(),
    excerpt: text().notNull().default(""),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex("notice_groups_target").on(t.userId, t.kind, t.threadId, t.postId, t.day),
    index("notice_groups_recent").on(t.userId, t.updatedAt, t.id),
    index("notice_groups_unread").on(t.userId).where(sql`unread > 0`),
  ],
);

/** What the community tells one member. */
export const systemNotices = pgTable(
  "system_notices",
  {
    id: id(),
    userId: ref().notNull(),
    /** moderation, account, device, order, activity, honor, news. */
    kind: text().notNull(),
    title: text().notNull(),
    content: text().notNull().default(""),
    /** In-site address and its name; empty = none. */
    link: text().notNull().default(""),
    linkText: text().notNull().default(""),
    createdAt: createdAt(),
    readAt: moment(),
    /** The announcement that it tells, which takes it away again when it is over. */
    announcementId: ref(),
  },
  (t) => [
    uniqueIndex("system_notices_announced")
      .on(t.announcementId, t.userId)
      .where(sql`announcement_id is not null`),
    index("system_notices_recent").on(t.userId, t.createdAt, t.id),
    index("system_notices_unread").on(t.userId).where(sql`read_at is null`),
  ],
);

/** What operators tell all members or some of them, from one moment to another. */
export const announcements = pgTable(
  "announcements",
  {
    id: id(),
    title: text().notNull(),
    content: text().notNull().default(""),
    /** In-site address; empty = none. */
    link: text().notNull().default(""),
    /** Whom it is for: each of these narrows it, and 0, empty and level 1 are everybody. */
    circleId: ref().notNull().default("0"),
    model: text().notNull().default(""),
    firmware: text().notNull().default(""),
    minLevel: smallint().notNull().default(1),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    /** It stands on the home page as well. */
    isBanner: boolean().notNull().default(false),
    /** It is mailed as well, to those who want notices by mail. */
    isMailed: boolean().notNull().default(false),
    createdBy: ref().notNull(),
    createdAt: createdAt(),
    cancelledAt: moment(),
    /** Up to which member this round has come, and when the next batch or round is due. */
    reachedId: ref().notNull().default("0"),
    dueAt: moment().notNull(),
    sentCount: counter(),
    /** Nothing of it is left among the members' notices. */
    clearedAt: moment(),
  },
  (t) => [
    uniqueIndex("announcements_once").on(t.title, t.startAt).where(sql`cancelled_at is null`),
    index("announcements_open").on(t.dueAt).where(sql`cleared_at is null`),
  ],
);

/** What a member wants to be reminded of, and who may write to them; no row = everything, everybody. */
export const noticeSettings = pgTable("notice_settings", {
  userId: ref().primaryKey(),
  reply: boolean().notNull().default(true),
  mention: boolean().notNull().default(true),
  like: boolean().notNull().default(true),
  follow: boolean().notNull().default(true),
  /** all, or mutual: only members who follow each other. */
  messageFrom: text().notNull().default("all"),
});

/** What the poll reads: one row per member, one indexed read (ruling 5). */
export const unreadCounts = pgTable(
  "unread_counts",
  {
    userId: ref().notNull(),
    interactions: counter(),
    dialogs: counter(),
    systems: counter(),
    /** Grows with everything that happens in the member's dialogs. */
    revision: counter(),
    /** How many dialogs the member's list holds. */
    dialogTotal: counter(),
  },
  (t) => [primaryKey({ columns: [t.userId] })],
);

export const uploads = pgTable(
  "uploads",
  {
    id: id(),
    userId: ref().notNull(),
    kind: text().notNull(),
    path: text().notNull(),
    thumbnailPath: text().notNull().default(""),
    originalName: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    createdAt: createdAt(),
    /** Something has shown or kept it. Written by the triggers of 0035, like the next two. */
    used: boolean().notNull().default(false),
    /** Something that everybody sees has shown it: from then on it is open while such a thing does, and not else. */
    published: boolean().notNull().default(false),
    /** Since when there may be nothing that shows it; null where something does, or uses were not noted yet. */
    looseSince: moment().defaultNow(),
    /** Taken down by somebody in charge, whatever shows it. */
    takenDownAt: moment(),
    takenDownBy: ref(),
    takenDownReason: text().notNull().default(""),
  },
  (t) => [
    uniqueIndex("uploads_path").on(t.path),
    index("uploads_thumbnail").on(t.thumbnailPath),
    index("uploads_user").on(t.userId, t.createdAt),
    index("uploads_loose").on(t.looseSince).where(sql`loose_since is not null`),
  ],
);

/** Append only: what someone with power did, to what, and why (ruling 14). */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    actorId: ref().notNull(),
    /** One of the names that the contract has for the log. */
    action: text().$type<AuditAction>().notNull(),
    targetType: text().notNull(),
    targetId: ref().notNull(),
    reason: text().notNull().default(""),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index("audit_log_recent").on(t.createdAt, t.id),
    index("audit_log_action").on(t.action, t.createdAt, t.id),
    index("audit_log_actor").on(t.actorId, t.createdAt, t.id),
    index("audit_log_target").on(t.targetType, t.targetId),
    // Whose content it was.
    index("audit_log_author").on(sql`(detail ->> 'authorId')`).where(sql`detail ? 'authorId'`),
  ],
);
