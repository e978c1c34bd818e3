import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, ref } from "./columns.ts";
import { threads } from "./threads.ts";
import { users } from "./users.ts";

const userId = () =>
  ref()
    .notNull()
    .references(() => users.id);

/** Balances of members: the sum of the ledger entries, written in the same transaction (ruling 12). */
export const pointAccounts = pgTable(
  "point_accounts",
  { userId: userId().primaryKey(), balance: integer().notNull().default(0) },
  (t) => [
    index("point_accounts_balance").on(t.balance, t.userId),
    check("point_accounts_not_negative", sql`${t.balance} >= 0`),
  ],
);

/** Points ledger. Entries are inserted and never changed. */
export const pointEntries = pgTable(
  "point_entries",
  {
    id: id(),
    userId: userId(),
    /** Change of the balance; negative for spent points. */
    points: integer().notNull(),
    balanceAfter: integer().notNull(),
    source: text().notNull(),
    /** Cause of the entry, unique per member, so that nothing is booked twice. */
    cause: text().notNull(),
    /** ID of the order, thread or task behind the entry; empty = none. */
    sourceId: text().notNull().default(""),
    remark: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("point_entries_cause").on(t.userId, t.cause),
    index("point_entries_latest").on(t.userId, t.createdAt, t.id),
    index("point_entries_time").on(t.createdAt),
    check("point_entries_moves", sql`${t.points} <> 0`),
    check("point_entries_not_negative", sql`${t.balanceAfter} >= 0`),
  ],
);

/** Experience ledger of members. */
export const expEntries = pgTable(
  "exp_entries",
  {
    id: id(),
    userId: userId(),
    exp: integer().notNull(),
    source: text().notNull(),
    /** Cause of the entry, unique per member, so that nothing is booked twice. */
    cause: text().notNull(),
    /** Community day, for the daily limits of sources. */
    day: date().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("exp_entries_cause").on(t.userId, t.cause),
    index("exp_entries_day").on(t.userId, t.source, t.day),
  ],
);

/** Tips, one per request ID of the giver. */
export const threadTips = pgTable(
  "thread_tips",
  {
    id: id(),
    threadId: ref()
      .notNull()
      .references(() => threads.id),
    fromId: userId(),
    toId: userId(),
    points: integer().notNull(),
    requestId: text().notNull(),
    /** Community day, for the daily limit of tips. */
    day: date().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("thread_tips_request").on(t.fromId, t.requestId),
    index("thread_tips_day").on(t.fromId, t.day),
    check("thread_tips_positive", sql`${t.points} > 0`),
    check("thread_tips_others", sql`${t.fromId} <> ${t.toId}`),
  ],
);

/** Sum of the tips per member and thread, updated in the same transaction as the tips. */
export const threadTippers = pgTable(
  "thread_tippers",
  {
    threadId: ref()
      .notNull()
      .references(() => threads.id),
    userId: userId(),
    points: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.threadId, t.userId] }),
    index("thread_tippers_most").on(t.threadId, t.points, t.userId),
  ],
);
