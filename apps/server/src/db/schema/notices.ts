import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
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
    excerpt: text().notNull().default(""),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (t) => [
    uniqueIndex("notifications_once").on(t.userId, t.kind, t.actorId, t.threadId, t.postId),
    index("notifications_recent").on(t.userId, t.createdAt, t.id),
  ],
);

/** What the poll reads: one row per member, one indexed read (ruling 5). */
export const unreadCounts = pgTable(
  "unread_counts",
  { userId: ref().notNull(), interactions: counter(), dialogs: counter(), systems: counter() },
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
  },
  (t) => [uniqueIndex("uploads_path").on(t.path), index("uploads_user").on(t.userId, t.createdAt)],
);

/** Append only: what someone with power did, to what, and why (ruling 14). */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    actorId: ref().notNull(),
    action: text().notNull(),
    targetType: text().notNull(),
    targetId: ref().notNull(),
    reason: text().notNull().default(""),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index("audit_log_recent").on(t.createdAt, t.id),
    index("audit_log_target").on(t.targetType, t.targetId),
  ],
);
