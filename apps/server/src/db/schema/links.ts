import { sql } from "drizzle-orm";
import { index, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";

/** What pages elsewhere say of themselves, for the links that stand alone in texts. */
export const linkCards = pgTable(
  "link_cards",
  {
    /** SHA-256 of the address: addresses are longer than an index takes. */
    hash: text().primaryKey(),
    url: text().notNull(),
    /** Empty while it is not known, or there is nothing to show. */
    title: text().notNull().default(""),
    description: text().notNull().default(""),
    site: text().notNull().default(""),
    /** When it is asked, again or for the first time; null = never more. */
    nextAt: moment().defaultNow(),
    /** How often asking has failed since it last worked. */
    failures: smallint().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index("link_cards_due").on(t.nextAt).where(sql`next_at is not null`)],
);
