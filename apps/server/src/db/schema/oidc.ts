import { index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

/** Who a member is at an identity provider (OpenID Connect). */
export const oidcIdentities = pgTable(
  "oidc_identities",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** What they are called there, for the settings; empty = it did not say. */
    account: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    uniqueIndex("oidc_identities_member").on(t.userId, t.issuer),
  ],
);

/** Visits to the provider that have been begun: each comes back once, or never. */
export const oidcVisits = pgTable(
  "oidc_visits",
  {
    /** SHA-256, hex, of what must come back, and of what the browser keeps: neither is ever stored. */
    stateHash: text().primaryKey(),
    keyHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index("oidc_visits_expiry").on(t.expiresAt)],
);

/** Who somebody has just shown to be there, until that is bound to an account. */
export const oidcTickets = pgTable(
  "oidc_tickets",
  {
    /** SHA-256 of the ticket, hex: the ticket itself is never stored. */
    ticketHash: text().primaryKey(),
    issuer: text().notNull(),
    subject: text().notNull(),
    account: text().notNull().default(""),
    /** A nickname to begin with; empty = nothing that would do. */
    nickname: text().notNull().default(""),
    /** The member who asked for it in the settings; null = a visitor. */
    userId: ref().references(() => users.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [index("oidc_tickets_user").on(t.userId), index("oidc_tickets_expiry").on(t.expiresAt)],
);
