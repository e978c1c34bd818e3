import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { counter, createdAt, id, idWithin, moment, NO_TEXT, ref, shownText } from "./columns.ts";
import type { StoredImage } from "./threads.ts";

/** The one dialog of two members; its row is what everything that changes it locks first. */
export const dialogs = pgTable(
  "dialogs",
  { id: id(), lowId: ref().notNull(), highId: ref().notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex("dialogs_pair").on(t.lowId, t.highId)],
);

/** A dialog as one of its two members has it. Counters are kept with the rows they count (ruling 13). */
export const dialogMembers = pgTable(
  "dialog_members",
  {
    dialogId: ref().notNull(),
    userId: ref().notNull(),
    peerId: ref().notNull(),
    /** The newest message this member still sees; null = the dialog is not in their list. */
    lastMessageId: ref(),
    /** Messages up to this one are cleared away for this member. */
    clearedId: ref().notNull().default("0"),
    lastReadId: ref().notNull().default("0"),
    unread: counter(),
    /** How many messages this member sees. */
    visible: counter(),
    /** How many messages this member has ever sent here. */
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
    dialogId: ref().notNull(),
    senderId: ref().notNull(),
    content: shownText().notNull().default(NO_TEXT),
    images: jsonb().$type<StoredImage[]>().notNull().default([]),
    /** Made by the client, so that a message sent again is not a second one. */
    requestId: text(),
    createdAt: createdAt(),
    /** Its words are gone from then on. */
    recalledAt: moment(),
    /** Deleted by the member with the lower or the higher id, for themselves alone. */
    hiddenLow: boolean().notNull().default(false),
    hiddenHigh: boolean().notNull().default(false),
  },
  (t) => [
    // No ordered index on the id alone: a long dialog would be read through everybody's messages, skipping the others'.
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

/** The messages of a report as they were: what is recalled later stays proven. The report itself is in `reports`. */
export const messageReports = pgTable(
  "message_reports",
  {
    id: id(),
    dialogId: ref().notNull(),
    reporterId: ref().notNull(),
    targetId: ref().notNull(),
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

/** Who wants to hear nothing from whom. */
export const blocks = pgTable(
  "blocks",
  { fromId: ref().notNull(), toId: ref().notNull(), createdAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.fromId, t.toId] }),
    index("blocks_from").on(t.fromId, t.createdAt, t.toId),
  ],
);
