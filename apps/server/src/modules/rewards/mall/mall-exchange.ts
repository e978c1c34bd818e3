import type { BodyOf } from "@lenscape/api/types";
import { levelOf } from "../../../core/level.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import type { OrderReceiver } from "../../../db/schema/index.ts";
import { findAddress } from "../address/address.queries.ts";
import { regionText } from "../address/address.rules.ts";
import { movePoints } from "../points/points-ledger.ts";
import {
  assignCodes,
  expOf,
  findGoods,
  releasePieces,
  reservePieces,
  returnStock,
  takeStock,
} from "./goods.queries.ts";
import { checkGoods, mallTexts, ORDER, type OrderRow, orderNoOf, pictureOf, specOf } from "./mall.rules.ts";
import { changeOrderStatus, findOrder, insertOrder, nextOrderId } from "./order.queries.ts";

/*
 * Lock order: the order, the member's count of the product, the member's account, the product. The product comes last,
 * because all exchanges of it wait for its row.
 */

async function receiverOf(tx: Db, userId: string, addressId: string | undefined): Promise<OrderReceiver> {
  const address = addressId ? await findAddress(tx, userId, addressId) : undefined;
  if (!address) return badInput(mallTexts.address, "ADDRESS_REQUIRED");
  const { name, tel, addressDetail } = address;
  return { name, tel, region: regionText(address), addressDetail };
}

/**
 * Exchanges points for a product in the caller's transaction: order, limit, points and stock change together or not at
 * all (ruling 12). Orders of virtual products are completed immediately with their codes.
 * @returns the order, or undefined if the member has used the request ID before
 * @throws RequestError with the message for the first condition that fails
 */
export async function exchange(
  tx: Db,
  clock: Clock,
  userId: string,
  { goodsId, quantity, addressId, options, remark, requestId }: BodyOf<"orderCreate">,
): Promise<OrderRow | undefined> {
  const now = clock.now();
  const good = await findGoods(tx, goodsId);
  if (!good || good.status === 0) notFound();
  checkGoods(good, quantity, levelOf(await expOf(tx, userId)), now);
  const spec = specOf(good.options, options);
  const virtual = good.type !== 1;
  const receiver = virtual ? null : await receiverOf(tx, userId, addressId);
  const id = await nextOrderId(tx);
  const totalPoints = good.pointsPrice * quantity;
  const order = await insertOrder(tx, {
    id,
    orderNo: orderNoOf(clock.day(now), id),
    userId,
    goodsId,
    requestId,
    goodsName: good.name,
    goodsType: good.type,
    coverUrl: pictureOf(good, options),
    spec,
    unitPoints: good.pointsPrice,
    quantity,
    totalPoints,
    status: virtual ? ORDER.completed : ORDER.waiting,
    receiver,
    remark: remark?.trim() ?? "",
    createdAt: now,
    completedAt: virtual ? now : null,
  });
  if (!order) return undefined;
  if (!(await reservePieces(tx, { userId, goodsId, quantity, limit: good.limitPerUser })))
    badInput(mallTexts.limit, "LIMIT_REACHED");
  await movePoints(tx, {
    userId,
    points: -totalPoints,
    source: "exchange",
    cause: `order:${id}`,
    sourceId: id,
    remark: good.name,
  });
  if (!(await takeStock(tx, goodsId, quantity))) {
    const current = await findGoods(tx, goodsId);
    if (current?.status === 1) throw new RequestError("OUT_OF_STOCK", mallTexts.soldOut);
    throw new RequestError("NOT_ON_SALE", mallTexts.off);
  }
  if (virtual && (await assignCodes(tx, goodsId, id, quantity)) < quantity)
    throw new RequestError("OUT_OF_STOCK", mallTexts.soldOut);
  return order;
}

/**
 * Cancels an order that has not been shipped, and restores points, limit and stock.
 * @throws RequestError 404 for another member's order, 409 if the order is not waiting any more
 */
export async function cancelOrder(
  tx: Db,
  now: Date,
  { orderId, userId, reason = "" }: { orderId: string; userId?: string; reason?: string },
): Promise<OrderRow> {
  await requireOrder(tx, orderId, userId);
  const order = await changeOrderStatus(tx, orderId, ORDER.waiting, {
    status: ORDER.cancelled,
    cancelledAt: now,
    cancelReason: reason,
  });
  if (!order) throw new RequestError(409, mallTexts.changed);
  const { goodsId, quantity } = order;
  await releasePieces(tx, { userId: order.userId, goodsId, quantity });
  await movePoints(tx, {
    userId: order.userId,
    points: order.totalPoints,
    source: "refund",
    cause: `order:${orderId}:refund`,
    sourceId: orderId,
    remark: order.goodsName,
  });
  await returnStock(tx, goodsId, quantity);
  return order;
}

/** Finds an order, of the given member if there is one. @throws RequestError 404 */
export async function requireOrder(db: Db, orderId: string, userId?: string): Promise<OrderRow> {
  const order = await findOrder(db, orderId);
  return order && (userId === undefined || order.userId === userId) ? order : notFound();
}
