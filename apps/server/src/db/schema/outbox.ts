import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { Deed } from "../../core/deed.ts";
import { createdAt, id, moment } from "./columns.ts";

/** Deeds whose consequences are still to be applied: a row goes in the transaction that applies it. */
export const outbox = pgTable("outbox", {
  id: id(),
  deed: jsonb().$type<Deed>().notNull(),
  createdAt: createdAt(),
  /** How often applying it has failed, and when it is tried again. */
  attempts: integer().notNull().default(0),
  dueAt: moment().notNull().defaultNow(),
});
