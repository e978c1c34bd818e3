import { and, desc, eq, ne, sql } from "drizzle-orm";
import { oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { addresses, users } from "../../../db/schema/index.ts";
import type { AddressRow } from "./address.rules.ts";

/** Locks a member's addresses until the transaction ends, so that their number and the default stay as read. */
export async function lockAddresses(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/** The default first, then the newest. */
export async function listAddresses(db: Db, userId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
}

const own = (userId: string, id: string) => and(eq(addresses.userId, userId), eq(addresses.id, id));

/** A member's own address; undefined when it is somebody else's or none. */
export async function findAddress(db: Db, userId: string, id: string): Promise<AddressRow | undefined> {
  const [row] = await db.select().from(addresses).where(own(userId, id));
  return row;
}

export async function countAddresses(tx: Db, userId: string): Promise<number> {
  return tx.$count(addresses, eq(addresses.userId, userId));
}

export async function insertAddress(tx: Db, row: typeof addresses.$inferInsert): Promise<AddressRow> {
  return oneRow(await tx.insert(addresses).values(row).returning(), "insertAddress");
}

export async function updateAddress(
  tx: Db,
  userId: string,
  id: string,
  change: Partial<typeof addresses.$inferInsert>,
): Promise<AddressRow | undefined> {
  const [row] = await tx.update(addresses).set(change).where(own(userId, id)).returning();
  return row;
}

/** Removes the default flag from all addresses except one. */
export async function clearDefault(tx: Db, userId: string, exceptId = "0"): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), addresses.isDefault, ne(addresses.id, exceptId)));
}

export async function deleteAddress(tx: Db, userId: string, id: string): Promise<AddressRow | undefined> {
  const [row] = await tx.delete(addresses).where(own(userId, id)).returning();
  return row;
}

/** Makes the newest address the default. */
export async function promoteNewest(tx: Db, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: true })
    .where(eq(addresses.id, sql`(select max(id) from addresses where user_id = ${userId}::bigint)`));
}
