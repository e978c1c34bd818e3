import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, ref } from "./columns.ts";
import { users } from "./users.ts";

const userId = () =>
  ref()
    .notNull()
    .references(() => users.id);

/** A member's balance: always the sum of their entries, written in the same transaction (ruling 12). */
export const pointAccounts = pgTable(
  "point_accounts",
  { userId: userId().primaryKey(), balance: integer().notNull().default(0) },
  (t) => [
    index("point_accounts_balance").on(t.balance, t.userId),
    check("point_accounts_not_negative", sql`${t.balance} >= 0`),
  ],
);

/** The ledger: rows are added, never changed. */
export const pointEntries = pgTable(
  "point_entries",
  {
    id: id(),
    userId: userId(),
    /** Signed. */
    points: integer().notNull(),
    balanceAfter: integer().notNull(),
    source: text().notNull(),
    /** What brought it about, once per member. */
    cause: text().notNull(),
    /** The order, thread or task that it came from; empty = none. */
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

/** What a member's experience is made of. */
export const expEntries = pgTable(
  "exp_entries",
  {
    id: id(),
    userId: userId(),
    exp: integer().notNull(),
    source: text().notNull(),
    /** What brought it about, once per member. */
    cause: text().notNull(),
    /** The community day, within which a source is limited. */
    day: date().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("exp_entries_cause").on(t.userId, t.cause),
    index("exp_entries_day").on(t.userId, t.source, t.day),
  ],
);

/** Every tip, once per request of who gave it. */
export const threadTips = pgTable(
  "thread_tips",
  {
    id: id(),
    threadId: ref().notNull(),
    fromId: userId(),
    toId: userId(),
    points: integer().notNull(),
    requestId: text().notNull(),
    /** The community day, within which tips are limited. */
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

/** How much each member gave a thread, kept with the tips. */
export const threadTippers = pgTable(
  "thread_tippers",
  { threadId: ref().notNull(), userId: userId(), points: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.threadId, t.userId] }),
    index("thread_tippers_most").on(t.threadId, t.points, t.userId),
  ],
);
