import { and, asc, desc, eq, gt, ilike, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import { type Flag, flagCondition, oneRow, rowsOf, toLikePattern } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import {
  dictItems,
  goods,
  goodsCodes,
  goodsRestocks,
  goodsTakings,
  orders,
  users,
} from "../../../db/schema/index.ts";
import type { GoodsRow } from "./mall.rules.ts";

export interface GoodsFilter {
  keyWord?: string;
  status?: number;
  categoryId?: string;
  goodsType?: number;
  limited?: Flag;
  /** Only products that can be exchanged now for at most this number of points. */
  maxPoints?: number;
}

function matching(filter: GoodsFilter, now: Date): SQL | undefined {
  const { keyWord, status, categoryId, goodsType, limited, maxPoints } = filter;
  return and(
    status === undefined ? undefined : eq(goods.status, status as 0 | 1 | 2),
    keyWord ? ilike(goods.name, toLikePattern(keyWord)) : undefined,
    categoryId ? eq(goods.category, categoryId) : undefined,
    goodsType ? eq(goods.type, goodsType as 1 | 2 | 3) : undefined,
    flagCondition(limited, isNotNull(goods.endAt)),
    maxPoints === undefined
      ? undefined
      : and(
          lte(goods.pointsPrice, maxPoints),
          gt(goods.stock, 0),
          or(isNull(goods.startAt), lte(goods.startAt, now)),
          or(isNull(goods.endAt), gt(goods.endAt, now)),
        ),
  );
}

const ORDERS = {
  sort: goods.sort,
  points_price: goods.pointsPrice,
  created_at: goods.createdAt,
  sold_num: goods.soldNum,
  stock: goods.stock,
} as const;

export type GoodsOrder = keyof typeof ORDERS;

export async function listGoods(
  db: Db,
  filter: GoodsFilter,
  now: Date,
  { limit, offset }: Page,
  order: GoodsOrder = "sort",
  direction: "asc" | "desc" = "desc",
): Promise<GoodsRow[]> {
  const by = direction === "asc" ? asc : desc;
  return db
    .select()
    .from(goods)
    .where(matching(filter, now))
    .orderBy(by(ORDERS[order]), by(goods.id))
    .limit(limit)
    .offset(offset);
}

export async function countGoods(db: Db, filter: GoodsFilter, now: Date): Promise<number> {
  return db.$count(goods, matching(filter, now));
}

export async function findGoods(db: Db, id: string): Promise<GoodsRow | undefined> {
  const [row] = await db.select().from(goods).where(eq(goods.id, id));
  return row;
}

export async function expOf(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ exp: users.exp }).from(users).where(eq(users.id, userId));
  return row?.exp ?? 0;
}

/** Takes pieces of a product on sale out of its stock. Returns false if the stock is too low. */
export async function takeStock(tx: Db, id: string, quantity: number): Promise<boolean> {
  const rows = await tx
    .update(goods)
    .set({ stock: sql`${goods.stock} - ${quantity}`, soldNum: sql`${goods.soldNum} + ${quantity}` })
    .where(and(eq(goods.id, id), eq(goods.status, 1), sql`${goods.stock} >= ${quantity}`))
    .returning({ id: goods.id });
  return rows.length > 0;
}

/** Returns the pieces of a cancelled order to the stock. */
export async function returnStock(tx: Db, id: string, quantity: number): Promise<void> {
  await tx
    .update(goods)
    .set({ stock: sql`${goods.stock} + ${quantity}`, soldNum: sql`${goods.soldNum} - ${quantity}` })
    .where(eq(goods.id, id));
}

/**
 * Adds pieces to the stock, or removes some.
 * @returns the new stock, or undefined if there are too few to remove
 */
export async function addStock(tx: Db, id: string, quantity: number): Promise<number | undefined> {
  const [row] = await tx
    .update(goods)
    .set({ stock: sql`${goods.stock} + ${quantity}` })
    .where(and(eq(goods.id, id), sql`${goods.stock} + ${quantity} >= 0`))
    .returning({ stock: goods.stock });
  return row?.stock;
}

/** Locks a product until the transaction ends. */
export async function lockGoods(tx: Db, id: string): Promise<void> {
  await tx.select({ id: goods.id }).from(goods).where(eq(goods.id, id)).for("update");
}

/** Locks the product of a code until the transaction ends. */
export async function lockGoodsOfCode(tx: Db, codeId: string): Promise<void> {
  const good = tx.select({ id: goodsCodes.goodsId }).from(goodsCodes).where(eq(goodsCodes.id, codeId));
  await tx.select({ id: goods.id }).from(goods).where(eq(goods.id, good)).for("update");
}

/** Finds the result of an earlier stock change with the same request ID. Call it while the product is locked. */
export async function findRestockByRequest(tx: Db, goodsId: string, requestId: string) {
  const [row] = await tx
    .select({ stock: goodsRestocks.stock })
    .from(goodsRestocks)
    .where(and(eq(goodsRestocks.goodsId, goodsId), eq(goodsRestocks.requestId, requestId)));
  return row;
}

/** Records a stock change with its request ID. */
export async function insertRestock(tx: Db, row: typeof goodsRestocks.$inferInsert): Promise<void> {
  await tx.insert(goodsRestocks).values(row);
}

/** Puts a product on sale or takes it off. Returns false if it already has the status. */
export async function setOnShelf(tx: Db, id: string, status: 1 | 2): Promise<boolean> {
  const rows = await tx
    .update(goods)
    .set({ status })
    .where(and(eq(goods.id, id), ne(goods.status, status)))
    .returning({ id: goods.id });
  return rows.length > 0;
}

