import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { notifyChange } from "../../../core/change-events.ts";
import { oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { apiKeys, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  hint: apiKeys.hint,
  scopes: apiKeys.scopes,
  state: sql<"active" | "expired" | "revoked">`case when ${apiKeys.revokedAt} is not null then 'revoked'
    when ${apiKeys.expiresAt} <= now() then 'expired' else 'active' end`,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
  expiresAt: apiKeys.expiresAt,
};

/** Lists the keys of a member, newest first. Revoked and expired keys stay listed until they are deleted. */
export const listKeys = (db: Db, userId: string) =>
  db.select(columns).from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.id)).limit(200);

export type KeyRow = Awaited<ReturnType<typeof listKeys>>[number];

/** Condition for the keys of a member that are neither revoked nor expired. */
const isActive = (userId: string) =>
  and(
    eq(apiKeys.userId, userId),
    isNull(apiKeys.revokedAt),
    sql`(${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > now())`,
  );

/** Number of a member's active keys. */
export const countActiveKeys = (db: Db, userId: string): Promise<number> =>
  db.$count(apiKeys, isActive(userId));

/**
 * Counts the active keys of a member and locks the member, so that concurrent creations cannot exceed the
 * limit.
 */
export async function lockAndCountKeys(tx: Db, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  return countActiveKeys(tx, userId);
}

/**
 * Revokes all active keys of a member and closes their event streams.
 * @returns the names of the revoked keys
 */
export async function revokeAllKeys(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(isActive(userId))
    .returning({ name: apiKeys.name, notified: notifyChange("session", apiKeys.userId) });
  return rows.map(({ name }) => name);
}

export async function insertKey(
  tx: Db,
  {
    days,
    ...row
  }: Pick<typeof apiKeys.$inferInsert, "userId" | "name" | "hint" | "tokenHash" | "scopes"> & {
    days: number;
  },
): Promise<KeyRow> {
  return oneRow(
    await tx
      .insert(apiKeys)
      .values({ ...row, expiresAt: days === 0 ? null : sql`now() + make_interval(days => ${days}::int)` })
      .returning(columns),
    "insertKey",
  );
}

/**
 * Revokes a key of a member and closes its event streams. Has no effect on a revoked key.
 * @returns false if the key is not the member's
 */
export async function revokeKey(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(apiKeys)
    .set({ revokedAt: sql`coalesce(${apiKeys.revokedAt}, now())` })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning({ id: apiKeys.id, notified: notifyChange("session", apiKeys.userId) });
  return rows.length > 0;
}

/** Deletes a batch of keys that were revoked or expired before the retention period. */
export async function deleteOldKeys(tx: Db): Promise<void> {
  await tx.execute(sql`delete from api_keys where id in (
    select id from api_keys
    where (revoked_at is not null or expires_at is not null)
      and least(revoked_at, expires_at) < now() - make_interval(days => ${policy.apiKeys.keptDays}::int)
    order by least(revoked_at, expires_at) limit ${policy.apiKeys.forgetAtOnce}::int)`);
}
