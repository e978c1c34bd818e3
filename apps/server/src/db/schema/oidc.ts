import { index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

/** Identities of members at the identity provider (OpenID Connect). */
export const oidcIdentities = pgTable(
  "oidc_identities",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** Account name at the provider, displayed in the settings; empty = unknown. */
    account: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    uniqueIndex("oidc_identities_member").on(t.userId, t.issuer),
  ],
);

/** Pending authorization requests. Each accepts one callback. */
export const oidcVisits = pgTable(
  "oidc_visits",
  {
    /** SHA-256 of the `state` parameter in hex. */
    stateHash: text().primaryKey(),
    /** SHA-256 of the browser's key in hex. */
    keyHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index("oidc_visits_expiry").on(t.expiresAt)],
);

/** Authenticated identities that are not bound to an account yet. */
export const oidcTickets = pgTable(
  "oidc_tickets",
  {
    /** SHA-256 of the ticket in hex. The ticket itself is not stored. */
    ticketHash: text().primaryKey(),
    issuer: text().notNull(),
    subject: text().notNull(),
    account: text().notNull().default(""),
    /** Suggested nickname; empty = none. */
    nickname: text().notNull().default(""),
    /** Member who started the request in the settings; null = a visitor. */
    userId: ref().references(() => users.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [index("oidc_tickets_user").on(t.userId), index("oidc_tickets_expiry").on(t.expiresAt)],
);