/** Adds pieces to a member's count and locks it until the transaction ends. Returns false if it would exceed the limit. */
export async function reservePieces(
  tx: Db,
  { userId, goodsId, quantity, limit }: { userId: string; goodsId: string; quantity: number; limit: number },
): Promise<boolean> {
  const rows = await tx
    .insert(goodsTakings)
    .values({ userId, goodsId, taken: quantity })
    .onConflictDoUpdate({
      target: [goodsTakings.userId, goodsTakings.goodsId],
      set: { taken: sql`${goodsTakings.taken} + ${quantity}` },
      ...(limit > 0 && { setWhere: sql`${goodsTakings.taken} + ${quantity} <= ${limit}` }),
    })
    .returning({ taken: goodsTakings.taken });
  return rows.length > 0;
}

export async function releasePieces(
  tx: Db,
  { userId, goodsId, quantity }: { userId: string; goodsId: string; quantity: number },
): Promise<void> {
  await tx
    .update(goodsTakings)
    .set({ taken: sql`${goodsTakings.taken} - ${quantity}` })
    .where(and(eq(goodsTakings.userId, userId), eq(goodsTakings.goodsId, goodsId)));
}

/** Returns the number of pieces of a product that a member has exchanged; 0 without a product. */
export async function reservedPieces(db: Db, userId: string, goodsId: string | undefined): Promise<number> {
  if (!goodsId) return 0;
  const [row] = await db
    .select({ taken: goodsTakings.taken })
    .from(goodsTakings)
    .where(and(eq(goodsTakings.userId, userId), eq(goodsTakings.goodsId, goodsId)));
  return row?.taken ?? 0;
}

/** Assigns free codes to an order, oldest first. @returns the number of assigned codes */
export async function assignCodes(
  tx: Db,
  goodsId: string,
  orderId: string,
  quantity: number,
): Promise<number> {
  const result = await tx.execute(sql`
    update goods_codes set order_id = ${orderId}::bigint where id in (
      select id from goods_codes where goods_id = ${goodsId}::bigint and order_id is null
      order by id limit ${quantity} for update skip locked
    ) returning id`);
  return rowsOf<{ id: string }>(result).length;
}

/**
 * Revokes the code of an order.
 * @returns the code, or undefined if no order has it any more
 */
export async function revokeCode(tx: Db, id: string) {
  const { goodsId, orderId, code } = goodsCodes;
  const [row] = await tx
    .delete(goodsCodes)
    .where(and(eq(goodsCodes.id, id), isNotNull(orderId)))
    .returning({ goodsId, orderId: sql<string>`${orderId}::text`, code });
  return row;
}

/** Inserts codes, unassigned if no order is given. @returns the codes that the product already has */
export async function insertCodes(
  tx: Db,
  goodsId: string,
  codes: readonly string[],
  orderId?: string,
): Promise<string[]> {
  const rows = await tx
    .insert(goodsCodes)
    .values(codes.map((code) => ({ goodsId, code, orderId })))
    .onConflictDoNothing()
    .returning({ code: goodsCodes.code });
  const added = new Set(rows.map(({ code }) => code));
  return codes.filter((code) => !added.has(code));
}

const ofGoods = (goodsId: string, isAssigned: 0 | 1 | undefined) =>
  and(
    eq(goodsCodes.goodsId, goodsId),
    isAssigned === undefined
      ? undefined
      : isAssigned
        ? isNotNull(goodsCodes.orderId)
        : isNull(goodsCodes.orderId),
  );

/** Lists the codes of a product with their orders, oldest first. */
export async function listCodes(
  db: Db,
  goodsId: string,
  isAssigned: 0 | 1 | undefined,
  { limit, offset }: Page,
) {
  return db
    .select({ id: goodsCodes.id, code: goodsCodes.code, orderNo: orders.orderNo })
    .from(goodsCodes)
    .leftJoin(orders, eq(orders.id, goodsCodes.orderId))
    .where(ofGoods(goodsId, isAssigned))
    .orderBy(asc(goodsCodes.id))
    .limit(limit)
    .offset(offset);
}

export async function countCodes(db: Db, goodsId: string, isAssigned: 0 | 1 | undefined): Promise<number> {
  return countUpTo(db, goodsCodes, ofGoods(goodsId, isAssigned));
}

/** Lists the codes of a member's order. */
export async function listOrderCodes(db: Db, userId: string, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ code: goodsCodes.code })
    .from(goodsCodes)
    .innerJoin(orders, and(eq(orders.id, goodsCodes.orderId), eq(orders.userId, userId)))
    .where(eq(goodsCodes.orderId, orderId))
    .orderBy(asc(goodsCodes.id));
  return rows.map(({ code }) => code);
}

export async function hasCategory(db: Db, value: string): Promise<boolean> {
  return (
    (await db.$count(dictItems, and(eq(dictItems.type, "goods_category"), eq(dictItems.value, value)))) > 0
  );
}

export async function insertGoods(tx: Db, row: typeof goods.$inferInsert): Promise<string> {
  const inserted = oneRow(await tx.insert(goods).values(row).returning({ id: goods.id }), "insertGoods");
  return inserted.id;
}

export async function updateGoods(
  tx: Db,
  id: string,
  change: Partial<typeof goods.$inferInsert>,
): Promise<void> {
  await tx.update(goods).set(change).where(eq(goods.id, id));
}
