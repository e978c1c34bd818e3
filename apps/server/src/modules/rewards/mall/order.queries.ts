import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { orders, users } from "../../../db/schema/index.ts";
import { ORDER, type OrderRow } from "./mall.rules.ts";

/** The id the next order takes: its number is made of it. */
export async function nextOrderId(tx: Db): Promise<string> {
  const result = await tx.execute(sql`select nextval(pg_get_serial_sequence('orders', 'id'))::text as id`);
  return oneRow(rowsOf<{ id: string }>(result), "nextOrderId").id;
}

/** @returns the new order; undefined when the member has used its key */
export async function insertOrder(tx: Db, row: typeof orders.$inferInsert): Promise<OrderRow | undefined> {
  const [made] = await tx
    .insert(orders)
    .values(row)
    .onConflictDoNothing({ target: [orders.userId, orders.requestId] })
    .returning();
  return made;
}

export async function orderByRequest(
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

/** Changes an order that is in one state; undefined when it is not, or not any more. */
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

/** Records when the codes were first seen. */
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

const managed = ({ status, orderNo, userId }: ManagedFilter) =>
  and(
    status === undefined ? undefined : eq(orders.status, status),
    orderNo ? eq(orders.orderNo, orderNo.trim().toUpperCase()) : undefined,
    userId ? eq(orders.userId, userId) : undefined,
  );

/** All orders with their members, for the mall's operators. */
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
    .where(managed(filter))
    .orderBy(direction === "asc" ? asc(orders.id) : desc(orders.id))
    .limit(limit)
    .offset(offset);
}

/** How many orders a filter finds; at most 10000 are counted. */
export const countManaged = (db: Db, filter: ManagedFilter) => countUpTo(db, orders, managed(filter));

/** Completes what was sent before a moment. @returns the orders that it completed */
export async function completeSentBefore(tx: Db, before: Date, now: Date): Promise<OrderRow[]> {
  return tx
    .update(orders)
    .set({ status: ORDER.completed, completedAt: now })
    .where(and(eq(orders.status, ORDER.sent), lt(orders.shippedAt, before)))
    .returning();
}
