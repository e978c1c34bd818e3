import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, moment, ref } from "./columns.ts";
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

/** Passkeys: what a member's authenticators sign with, and log in by. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** What the authenticator calls it, base64url. */
    credentialId: text().notNull(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it says to have signed; 0 always, where it is synchronised. */
    counter: bigint({ mode: "number" }).notNull().default(0),
    transports: text().array().notNull().default([]),
    isSynced: boolean().notNull().default(false),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (t) => [
    uniqueIndex("passkeys_credential").on(t.credentialId),
    index("passkeys_user").on(t.userId),
    check("passkeys_counter", sql`${t.counter} >= 0`),
  ],
);

/** Members whose second step are their passkeys alone, without an authenticator's codes. */
export const passkeySteps = pgTable("passkey_steps", {
  userId: ref()
    .primaryKey()
    .references(() => users.id),
  createdAt: createdAt(),
});

/** What authenticators have been asked to sign: each is answered once, or never. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** SHA-256 of the challenge, hex: the challenge itself is never stored. */
    challengeHash: text().primaryKey(),
    purpose: text({ enum: ["login", "second", "add", "prove"] }).notNull(),
    /** Whose answer it takes; null = anybody's. */
    userId: ref().references(() => users.id),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index("passkey_challenges_user").on(t.userId),
    index("passkey_challenges_expiry").on(t.expiresAt),
    check("passkey_challenges_whose", sql`(${t.userId} is null) = (${t.purpose} = 'login')`),
  ],
);
