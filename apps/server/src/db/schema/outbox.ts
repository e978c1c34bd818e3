import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { Deed } from "../../core/deed.ts";
import { createdAt, id, moment } from "./columns.ts";

/** Outbox events. A row is deleted in the transaction that applies it. */
export const outbox = pgTable("outbox", {
  id: id(),
  deed: jsonb().$type<Deed>().notNull(),
  createdAt: createdAt(),
  /** Number of failed attempts. */
  attempts: integer().notNull().default(0),
  /** Time of the next attempt. */
  dueAt: moment().notNull().defaultNow(),
});
