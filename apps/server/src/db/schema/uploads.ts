import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, moment, ref } from "./columns.ts";
import { uploads } from "./notices.ts";

/**
 * What shows or keeps which upload: one row for each row that names its address. Written by the triggers that
 * `watch_uploads` puts on a table, in the transaction that writes the row itself, and by nothing else.
 */
export const uploadUses = pgTable(
  "upload_uses",
  {
    uploadId: ref()
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
    /** The table of the row. */
    place: text().notNull(),
    /** Its key; of several columns with a colon between them. */
    ref: text().notNull(),
    /** The thread it stands in: while that is not shown, it is not either. */
    threadId: ref(),
    /** Everybody can see the row; else it only keeps the upload. */
    isPublic: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.place, t.ref, t.uploadId] }),
    index("upload_uses_upload").on(t.uploadId),
    index("upload_uses_thread").on(t.threadId).where(sql`thread_id is not null`),
  ],
);

/** What a member's uploads come to: what the quota is held against. */
export const uploadTotals = pgTable("upload_totals", {
  userId: ref().primaryKey(),
  files: integer().notNull(),
  bytes: bigint({ mode: "number" }).notNull(),
});

/** How far the rows from before the triggers have been gone through, for each table. */
export const uploadBackfill = pgTable("upload_backfill", {
  place: text().primaryKey(),
  /** The last key that has been done. */
  after: ref().notNull(),
  done: boolean().notNull().default(false),
});

/**
 * A video that comes in parts (decision 0038). How much has come is the length of its file; a row lives for a day, the
 * finished one too, so that a member whose line was cut then is told of the result.
 */
export const resumableUploads = pgTable(
  "resumable_uploads",
  {
    /** Random, and the name of its file. */
    id: text().primaryKey(),
    userId: ref().notNull(),
    /** How long it is to become. */
    bytes: integer().notNull(),
    originalName: text().notNull(),
    createdAt: createdAt(),
    /** Who writes it now, and until when that is believed; later, when it was last written. */
    heldBy: text(),
    heldUntil: moment().notNull().defaultNow(),
    /** Another request waits to write it. */
    wanted: boolean().notNull().default(false),
    /** Under what the finished video is stored. */
    path: text(),
  },
  (t) => [index("resumable_uploads_user").on(t.userId), index("resumable_uploads_age").on(t.createdAt)],
);
