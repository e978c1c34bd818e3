import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";
import { createdAt, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

/** Members who joined by an invitation, and the progress towards its reward. */
export const invitations = pgTable(
  "invitations",
  {
    inviteeId: ref()
      .primaryKey()
      .references(() => users.id),
    inviterId: ref()
      .notNull()
      .references(() => users.id),
    /** 1 registered, 2 posted and reward due, 3 both members rewarded. */
    status: smallint().$type<1 | 2 | 3>().notNull().default(1),
    /** Points that the inviter received; 0 before the reward. */
    points: integer().notNull().default(0),
    joinedAt: createdAt(),
    firstPostAt: moment(),
  },
  (t) => [
    index("invitations_latest").on(t.inviterId, t.joinedAt, t.inviteeId),
    index("invitations_due").on(t.firstPostAt).where(sql`status = 2`),
    check("invitations_of_another", sql`${t.inviteeId} <> ${t.inviterId}`),
  ],
);

/** Number of rewarded invitations per member and community day. */
export const invitationDays = pgTable(
  "invitation_days",
  {
    inviterId: ref()
      .notNull()
      .references(() => users.id),
    day: date().notNull(),
    rewarded: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.inviterId, t.day] })],
);
