import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

/** What the codes of a member's authenticator are made from. */
export const totpSecrets = pgTable("totp_secrets", {
  userId: ref()
    .primaryKey()
    .references(() => users.id),
  /** Base32, as it is: codes are computed from it (docs/decisions/0035). */
  secret: text().notNull(),
  /** The period of the last code that was accepted: it and those before it serve no more. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
  /** Null until its first code was given. */
  enabledAt: moment(),
});

/** Log-ins whose first step was right, waiting for the second. */
export const loginTickets = pgTable(
  "login_tickets",
  {
    /** SHA-256 of the ticket, hex: the ticket itself is never stored. */
    ticketHash: text().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** Under which the first step was counted, where it was by password; empty = it was not. */
    usernameKey: text().notNull().default(""),
    ip: text().notNull().default(""),
    attempts: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index("login_tickets_user").on(t.userId),
    index("login_tickets_expiry").on(t.expiresAt),
    check("login_tickets_attempts", sql`${t.attempts} >= 0`),
  ],
);
