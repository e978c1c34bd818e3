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
import { users } from "./users.ts";

/** Notifications. The unique key lets each actor notify once per target. Absent targets are 0. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** reply, like, favorite, follow, mention. */
    kind: text().notNull(),
    actorId: ref()
      .notNull()
      .references(() => users.id),
    threadId: ref().notNull().default("0"),
    postId: ref().notNull().default("0"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("notifications_once").on(t.userId, t.kind, t.actorId, t.threadId, t.postId)],
);

/** Rows of the notification list: all actors with the same action on the same target in one row. */
export const noticeGroups = pgTable(
  "notice_groups",
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    threadId: ref().notNull().default("0"),
    postId: ref().notNull().default("0"),
    /** Community day of follows, which have no target; empty for other kinds. */
    day: text().notNull().default(""),
    /** Latest actors, newest first. */
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

/** System notices to single members. */
export const systemNotices = pgTable(
  "system_notices",
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** moderation, account, device, order, activity, honor, news. */
    kind: text().notNull(),
    title: text().notNull(),
    content: text().notNull().default(""),
    /** In-site address and its name; empty = none. */
    link: text().notNull().default(""),
    linkText: text().notNull().default(""),
    createdAt: createdAt(),
    readAt: moment(),
    /** Announcement of the notice. The notice is deleted when the announcement is over. */
    announcementId: ref().references(() => announcements.id),
  },
  (t) => [
    uniqueIndex("system_notices_announced")
      .on(t.announcementId, t.userId)
      .where(sql`announcement_id is not null`),
    index("system_notices_recent").on(t.userId, t.createdAt, t.id),
    index("system_notices_unread").on(t.userId).where(sql`read_at is null`),
  ],
);

/** Announcements of operators to all members or to a segment, for a period. */
export const announcements = pgTable(
  "announcements",
  {
    id: id(),
    title: text().notNull(),
    content: text().notNull().default(""),
    /** In-site address; empty = none. */
    link: text().notNull().default(""),
    /** Segment of recipients. The next four columns narrow it; 0, empty and level 1 include everybody. */
    circleId: ref().notNull().default("0"),
    model: text().notNull().default(""),
    firmware: text().notNull().default(""),
    minLevel: smallint().notNull().default(1),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    /** Whether the home page displays it as a banner. */
    isBanner: boolean().notNull().default(false),
    /** Whether it is mailed to members who receive notices by mail. */
    isMailed: boolean().notNull().default(false),
    createdBy: ref()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    cancelledAt: moment(),
    /** Cursor of the current round: ID of the last member who received it. */
    reachedId: ref().notNull().default("0"),
    /** Time of the next batch or round. */
    dueAt: moment().notNull(),
    sentCount: counter(),
    /** Time at which the last notice of the announcement was deleted. */
    clearedAt: moment(),
  },
  (t) => [
    uniqueIndex("announcements_once").on(t.title, t.startAt).where(sql`cancelled_at is null`),
    index("announcements_open").on(t.dueAt).where(sql`cleared_at is null`),
  ],
);

/** Notification and message settings. Members without a row receive all notifications and messages of everybody. */
export const noticeSettings = pgTable("notice_settings", {
  userId: ref()
    .primaryKey()
    .references(() => users.id),
  reply: boolean().notNull().default(true),
  mention: boolean().notNull().default(true),
  like: boolean().notNull().default(true),
  follow: boolean().notNull().default(true),
  /** all, or mutual: only members who follow each other. */
  messageFrom: text().notNull().default("all"),
});

/** Unread counts, one row per member, so that a poll is one indexed read (ruling 5). */
export const unreadCounts = pgTable(
  "unread_counts",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    interactions: counter(),
    dialogs: counter(),
    systems: counter(),
    /** Increases with every change in the member's conversations. */
    revision: counter(),
    /** Number of conversations in the member's list. */
    dialogTotal: counter(),
  },
  (t) => [primaryKey({ columns: [t.userId] })],
);

export const uploads = pgTable(
  "uploads",
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    path: text().notNull(),
    thumbnailPath: text().notNull().default(""),
    originalName: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    createdAt: createdAt(),
    /** Whether a row has ever used the upload. Written by the triggers of 0035, like the next two columns. */
    used: boolean().notNull().default(false),
    /** Whether public content has ever shown the upload. From then on, it is public only while public content shows it. */
    published: boolean().notNull().default(false),
    /** Time since which possibly no row uses the upload; null while one does, or before its uses were recorded. */
    looseSince: moment().defaultNow(),
    /** Time of the removal by staff, which applies to all uses. */
    takenDownAt: moment(),
    takenDownBy: ref().references(() => users.id),
    takenDownReason: text().notNull().default(""),
  },
  (t) => [
    uniqueIndex("uploads_path").on(t.path),
    index("uploads_thumbnail").on(t.thumbnailPath),
    index("uploads_user").on(t.userId, t.createdAt),
    index("uploads_loose").on(t.looseSince).where(sql`loose_since is not null`),
  ],
);

/** Append-only log of the actions of moderators and operators, with target and reason (ruling 14). */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    actorId: ref()
      .notNull()
      .references(() => users.id),
    /** Name of the action in the contract. */
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
    // Entries by the author of the content.
    index("audit_log_author").on(sql`(detail ->> 'authorId')`).where(sql`detail ? 'authorId'`),
  ],
);
