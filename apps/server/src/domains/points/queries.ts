import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { expEntries, pointAccounts, pointEntries, threadTippers, users } from "../../db/schema/index.ts";

/** Locks a member's account until the transaction ends, opening it at zero. @returns the balance */
export async function lockAccount(tx: Db, userId: string): Promise<number> {
  const [row] = await tx
    .insert(pointAccounts)
    .values({ userId })
    .onConflictDoUpdate({ target: pointAccounts.userId, set: { balance: sql`${pointAccounts.balance}` } })
    .returning({ balance: pointAccounts.balance });
  return row!.balance;
}

/** Adds an entry; false when its cause has one already. The account is locked by the caller. */
export async function insertEntry(tx: Db, entry: typeof pointEntries.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(pointEntries)
    .values(entry)
    .onConflictDoNothing({ target: [pointEntries.userId, pointEntries.cause] })
    .returning({ id: pointEntries.id });
  return rows.length > 0;
}

export async function setBalance(tx: Db, userId: string, balance: number): Promise<void> {
  await tx.update(pointAccounts).set({ balance }).where(eq(pointAccounts.userId, userId));
}

export async function hasEntry(db: Db, userId: string, cause: string): Promise<boolean> {
  const found = await db.$count(
    pointEntries,
    and(eq(pointEntries.userId, userId), eq(pointEntries.cause, cause)),
  );
  return found > 0;
}

/** A member's points; a member who never had any has none. */
export async function balanceOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ balance: pointAccounts.balance })
    .from(pointAccounts)
    .where(eq(pointAccounts.userId, userId));
  return row?.balance ?? 0;
}

/** Whether there is such a member, not closed. */
export async function memberExists(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), eq(users.status, 1)))) > 0;
}

/** Locks a member's row until the transaction ends. @returns the experience */
export async function lockExperience(tx: Db, userId: string): Promise<number> {
  const [row] = await tx
    .select({ exp: users.exp })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  return row!.exp;
}

/** A member's experience. */
export async function ownExperience(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ exp: users.exp }).from(users).where(eq(users.id, userId));
  return row!.exp;
}

/** How many times a source has given a member experience on a day. */
export async function countExperience(tx: Db, userId: string, source: string, day: string): Promise<number> {
  return tx.$count(
    expEntries,
    and(eq(expEntries.userId, userId), eq(expEntries.source, source), eq(expEntries.day, day)),
  );
}

/** Adds experience; false when its cause has given some already. The member is locked by the caller. */
export async function insertExperience(tx: Db, entry: typeof expEntries.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(expEntries)
    .values(entry)
    .onConflictDoNothing({ target: [expEntries.userId, expEntries.cause] })
    .returning({ id: expEntries.id });
  return rows.length > 0;
}

export async function setExperience(tx: Db, userId: string, exp: number): Promise<void> {
  await tx.update(users).set({ exp }).where(eq(users.id, userId));
}

/** How many points a member has given a thread in all. */
export async function tippedAmount(db: Db, threadId: string, userId: string): Promise<number> {
  const [row] = await db
    .select({ points: threadTippers.points })
    .from(threadTippers)
    .where(and(eq(threadTippers.threadId, threadId), eq(threadTippers.userId, userId)));
  return row?.points ?? 0;
}
