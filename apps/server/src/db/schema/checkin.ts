import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

const userId = () =>
  ref()
    .notNull()
    .references(() => users.id);

/** What a member's check-ins come to. Held while one is written, so that a member's calls go one after the other. */
export const checkInMembers = pgTable(
  "check_in_members",
  {
    userId: userId().primaryKey(),
    /** Days in a row up to `lastDay`. */
    streak: integer().notNull().default(0),
    lastDay: date(),
    makeupCards: integer().notNull().default(0),
    isRemind: boolean().notNull().default(false),
    remindedDay: date(),
  },
  (t) => [
    check("check_in_members_cards", sql`${t.makeupCards} >= 0`),
    index("check_in_members_remind").on(t.userId).where(sql`is_remind`),
  ],
);

/** One community day of a member. */
export const checkIns = pgTable(
  "check_ins",
  {
    userId: userId(),
    day: date().notNull(),
    /** Days in a row, as they were counted when it was written. */
    streak: integer().notNull(),
    points: integer().notNull(),
    isMakeup: boolean().notNull().default(false),
    /** Among those of the day; null for a day that was made up. */
    place: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    uniqueIndex("check_ins_place").on(t.day, t.place).where(sql`place is not null`),
  ],
);

/** How many members have checked in on a day. */
export const checkInDays = pgTable("check_in_days", {
  day: date().primaryKey(),
  members: integer().notNull().default(0),
});

export type PrizeType = "points" | "exp" | "badge" | "goods" | "lottery";

/** What checking in on so many days of a month gives. */
export const prizes = pgTable(
  "prizes",
  {
    id: id(),
    name: text().notNull(),
    picUrl: text().notNull().default(""),
    needDays: integer().notNull(),
    type: text().$type<PrizeType>().notNull(),
    /** Points or experience; of a lottery the most points that can be drawn. */
    amount: integer().notNull().default(0),
    /** Null is without end. */
    stock: integer(),
    /** The last day on which it can be claimed. */
    endsOn: date(),
    /** 1 offered, 2 withdrawn. */
    status: smallint().notNull().default(1),
  },
  (t) => [
    check("prizes_stock", sql`${t.stock} >= 0`),
    check("prizes_days", sql`${t.needDays} between 1 and 31`),
    check("prizes_amount", sql`${t.amount} > 0 or ${t.type} in ('badge', 'goods')`),
  ],
);

/** Where a prize is sent, as the member gave it with the claim. */
export interface PrizeAddress {
  name: string;
  tel: string;
  province: string;
  city: string;
  county: string;
  addressDetail: string;
}

/** A prize that was claimed, as it was then. */
export const prizeClaims = pgTable(
  "prize_claims",
  {
    id: id(),
    prizeId: ref()
      .notNull()
      .references(() => prizes.id),
    userId: userId(),
    /** The month whose days it was for, `2026-11`. */
    month: text().notNull(),
    prizeName: text().notNull(),
    picUrl: text().notNull(),
    type: text().$type<PrizeType>().notNull(),
    amount: integer().notNull(),
    /** 0 to be sent, 1 sent, 2 done. */
    status: smallint().$type<0 | 1 | 2>().notNull(),
    address: jsonb().$type<PrizeAddress>(),
    company: text().notNull().default(""),
    trackingNo: text().notNull().default(""),
    shippedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("prize_claims_once").on(t.userId, t.prizeId, t.month),
    index("prize_claims_latest").on(t.userId, t.id),
    index("prize_claims_by_post").on(t.status, t.id).where(sql`type = 'goods'`),
    index("prize_claims_under_way").on(t.shippedAt).where(sql`status = 1`),
  ],
);
