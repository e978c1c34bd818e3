import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, moment, ref } from "./columns.ts";
import { uploads } from "./notices.ts";
import { users } from "./users.ts";

/**
 * Uses of uploads: one row for each row that contains the address of an upload. Only the triggers that `watch_uploads`
 * creates on a table write it, in the transaction that writes the row itself.
 */
export const uploadUses = pgTable(
  "upload_uses",
  {
    uploadId: ref()
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
    /** Table of the row. */
    place: text().notNull(),
    /** Primary key of the row; several columns are joined by colons. */
    ref: text().notNull(),
    /** Thread that contains the row. A hidden thread hides the upload. */
    threadId: ref(),
    /** Whether everybody can see the row. Other rows only protect the upload from deletion. */
    isPublic: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.place, t.ref, t.uploadId] }),
    index("upload_uses_upload").on(t.uploadId),
    index("upload_uses_thread").on(t.threadId).where(sql`thread_id is not null`),
  ],
);

/** Totals of a member's uploads, for the quota. */
export const uploadTotals = pgTable("upload_totals", {
  userId: ref()
    .primaryKey()
    .references(() => users.id),
  files: integer().notNull(),
  bytes: bigint({ mode: "number" }).notNull(),
});

/** Progress of recording the uses of rows older than the triggers, per table. */
export const uploadBackfill = pgTable("upload_backfill", {
  place: text().primaryKey(),
  /** Cursor: last processed key. */
  after: ref().notNull(),
  done: boolean().notNull().default(false),
});

/**
 * Resumable video uploads (decision 0019). The length of the file is the received size. Rows of finished uploads are
 * deleted after a day as well, so that a client that lost its connection can still read the result.
 */
export const resumableUploads = pgTable(
  "resumable_uploads",
  {
    /** Random. Also the name of the file. */
    id: text().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** Total size in bytes. */
    bytes: integer().notNull(),
    originalName: text().notNull(),
    createdAt: createdAt(),
    /** Holder of the write lease; null = nobody. */
    heldBy: text(),
    /** End of the lease; after its release, the time of the last write. */
    heldUntil: moment().notNull().defaultNow(),
    /** Whether another request waits for the lease. */
    wanted: boolean().notNull().default(false),
    /** Path of the finished video. */
    path: text(),
  },
  (t) => [index("resumable_uploads_user").on(t.userId), index("resumable_uploads_age").on(t.createdAt)],
);
