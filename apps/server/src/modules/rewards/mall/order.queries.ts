import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { orders, users } from "../../../db/schema/index.ts";
import { ORDER, type OrderRow } from "./mall.rules.ts";

/** Reserves the ID of the next order, because the order number contains it. */
export async function nextOrderId(tx: Db): Promise<string> {
  const result = await tx.execute(sql`select nextval(pg_get_serial_sequence('orders', 'id'))::text as id`);
  return oneRow(rowsOf<{ id: string }>(result), "nextOrderId").id;
}

/** Inserts an order. Returns undefined if the member has used the request ID before. */
export async function insertOrder(tx: Db, row: typeof orders.$inferInsert): Promise<OrderRow | undefined> {
  const [inserted] = await tx
    .insert(orders)
    .values(row)
    .onConflictDoNothing({ target: [orders.userId, orders.requestId] })
    .returning();
  return inserted;
}

export async function findOrderByRequest(
  db: Db,
  userId: string,
  requestId: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.requestId, requestId)));
  return row;
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

type Change = Partial<typeof orders.$inferInsert>;

/** Updates an order if it has the status `from`. Returns undefined if it has another status. */
export async function changeOrderStatus(
  tx: Db,
  id: string,
  from: OrderRow["status"],
  change: Change,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, id), eq(orders.status, from)))
    .returning();
  return row;
}

/** Records the time at which the codes were first revealed. */
export async function markRevealed(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(orders)
    .set({ revealedAt: sql`coalesce(${orders.revealedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(orders.id, id));
}

const mine = (userId: string, status: OrderRow["status"] | undefined) =>
  and(eq(orders.userId, userId), status === undefined ? undefined : eq(orders.status, status));

export async function listOrders(
  db: Db,
  userId: string,
  status: OrderRow["status"] | undefined,
  { limit, offset }: Page,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(mine(userId, status))
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset);
}

export async function countOrders(db: Db, userId: string, status?: OrderRow["status"]): Promise<number> {
  return db.$count(orders, mine(userId, status));
}

export interface ManagedFilter {
  status?: OrderRow["status"];
  orderNo?: string;
  userId?: string;
}

const matchesFilter = ({ status, orderNo, userId }: ManagedFilter) =>
  and(
    status === undefined ? undefined : eq(orders.status, status),
    orderNo ? eq(orders.orderNo, orderNo.trim().toUpperCase()) : undefined,
    userId ? eq(orders.userId, userId) : undefined,
  );

/** Lists orders with their members, for operators. */
export async function listManaged(
  db: Db,
  filter: ManagedFilter,
  direction: "asc" | "desc",
  { limit, offset }: Page,
) {
  return db
    .select({
      order: orders,
      user: briefColumns,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(matchesFilter(filter))
    .orderBy(direction === "asc" ? asc(orders.id) : desc(orders.id))
    .limit(limit)
    .offset(offset);
}

/** Counts orders that match a filter, capped at 10,000. */
export const countManaged = (db: Db, filter: ManagedFilter) => countUpTo(db, orders, matchesFilter(filter));

/** Completes orders that were shipped before a time. @returns the completed orders */
export async function completeSentBefore(tx: Db, before: Date, now: Date): Promise<OrderRow[]> {
  return tx
    .update(orders)
    .set({ status: ORDER.completed, completedAt: now })
    .where(and(eq(orders.status, ORDER.sent), lt(orders.shippedAt, before)))
    .returning();
}
