import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

/** The mail address of a member who has shown that they read what is sent there; never shown to others. */
export const mailAddresses = pgTable(
  "mail_addresses",
  {
    userId: ref()
      .primaryKey()
      .references(() => users.id),
    /** As it was typed, and as addresses are compared. */
    email: text().notNull(),
    emailKey: text().notNull(),
    /** Whether system notices are sent there as well. */
    notices: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("mail_addresses_key").on(t.emailKey)],
);

/** What a link proves, once: that a mail was received, or that an operator gave it. */
export const accountTokens = pgTable(
  "account_tokens",
  {
    /** SHA-256 of the token, hex: the token itself is never stored. */
    tokenHash: text().primaryKey(),
    kind: text().$type<"reset" | "verify" | "unsubscribe" | "setup" | "appeal">().notNull(),
    /** Null for what belongs to no member yet. */
    userId: ref().references(() => users.id),
    /** The address to be verified. */
    email: text().notNull().default(""),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [index("account_tokens_user").on(t.userId, t.kind), index("account_tokens_expiry").on(t.expiresAt)],
);

/** Codes that were shown once to be kept; each serves once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** What a code stands in for: the password that was lost, or the authenticator that is not at hand. */
    purpose: text().$type<"password" | "second">().notNull().default("password"),
    /** argon2id, with a salt that the codes of a member for one purpose share. */
    codeHash: text().notNull(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
  (t) => [uniqueIndex("recovery_codes_user").on(t.userId, t.codeHash)],
);

/**
 * Mails that are to be sent, and what became of them. Rows hold no secret: the tokens in a mail are made when it is
 * sent, and whose account it is about is looked up then.
 */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    kind: text().$type<"verify" | "reset" | "changed" | "notice" | "registration">().notNull(),
    /** Who it is for; null while that is still to be looked up. */
    userId: ref().references(() => users.id, { onDelete: "cascade" }),
    /** Empty = the verified address of the member at the time of sending. */
    email: text().notNull().default(""),
    /** What the text of its kind needs. */
    details: jsonb()
      .$type<{
        account?: string;
        title?: string;
        content?: string;
        link?: string;
        /** Whether a registration was accepted. */
        accepted?: 0 | 1;
        /** It is not sent any more once that is over. */
        announcementId?: string;
      }>()
      .notNull(),
    state: text().$type<"pending" | "sent" | "failed">().notNull().default("pending"),
    attempts: integer().notNull().default(0),
    /** Null once it is not sent any more. */
    nextAt: moment().defaultNow(),
    /** What the server of the last attempt said, or why there was none. */
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
