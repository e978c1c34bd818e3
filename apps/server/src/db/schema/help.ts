import { boolean, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, moment, ref } from "./columns.ts";
import { faqs } from "./feedback.ts";
import { users } from "./users.ts";

/** Whether an answer helped a member. */
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

/** Permissions to download one's data once. */
export const exportTickets = pgTable("export_tickets", {
  /** SHA-256 of the ticket, hex. */
  ticketHash: text().primaryKey(),
  userId: ref()
    .notNull()
    .references(() => users.id),
  expiresAt: moment().notNull(),
});
