import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

/** Networks that may only read, and mail domains that no member may use. */
export const accessBlocks = pgTable(
  "access_blocks",
  {
    id: id(),
    kind: text().$type<"network" | "mailDomain">().notNull(),
    /** A CIDR block in canonical form, or a domain name in ASCII. */
    value: text().notNull(),
    note: text().notNull().default(""),
    /** Null for a block without an end. */
    endsAt: moment(),
    /** Null for a block added on the command line. */
    createdBy: ref().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("access_blocks_value").on(t.value)],
);

/** Registrations pending approval. The decision deletes the row. */
export const registrations = pgTable(
  "registrations",
  {
    userId: ref()
      .primaryKey()
      .references(() => users.id),
    /** Message of the applicant to the operators. */
    message: text().notNull().default(""),
    /** Unverified address to which the decision is sent; empty = none. */
    email: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [index("registrations_created").on(t.createdAt, t.userId)],
);
