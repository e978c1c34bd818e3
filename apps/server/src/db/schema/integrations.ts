import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

/** Access keys for programs of members. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** First characters of the token, so that the owner can recognise the key. */
    hint: text().notNull(),
    /** SHA-256 of the token in hex. The token itself is not stored. */
    tokenHash: text().notNull(),
    scopes: text().array().notNull(),
    createdAt: createdAt(),
    /** Time of the last use, written through a write-behind buffer. */
    lastUsedAt: moment(),
    /** Null for a key without expiry. */
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

/** External addresses that receive events. */
export const webhooks = pgTable("webhooks", {
  id: id(),
  name: text().notNull(),
  url: text().notNull(),
  events: text().array().notNull(),
  /** Key for the signatures of deliveries, in clear text because signing needs it. */
  secret: text().notNull(),
  /** Previous secret. Deliveries are signed with it as well until `oldSecretUntil`. */
  oldSecret: text().notNull().default(""),
  oldSecretUntil: moment(),
  isEnabled: boolean().notNull().default(true),
  /** Reason for a stop after failed deliveries; empty if an operator stopped the webhook, or nobody did. */
  stoppedReason: text().notNull().default(""),
  /** Operator who created the webhook and is notified when it stops. */
  createdBy: ref()
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
  lastDeliveredAt: moment(),
});

/** Deliveries of events and their results. Triggers insert them in the transaction that writes the event's row. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    webhookId: ref()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text().notNull(),
    /** ID of the thread, comment, feedback report or report. */
    subjectId: ref().notNull(),
    /** Unused, because each attempt builds its body. Needed while servers of version 1.1 may run on this schema. */
    body: text().notNull().default(""),
    state: text().$type<"pending" | "delivered" | "failed">().notNull().default("pending"),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; null if no attempt follows. */
    nextAt: moment().defaultNow(),
    /** HTTP status of the last response; 0 = no response. */
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
