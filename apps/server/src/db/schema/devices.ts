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

/** Device models that operators list for device certification. */
export const deviceModels = pgTable(
  "device_models",
  {
    id: id(),
    /** Name without the colour, as threads and profiles display it. */
    name: text().notNull(),
    variant: text().notNull().default(""),
    note: text().notNull().default(""),
    picUrl: text().notNull().default(""),
    /** Newest firmware; empty = unknown. */
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

/** Applications for device certification. A passed application is the device itself. */
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
    /** Normalised serial number. Members only see its first and last characters. */
    sn: text().notNull(),
    /** SHA-256 of the normalised serial number in hex, for lookups. */
    snHash: text().notNull(),
    nickname: shownText().notNull().default(NO_TEXT),
    channel: text().$type<"official" | "online" | "store" | "friend" | "other">().notNull(),
    orderNo: text().notNull().default(""),
    purchaseAt: date().notNull(),
    images: jsonb().$type<StoredImage[]>().notNull(),
    /** 0 pending, 1 passed, 2 refused, 3 withdrawn, 4 unbound. */
    status: smallint().$type<0 | 1 | 2 | 3 | 4>().notNull().default(0),
    isPrimary: boolean().notNull().default(false),
    reason: text().notNull().default(""),
    reviewerId: ref().references(() => users.id),
    reviewedAt: moment(),
    /** Time at which the owner removed the application from their list or applied again. */
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
