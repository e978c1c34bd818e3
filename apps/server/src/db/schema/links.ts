import { sql } from "drizzle-orm";
import { index, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";

/** Metadata of external pages, for the cards of links that stand alone in a paragraph. */
export const linkCards = pgTable(
  "link_cards",
  {
    /** SHA-256 of the address, because addresses may be too long for an index. */
    hash: text().primaryKey(),
    url: text().notNull(),
    /** Empty before the first fetch and for pages without a title. */
    title: text().notNull().default(""),
    description: text().notNull().default(""),
    site: text().notNull().default(""),
    /** Time of the next fetch; null = never. */
    nextAt: moment().defaultNow(),
    /** Number of failed fetches since the last successful one. */
    failures: smallint().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index("link_cards_due").on(t.nextAt).where(sql`next_at is not null`)],
);
