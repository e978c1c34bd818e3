import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { counter, createdAt, id, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

const userId = () =>
  ref()
    .notNull()
    .references(() => users.id);

/** A kind of choice a good comes with, and what there is to choose from. */
export interface GoodsOption {
  name: string;
  /** `picture`: which of the good's pictures shows the value, from 1. */
  values: { label: string; soldOut: boolean; picture?: number | undefined }[];
}

export const goods = pgTable(
  "goods",
  {
    id: id(),
    name: text().notNull(),
    /** 1 sent by post, 2 a code, 3 a coupon's code. */
    type: smallint().$type<1 | 2 | 3>().notNull(),
    /** A value of the dictionary goods_category. */
    category: text().notNull(),
    brief: text().notNull().default(""),
    /** Addresses; the first is the cover. */
    images: jsonb().$type<string[]>().notNull().default([]),
    pointsPrice: integer().notNull(),
    /** In hundredths; 0 = none. */
    marketPrice: integer().notNull().default(0),
    /** What can still be exchanged; of codes, as many as wait to be given. */
    stock: counter(),
    /** Pieces exchanged and not cancelled. */
    soldNum: counter(),
    /** 0 = no limit. */
    limitPerUser: integer().notNull().default(0),
    minLevel: smallint().notNull().default(1),
    startAt: moment(),
    endAt: moment(),
    /** 0 draft, 1 on the shelf, 2 off it. */
    status: smallint().$type<0 | 1 | 2>().notNull().default(0),
    sort: integer().notNull().default(0),
    options: jsonb().$type<GoodsOption[]>().notNull().default([]),
    params: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
    detail: text().notNull().default(""),
    notice: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    index("goods_sort").on(t.status, t.sort, t.id),
    index("goods_price").on(t.status, t.pointsPrice, t.id),
    index("goods_newest").on(t.status, t.createdAt, t.id),
    index("goods_sold").on(t.status, t.soldNum, t.id),
    check("goods_price_positive", sql`${t.pointsPrice} > 0`),
    check("goods_stock_not_negative", sql`${t.stock} >= 0`),
  ],
);

/** Every change of a stock by hand, so that one that is sent again is not a second one. */
export const goodsRestocks = pgTable(
  "goods_restocks",
  {
    goodsId: ref()
      .notNull()
      .references(() => goods.id),
    /** Made by the client. */
    requestId: text().notNull(),
    /** What there was afterwards. */
    stock: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.goodsId, t.requestId] })],
);

/** How many pieces of a good a member has exchanged and not cancelled: what the limit per member is held against. */
export const goodsTakings = pgTable(
  "goods_takings",
  {
    userId: userId(),
    goodsId: ref()
      .notNull()
      .references(() => goods.id),
    taken: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.goodsId] }),
    check("goods_takings_not_negative", sql`${t.taken} >= 0`),
  ],
);

/** Where an order goes, as the address was when it was made. */
export interface OrderReceiver {
  name: string;
  tel: string;
  region: string;
  addressDetail: string;
}

/** An exchange, with the good as it was then. */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    orderNo: text().notNull(),
    userId: userId(),
    goodsId: ref()
      .notNull()
      .references(() => goods.id),
    /** Made by the client, so that an exchange sent again is not a second one. */
    requestId: text().notNull(),
    goodsName: text().notNull(),
    goodsType: smallint().$type<1 | 2 | 3>().notNull(),
    coverUrl: text().notNull().default(""),
    spec: text().notNull().default(""),
    unitPoints: integer().notNull(),
    quantity: integer().notNull(),
    totalPoints: integer().notNull(),
    /** 0 waiting, 1 sent, 2 completed, 3 cancelled. */
    status: smallint().$type<0 | 1 | 2 | 3>().notNull().default(0),
    receiver: jsonb().$type<OrderReceiver>(),
    remark: text().notNull().default(""),
    company: text().notNull().default(""),
    trackingNo: text().notNull().default(""),
    /** Why an operator cancelled it; empty = the member did. */
    cancelReason: text().notNull().default(""),
    createdAt: createdAt(),
    shippedAt: moment(),
    completedAt: moment(),
    cancelledAt: moment(),
    /** The member has seen the codes. */
    revealedAt: moment(),
  },
  (t) => [
    uniqueIndex("orders_no").on(t.orderNo),
    uniqueIndex("orders_request").on(t.userId, t.requestId),
    index("orders_time").on(t.createdAt),
    index("orders_member").on(t.userId, t.id),
    index("orders_member_status").on(t.userId, t.status, t.id),
    index("orders_status").on(t.status, t.id),
    index("orders_on_their_way").on(t.shippedAt).where(sql`status = 1`),
    check("orders_quantity_positive", sql`${t.quantity} > 0`),
    check("orders_total", sql`${t.totalPoints} = ${t.unitPoints} * ${t.quantity}`),
  ],
);

/** Codes of virtual goods and coupons. They are told to nobody but who has exchanged them. */
export const goodsCodes = pgTable(
  "goods_codes",
  {
    id: id(),
    goodsId: ref()
      .notNull()
      .references(() => goods.id),
    code: text().notNull(),
    orderId: ref().references(() => orders.id),
  },
  (t) => [
    uniqueIndex("goods_codes_code").on(t.goodsId, t.code),
    index("goods_codes_free").on(t.goodsId, t.id).where(sql`order_id is null`),
    index("goods_codes_order").on(t.orderId),
  ],
);

export const addresses = pgTable(
  "addresses",
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    tel: text().notNull(),
    province: text().notNull(),
    /** Empty where the district stands under the province itself. */
    city: text().notNull().default(""),
    county: text().notNull(),
    areaCode: text().notNull(),
    addressDetail: text().notNull(),
    tag: text().notNull().default(""),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index("addresses_member").on(t.userId, t.id),
    uniqueIndex("addresses_default").on(t.userId).where(sql`is_default`),
  ],
);
