import { hasRole } from "@lenscape/api/permissions";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { endSessions } from "../../../core/session.ts";
import { oneRow, requireRow } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { NO_TEXT } from "../../../db/schema/columns.ts";
import { apiKeys, sessions, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";

type Changes = Partial<typeof users.$inferInsert>;

/** Updates columns of a member. @throws the database's unique violation for a taken nickname */
export async function saveProfile(db: Db, userId: string, changes: Changes): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, userId));
}

/** Whether a member has an avatar and a signature. */
export async function isProfileComplete(db: Db, userId: string): Promise<boolean> {
  const isComplete = and(eq(users.id, userId), ne(users.avatar, ""), ne(users.signature, NO_TEXT));
  return (await db.$count(users, isComplete)) > 0;
}

/** Reads the public columns of a member's profile that the member can edit. */
export async function readPublicProfile(db: Db, userId: string) {
  const { nickname, signature, region, avatar, cover } = users;
  return oneRow(
    await db.select({ nickname, signature, region, avatar, cover }).from(users).where(eq(users.id, userId)),
    "readPublicProfile",
  );
}

/**
 * Changes a member's nickname, unless the last change is too recent.
 * @returns whether it was changed
 * @throws the database's unique violation if the nickname is taken
 */
export async function changeNickname(db: Db, userId: string, changes: Changes): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({
      ...changes,
      nicknameFreeAt: sql`now() + make_interval(days => ${policy.account.nicknameDays})`,
    })
    .where(
      and(eq(users.id, userId), sql`(${users.nicknameFreeAt} is null or ${users.nicknameFreeAt} <= now())`),
    )
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Whether a member is an administrator by stored group or roles, also while their required second step is missing. */
export async function isAdmin(db: Db, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ roles: users.roles, groupId: users.groupId })
    .from(users)
    .where(eq(users.id, userId));
  return user !== undefined && (user.groupId === GROUP.admin || hasRole(user.roles, "admin"));
}

/** Lists the unexpired sessions of a member, the last used first, at most 50. */
export async function listSessions(db: Db, userId: string) {
  return db
    .select({
      id: sessions.id,
      ip: sessions.ip,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(50);
}

/**
 * Schedules the closing of an account, ends its sessions and deletes its access keys.
 * @returns the closing time
 */
export async function scheduleClosing(tx: Db, userId: string): Promise<Date> {
  const updated = await tx
    .update(users)
    .set({ closesAt: sql`now() + make_interval(days => ${policy.account.closingDays})` })
    .where(eq(users.id, userId))
    .returning({ closesAt: users.closesAt });
  await endSessions(tx, userId);
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
  return requireRow(oneRow(updated, "scheduleClosing").closesAt, "the closing time");
}
