import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";
import { createdAt, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

/** Who joined by whose invitation, and how far they got. */
export const invitations = pgTable(
  "invitations",
  {
    inviteeId: ref()
      .primaryKey()
      .references(() => users.id),
    inviterId: ref()
      .notNull()
      .references(() => users.id),
    /** 1 registered, 2 has posted and the reward is due, 3 both are rewarded. */
    status: smallint().$type<1 | 2 | 3>().notNull().default(1),
    /** What the inviter got; 0 until then. */
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

/** How often a member was rewarded for invitations on a community day. */
export const invitationDays = pgTable(
  "invitation_days",
  { inviterId: ref().notNull(), day: date().notNull(), rewarded: integer().notNull() },
  (t) => [primaryKey({ columns: [t.inviterId, t.day] })],
);
