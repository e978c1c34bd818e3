import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment, NO_TEXT, ref, shownText } from "./columns.ts";
import type { StoredImage } from "./threads.ts";
import { users } from "./users.ts";

/** The models that can be authenticated, as an operator lists them. */
export const deviceModels = pgTable(
  "device_models",
  {
    id: id(),
    /** Without the colour: what posts and profiles show. */
    name: text().notNull(),
    variant: text().notNull().default(""),
    note: text().notNull().default(""),
    picUrl: text().notNull().default(""),
    /** The newest firmware; empty = not known. */
    firmware: text().notNull().default(""),
    warrantyMonths: integer().notNull().default(12),
    orderNum: integer().notNull().default(0),
    isShow: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex("device_models_name").on(t.name, t.variant),
    index("device_models_order").on(t.orderNum, t.id),
  ],
);

/** One application for authentication; a passed one is the device itself. */
export const devices = pgTable(
  "devices",
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    modelId: ref()
      .notNull()
      .references(() => deviceModels.id),
    /** Normalised; members are only ever shown its two ends. */
    sn: text().notNull(),
    /** SHA-256 of the normalised number, hex: what is looked up. */
    snHash: text().notNull(),
    nickname: shownText().notNull().default(NO_TEXT),
    channel: text().$type<"official" | "online" | "store" | "friend" | "other">().notNull(),
    orderNo: text().notNull().default(""),
    purchaseAt: date().notNull(),
    images: jsonb().$type<StoredImage[]>().notNull(),
    /** 0 waiting, 1 passed, 2 refused, 3 withdrawn, 4 unbound. */
    status: smallint().$type<0 | 1 | 2 | 3 | 4>().notNull().default(0),
    isPrimary: boolean().notNull().default(false),
    reason: text().notNull().default(""),
    reviewerId: ref(),
    reviewedAt: moment(),
    /** Its owner no longer wants to see it, or has handed it in again. */
    hiddenAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("devices_sn_passed").on(t.snHash).where(sql`status = 1`),
    uniqueIndex("devices_sn_waiting").on(t.userId, t.snHash).where(sql`status = 0`),
    uniqueIndex("devices_primary").on(t.userId).where(sql`status = 1 and is_primary`),
    index("devices_sn").on(t.snHash),
    index("devices_user").on(t.userId, t.createdAt, t.id),
    index("devices_queue").on(t.status, t.createdAt, t.id),
  ],
);
