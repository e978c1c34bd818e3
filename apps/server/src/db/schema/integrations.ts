import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

/** Keys with which a member's programs call. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** The first characters of the token, by which its owner knows it. */
    hint: text().notNull(),
    /** SHA-256 of the token, hex: the token itself is never stored. */
    tokenHash: text().notNull(),
    scopes: text().array().notNull(),
    createdAt: createdAt(),
    /** Written now and then, not with every call. */
    lastUsedAt: moment(),
    /** Null = never. */
    expiresAt: moment(),
    revokedAt: moment(),
  },
  (t) => [
    uniqueIndex("api_keys_token_hash").on(t.tokenHash),
    index("api_keys_user").on(t.userId, t.id),
    index("api_keys_over")
      .on(sql`least(revoked_at, expires_at)`)
      .where(sql`revoked_at is not null or expires_at is not null`),
  ],
);

/** Addresses outside to which events are sent. */
export const webhooks = pgTable("webhooks", {
  id: id(),
  name: text().notNull(),
  url: text().notNull(),
  events: text().array().notNull(),
  /** What deliveries are signed with, in clear: a signature cannot be made of a hash. */
  secret: text().notNull(),
  /** The one before, which signs as well until `oldSecretUntil`. */
  oldSecret: text().notNull().default(""),
  oldSecretUntil: moment(),
  isEnabled: boolean().notNull().default(true),
  /** Why it was stopped because nothing arrived; empty when a person stopped it, or nobody. */
  stoppedReason: text().notNull().default(""),
  /** The operator who made it; is told when it stops. */
  createdBy: ref().notNull(),
  createdAt: createdAt(),
  lastDeliveredAt: moment(),
});

/** What is to be sent, and what became of it. Written by triggers with the rows that the events are about. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    webhookId: ref()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text().notNull(),
    /** The thread, comment, feedback or report. */
    subjectId: ref().notNull(),
    /** Unused: bodies are built for each attempt. Stays while servers of version 1.1 may run on this schema. */
    body: text().notNull().default(""),
    state: text().$type<"pending" | "delivered" | "failed">().notNull().default("pending"),
    attempts: integer().notNull().default(0),
    /** Null once it is not sent any more. */
    nextAt: moment().defaultNow(),
    /** The HTTP status of the last answer, 0 without one. */
    status: integer().notNull().default(0),
    tookMs: integer().notNull().default(0),
    answer: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    index("webhook_deliveries_due").on(t.nextAt).where(sql`next_at is not null`),
    index("webhook_deliveries_hook").on(t.webhookId, t.id),
    index("webhook_deliveries_old").on(t.createdAt),
    index("webhook_deliveries_open").on(t.webhookId, t.state, t.id).where(sql`state <> 'delivered'`),
  ],
);
