import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

/** Verified mail addresses of members. Other members never see them. */
export const mailAddresses = pgTable(
  "mail_addresses",
  {
    userId: ref()
      .primaryKey()
      .references(() => users.id),
    /** Address as entered. */
    email: text().notNull(),
    /** Normalised address for comparisons. */
    emailKey: text().notNull(),
    /** Whether the member receives system notices by mail. */
    notices: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("mail_addresses_key").on(t.emailKey)],
);

/** One-time tokens of links that were mailed or handed out by an operator. */
export const accountTokens = pgTable(
  "account_tokens",
  {
    /** SHA-256 of the token in hex. The token itself is not stored. */
    tokenHash: text().primaryKey(),
    kind: text().$type<"reset" | "verify" | "unsubscribe" | "setup" | "appeal">().notNull(),
    /** Null for a token that belongs to no member yet. */
    userId: ref().references(() => users.id),
    /** Address to verify. */
    email: text().notNull().default(""),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [index("account_tokens_user").on(t.userId, t.kind), index("account_tokens_expiry").on(t.expiresAt)],
);

/** Recovery and backup codes. Each is displayed once and valid once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** `password` for account recovery, `second` as a backup for the second step. */
    purpose: text().$type<"password" | "second">().notNull().default("password"),
    /** argon2id hash. All codes of a member for one purpose share the salt. */
    codeHash: text().notNull(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
  (t) => [uniqueIndex("recovery_codes_user").on(t.userId, t.codeHash)],
);

/**
 * Queue of mails and their results. Rows contain no secret: tokens are issued, and the account of a reset mail is
 * looked up, when the mail is sent.
 */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    kind: text().$type<"verify" | "reset" | "changed" | "notice" | "registration">().notNull(),
    /** Recipient; null before the account is looked up, and for mails without an account. */
    userId: ref().references(() => users.id, { onDelete: "cascade" }),
    /** Address; empty = the member's verified address at the time of sending. */
    email: text().notNull().default(""),
    /** Values for the text of the mail. */
    details: jsonb()
      .$type<{
        account?: string;
        title?: string;
        content?: string;
        link?: string;
        /** Whether a registration was accepted. */
        accepted?: 0 | 1;
        /** Announcement of the mail. The mail is dropped when the announcement is over. */
        announcementId?: string;
      }>()
      .notNull(),
    state: text().$type<"pending" | "sent" | "failed">().notNull().default("pending"),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; null if no attempt follows. */
    nextAt: moment().defaultNow(),
    /** Response of the mail server to the last attempt, or the error. */
    answer: text().notNull().default(""),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (t) => [
    index("mails_due").on(t.nextAt).where(sql`next_at is not null and kind <> 'notice'`),
    index("mails_due_notices").on(t.nextAt).where(sql`next_at is not null and kind = 'notice'`),
    index("mails_open").on(t.state, t.id).where(sql`state <> 'sent'`),
    index("mails_old").on(t.createdAt),
    index("mails_sent").on(t.sentAt).where(sql`sent_at is not null`),
    index("mails_user").on(t.userId),
  ],
);
