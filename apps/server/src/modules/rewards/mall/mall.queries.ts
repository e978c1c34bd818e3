import { and, count, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { orders } from "../../../db/schema/index.ts";
import { ORDER, type OrderRow } from "./mall.rules.ts";

/** Counts a member's orders that wait for shipping and that are on their way. */
export async function countOpenOrders(db: Db, userId: string) {
  const rows = await db
    .select({ status: orders.status, n: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, [ORDER.waiting, ORDER.sent])))
    .groupBy(orders.status);
  const of = (status: OrderRow["status"]) => Number(rows.find((row) => row.status === status)?.n ?? 0);
  return { waitingNum: of(ORDER.waiting), shippedNum: of(ORDER.sent) };
}
