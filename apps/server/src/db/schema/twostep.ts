import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

/** TOTP secrets of members. */
export const totpSecrets = pgTable("totp_secrets", {
  userId: ref()
    .primaryKey()
    .references(() => users.id),
  /** Base32, unencrypted, because codes are computed from it (docs/decisions/0035). */
  secret: text().notNull(),
  /** Time step of the last accepted code. Codes of this and earlier steps are refused. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
  /** Null until a first code has confirmed the secret. */
  enabledAt: moment(),
});

/** Log-ins that have passed the first step and wait for the second. */
export const loginTickets = pgTable(
  "login_tickets",
  {
    /** SHA-256 of the ticket in hex. The ticket itself is not stored. */
    ticketHash: text().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** Rate limit key of the first step, if it was by password; empty = other first step. */
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

/** Passkeys of members. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** Credential ID of the authenticator, base64url. */
    credentialId: text().notNull(),
    /** COSE public key, base64url. */
    publicKey: text().notNull(),
    /** Signature counter reported by the authenticator; always 0 for synchronised passkeys. */
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

/** Members whose second step is a passkey only, without TOTP. */
export const passkeySteps = pgTable("passkey_steps", {
  userId: ref()
    .primaryKey()
    .references(() => users.id),
  createdAt: createdAt(),
});

/** Challenges for authenticators, each valid once. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** SHA-256 of the challenge in hex. The challenge itself is not stored. */
    challengeHash: text().primaryKey(),
    purpose: text({ enum: ["login", "second", "add", "prove"] }).notNull(),
    /** Member who has to answer the challenge; null = any member. */
    userId: ref().references(() => users.id),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index("passkey_challenges_user").on(t.userId),
    index("passkey_challenges_expiry").on(t.expiresAt),
    check("passkey_challenges_whose", sql`(${t.userId} is null) = (${t.purpose} = 'login')`),
  ],
);
