import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { counter, createdAt, id, idWithin, moment, NO_TEXT, ref, shownText } from "./columns.ts";
import type { StoredImage } from "./threads.ts";
import { users } from "./users.ts";

/** Conversations of two members. Every change of a conversation locks this row first. */
export const dialogs = pgTable(
  "dialogs",
  {
    id: id(),
    lowId: ref()
      .notNull()
      .references(() => users.id),
    highId: ref()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("dialogs_pair").on(t.lowId, t.highId)],
);

/** State of a conversation for one of its two members. Counters are written with the counted rows (ruling 13). */
export const dialogMembers = pgTable(
  "dialog_members",
  {
    dialogId: ref()
      .notNull()
      .references(() => dialogs.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    peerId: ref()
      .notNull()
      .references(() => users.id),
    /** Newest message visible to this member; null = the conversation is not in their list. */
    lastMessageId: ref(),
    /** Last message that this member has cleared, along with all earlier ones. */
    clearedId: ref().notNull().default("0"),
    lastReadId: ref().notNull().default("0"),
    unread: counter(),
    /** Number of messages visible to this member. */
    visible: counter(),
    /** Number of messages that this member has ever sent in the conversation. */
    sent: counter(),
  },
  (t) => [
    primaryKey({ columns: [t.dialogId, t.userId] }),
    index("dialog_members_inbox").on(t.userId, t.lastMessageId).where(sql`last_message_id is not null`),
    index("dialog_members_unread").on(t.userId).where(sql`unread > 0`),
  ],
);

export const messages = pgTable(
  "messages",
  {
    id: idWithin(),
    dialogId: ref()
      .notNull()
      .references(() => dialogs.id),
    senderId: ref()
      .notNull()
      .references(() => users.id),
    content: shownText().notNull().default(NO_TEXT),
    images: jsonb().$type<StoredImage[]>().notNull().default([]),
    /** Chosen by the client, so that a repeated request creates no second message. */
    requestId: text(),
    createdAt: createdAt(),
    /** Time of the recall, which deletes the content. */
    recalledAt: moment(),
    /** Whether the member with the lower (or higher) ID has deleted the message for themselves. */
    hiddenLow: boolean().notNull().default(false),
    hiddenHigh: boolean().notNull().default(false),
  },
  (t) => [
    // No ordered index on the ID alone: the planner would read a long conversation through it and skip all others' rows.
    primaryKey({ columns: [t.dialogId, t.id] }),
    index("messages_id").using("hash", t.id),
    uniqueIndex("messages_request").on(t.senderId, t.requestId).where(sql`request_id is not null`),
  ],
);

export interface ReportedMessage {
  id: string;
  userId: string;
  content: string;
  images: StoredImage[];
  createdAt: string;
}

/** Copies of reported messages, as evidence after a recall. The report itself is in `reports`. */
export const messageReports = pgTable(
  "message_reports",
  {
    id: id(),
    dialogId: ref()
      .notNull()
      .references(() => dialogs.id),
    reporterId: ref()
      .notNull()
      .references(() => users.id),
    targetId: ref()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    detail: text().notNull().default(""),
    messages: jsonb().$type<ReportedMessage[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("message_reports_dialog").on(t.dialogId, t.targetId, t.createdAt),
    index("message_reports_reporter").on(t.reporterId, t.dialogId),
  ],
);

/** Blocks: `fromId` has blocked `toId`. */
export const blocks = pgTable(
  "blocks",
  {
    fromId: ref()
      .notNull()
      .references(() => users.id),
    toId: ref()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.fromId, t.toId] }),
    index("blocks_from").on(t.fromId, t.createdAt, t.toId),
  ],
);
