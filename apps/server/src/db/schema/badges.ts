import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { counter, createdAt, ref } from "./columns.ts";
import { users } from "./users.ts";

/** Badges of members. A badge with a slot is displayed next to the nickname. */
export const userBadges = pgTable(
  "user_badges",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** ID of the badge in the badge rules. */
    badgeId: text().notNull(),
    wornSlot: smallint(),
    obtainedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.badgeId] }),
    uniqueIndex("user_badges_worn").on(t.userId, t.wornSlot).where(sql`worn_slot is not null`),
    index("user_badges_latest").on(t.userId, t.obtainedAt),
    check("user_badges_slots", sql`${t.wornSlot} between 1 and 3`),
  ],
);

/** Number of members per badge, updated in the same transaction as the badges. */
export const badgeOwners = pgTable("badge_owners", { badgeId: text().primaryKey(), owners: counter() });
