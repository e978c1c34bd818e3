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

/** An option of a product, such as its colour, and the available values. */
export interface GoodsOption {
  name: string;
  /** `picture`: 1-based index of the product picture that shows the value. */
  values: { label: string; soldOut: boolean; picture?: number | undefined }[];
}

export const goods = pgTable(
  "goods",
  {
    id: id(),
    name: text().notNull(),
    /** 1 physical, 2 code, 3 coupon code. */
    type: smallint().$type<1 | 2 | 3>().notNull(),
    /** A value of the dictionary goods_category. */
    category: text().notNull(),
    brief: text().notNull().default(""),
    /** Image addresses. The first is the cover image. */
    images: jsonb().$type<string[]>().notNull().default([]),
    pointsPrice: integer().notNull(),
    /** Market price in hundredths; 0 = none. */
    marketPrice: integer().notNull().default(0),
    /** Number of pieces left; for codes the number of unassigned codes. */
    stock: counter(),
    /** Number of pieces redeemed and not cancelled. */
    soldNum: counter(),
    /** Maximum number of pieces per member; 0 = unlimited. */
    limitPerUser: integer().notNull().default(0),
    minLevel: smallint().notNull().default(1),
    startAt: moment(),
    endAt: moment(),
    /** 0 draft, 1 on sale, 2 withdrawn. */
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

/** Manual changes of the stock, by request ID, so that a repeated request is not applied twice. */
export const goodsRestocks = pgTable(
  "goods_restocks",
  {
    goodsId: ref()
      .notNull()
      .references(() => goods.id),
    /** Chosen by the client. */
    requestId: text().notNull(),
    /** Stock after the change. */
    stock: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.goodsId, t.requestId] })],
);

/** Number of pieces per member and product that were redeemed and not cancelled, for `limitPerUser`. */
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

/** Delivery address at the time of the order. */
export interface OrderReceiver {
  name: string;
  tel: string;
  region: string;
  addressDetail: string;
}

/** Orders, with a copy of the product at the time of the redemption. */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    orderNo: text().notNull(),
    userId: userId(),
    goodsId: ref()
      .notNull()
      .references(() => goods.id),
    /** Chosen by the client, so that a repeated request creates no second order. */
    requestId: text().notNull(),
    goodsName: text().notNull(),
    goodsType: smallint().$type<1 | 2 | 3>().notNull(),
    coverUrl: text().notNull().default(""),
    spec: text().notNull().default(""),
    unitPoints: integer().notNull(),
    quantity: integer().notNull(),
    totalPoints: integer().notNull(),
    /** 0 to be shipped, 1 shipped, 2 completed, 3 cancelled. */
    status: smallint().$type<0 | 1 | 2 | 3>().notNull().default(0),
    receiver: jsonb().$type<OrderReceiver>(),
    remark: text().notNull().default(""),
    company: text().notNull().default(""),
    trackingNo: text().notNull().default(""),
    /** Reason of the operator who cancelled the order; empty if the member did. */
    cancelReason: text().notNull().default(""),
    createdAt: createdAt(),
    shippedAt: moment(),
    completedAt: moment(),
    cancelledAt: moment(),
    /** Time at which the member first saw the codes. */
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

/** Codes of virtual products and coupons. Only the member who redeemed a code can read it. */
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
    /** Empty for districts directly below the province. */
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
