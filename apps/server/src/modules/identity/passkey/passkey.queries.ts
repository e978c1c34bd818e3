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

/** Lists the passkeys of a member, newest first. */
export const listPasskeys = (db: Db, userId: string) =>
  db.select(columns).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));

/** Returns credential IDs and transports of a member's passkeys. */
export const listDescriptors = (db: Db, userId: string) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.id));

export const countPasskeys = (db: Db, userId: string): Promise<number> =>
  db.$count(passkeys, eq(passkeys.userId, userId));

/** Returns the passkey with a credential ID. */
export async function findPasskey(db: Db, credentialId: string) {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Inserts a passkey. @throws the database's unique violation if the credential exists */
export async function insertPasskey(
  tx: Db,
  row: Omit<typeof passkeys.$inferInsert, "id" | "createdAt" | "lastUsedAt">,
): Promise<void> {
  await tx.insert(passkeys).values(row);
}

/**
 * Records a use of a passkey. The signature counter must increase, unless the authenticator does not count.
 * @returns false if it did not increase or a concurrent use was recorded first
 */
export async function recordPasskeyUse(
  tx: Db,
  id: string,
  { counter, isSynced }: { counter: number; isSynced: boolean },
): Promise<boolean> {
  const hasIncreased = or(
    lt(passkeys.counter, counter),
    and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`),
  );
  const rows = await tx
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), hasIncreased))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

const isOwn = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** Renames a passkey. @returns false if it is not the member's */
export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ name })
    .where(isOwn(userId, id))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Deletes a passkey. @returns its name; undefined if it is not the member's */
export async function deletePasskey(tx: Db, userId: string, id: string): Promise<string | undefined> {
  const [row] = await tx.delete(passkeys).where(isOwn(userId, id)).returning({ name: passkeys.name });
  return row?.name;
}

/** Deletes all passkeys and challenges of a member. */
export async function deletePasskeys(tx: Db, userId: string): Promise<void> {
  await deleteChallenges(tx, userId);
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}
