import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { passkeys } from "../../../db/schema/index.ts";
import { deleteChallenges } from "./passkey-challenge.queries.ts";

const columns = {
  id: passkeys.id,
  name: passkeys.name,
  isSynced: passkeys.isSynced,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

/** A member's passkeys, the latest first. */
export const listPasskeys = (db: Db, userId: string) =>
  db.select(columns).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));

/** What browsers are told of a member's passkeys. */
export const descriptorsOf = (db: Db, userId: string) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.id));

export const countPasskeys = (db: Db, userId: string): Promise<number> =>
  db.$count(passkeys, eq(passkeys.userId, userId));

/** What the answer of a passkey is checked against. */
export async function findPasskey(db: Db, credentialId: string) {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Gives a member a passkey. @throws the database's unique violation when it is there already */
export async function insertPasskey(
  tx: Db,
  row: Omit<typeof passkeys.$inferInsert, "id" | "createdAt" | "lastUsedAt">,
): Promise<void> {
  await tx.insert(passkeys).values(row);
}

/**
 * Notes that a passkey has signed; its count must have grown, unless it does not count.
 * @returns false where it has not, or another answer has been taken meanwhile
 */
export async function notePasskeyUse(
  tx: Db,
  id: string,
  { counter, isSynced }: { counter: number; isSynced: boolean },
): Promise<boolean> {
  const grown = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`));
  const rows = await tx
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), grown))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** Names a passkey of a member; false when it is not theirs. */
export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const rows = await db.update(passkeys).set({ name }).where(own(userId, id)).returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Takes a passkey away from a member. @returns its name; undefined when it is not theirs */
export async function deletePasskey(tx: Db, userId: string, id: string): Promise<string | undefined> {
  const [row] = await tx.delete(passkeys).where(own(userId, id)).returning({ name: passkeys.name });
  return row?.name;
}

/** Takes all passkeys away from a member who leaves. */
export async function deletePasskeys(tx: Db, userId: string): Promise<void> {
  await deleteChallenges(tx, userId);
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}
