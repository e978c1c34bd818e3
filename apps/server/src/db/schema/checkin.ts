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

/** Check-in state of members. The row is locked during a check-in, so that a member's calls run one after another. */
export const checkInMembers = pgTable(
  "check_in_members",
  {
    userId: userId().primaryKey(),
    /** Number of consecutive days up to `lastDay`. */
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

/** Check-ins, one per member and community day. */
export const checkIns = pgTable(
  "check_ins",
  {
    userId: userId(),
    day: date().notNull(),
    /** Streak at the time of the check-in. */
    streak: integer().notNull(),
    points: integer().notNull(),
    isMakeup: boolean().notNull().default(false),
    /** Position among the check-ins of the day; null for a make-up check-in. */
    place: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    uniqueIndex("check_ins_place").on(t.day, t.place).where(sql`place is not null`),
  ],
);

/** Number of members who checked in, per day. */
export const checkInDays = pgTable("check_in_days", {
  day: date().primaryKey(),
  members: integer().notNull().default(0),
});

export type PrizeType = "points" | "exp" | "badge" | "goods" | "lottery";

/** Prizes for a number of days checked in within a month. */
export const prizes = pgTable(
  "prizes",
  {
    id: id(),
    name: text().notNull(),
    picUrl: text().notNull().default(""),
    needDays: integer().notNull(),
    type: text().$type<PrizeType>().notNull(),
    /** Points or experience; for a lottery the maximum number of points. */
    amount: integer().notNull().default(0),
    /** Number of pieces left; null = unlimited. */
    stock: integer(),
    /** Last day on which the prize can be claimed. */
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

/** Delivery address that the member sent with the claim. */
export interface PrizeAddress {
  name: string;
  tel: string;
  province: string;
  city: string;
  county: string;
  addressDetail: string;
}

/** Claims, with a copy of the prize at the time of the claim. */
export const prizeClaims = pgTable(
  "prize_claims",
  {
    id: id(),
    prizeId: ref()
      .notNull()
      .references(() => prizes.id),
    userId: userId(),
    /** Month of the counted days, `2026-11`. */
    month: text().notNull(),
    prizeName: text().notNull(),
    picUrl: text().notNull(),
    type: text().$type<PrizeType>().notNull(),
    amount: integer().notNull(),
    /** 0 to be shipped, 1 shipped, 2 completed. */
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
