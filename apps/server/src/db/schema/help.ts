import { boolean, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, moment, ref } from "./columns.ts";
import { faqs } from "./feedback.ts";
import { users } from "./users.ts";

/** Votes of members on whether a FAQ answer helped. */
export const faqVotes = pgTable(
  "faq_votes",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    faqId: ref()
      .notNull()
      .references(() => faqs.id),
    helpful: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.faqId] })],
);

/** One-time tickets for the download of a member's data. */
export const exportTickets = pgTable("export_tickets", {
  /** SHA-256 of the ticket, hex. */
  ticketHash: text().primaryKey(),
  userId: ref()
    .notNull()
    .references(() => users.id),
  expiresAt: moment().notNull(),
});
