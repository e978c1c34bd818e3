import { hasRole } from "@lenscape/api/permissions";
import { and, desc, eq, gt, inArray, isNotNull, lte, ne, sql } from "drizzle-orm";
import { trusted } from "../../../core/screened.ts";
import { endSessions } from "../../../core/session.ts";
import { foundRow, oneRow } from "../../../core/sql.ts";
import { GROUP, USER_STATUS } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { NO_TEXT } from "../../../db/schema/columns.ts";
import { apiKeys, follows, phones, sessions, users, wxAccounts } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { deleteDraftsOf } from "../../content/draft/draft.queries.ts";
import { deleteRecovery } from "../../identity/recovery/recovery.queries.ts";
import { sendSystemNotice } from "../../messaging/notice/notice.queries.ts";
import { deleteKeywords } from "../../search/search.queries.ts";
import { withdrawDevices } from "../device/device.queries.ts";
import { accountTexts } from "./account.rules.ts";

type Changes = Partial<typeof users.$inferInsert>;

/** Writes what a member may change of themselves. @throws the database's unique violation for a taken nickname */
export async function saveProfile(db: Db, userId: string, changes: Changes): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, userId));
}

/** Whether a member has a picture and a signature. */
export async function isProfileComplete(db: Db, userId: string): Promise<boolean> {
  const complete = and(eq(users.id, userId), ne(users.avatar, ""), ne(users.signature, NO_TEXT));
  return (await db.$count(users, complete)) > 0;
}

/** The part of a member's profile that others see. */
export async function shownProfile(db: Db, userId: string) {
  const { nickname, signature, region, avatar, cover } = users;
  const row = oneRow(
    await db.select({ nickname, signature, region, avatar, cover }).from(users).where(eq(users.id, userId)),
    "shownProfile",
  );
  return row;
}

/**
 * Changes a member's nickname, unless the last change is too recent.
 * @returns whether it was changed
 * @throws the database's unique violation when it is taken
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

/** Whether a member may do everything, also where their second step is missing and what they may do is not asked. */
export async function isAdmin(db: Db, userId: string): Promise<boolean> {
  const [held] = await db
    .select({ roles: users.roles, groupId: users.groupId })
    .from(users)
    .where(eq(users.id, userId));
  return held !== undefined && (held.groupId === GROUP.admin || hasRole(held.roles, "admin"));
}

/** The living sessions of a member, the one used last first. */
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
 * Schedules the closing of an account and signs it out everywhere.
 * @returns when it closes
 */
export async function scheduleClosing(tx: Db, userId: string): Promise<Date> {
  const updated = await tx
    .update(users)
    .set({ closesAt: sql`now() + make_interval(days => ${policy.account.closingDays})` })
    .where(eq(users.id, userId))
    .returning({ closesAt: users.closesAt });
  await endSessions(tx, userId);
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
  return foundRow(oneRow(updated, "scheduleClosing").closesAt, "the closing time");
}

/** Cancels the scheduled closing of an account, with a notice; does nothing when there is none. */
export async function cancelClosing(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .update(users)
      .set({ closesAt: null })
      .where(and(eq(users.id, userId), eq(users.status, 1), isNotNull(users.closesAt)))
      .returning({ id: users.id });
    if (rows.length === 0) return;
    const { reopenedTitle: title, reopenedText: content } = accountTexts;
    await sendSystemNotice(tx, { userId, kind: "account", title, content });
  });
}

/** The accounts whose time has come, locked. */
export async function dueAccounts(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(inArray(users.status, [USER_STATUS.normal, USER_STATUS.refused]), lte(users.closesAt, sql`now()`)),
    )
    .orderBy(users.id)
    .limit(100)
    .for("update", { skipLocked: true });
  return rows.map((row) => row.id);
}

/**
 * Closes an account: only what was published stays, under a common name; follow counts on both sides are corrected. The
 * control character keeps the name's key apart from every possible name.
 */
export async function closeAccount(tx: Db, userId: string, nickname: string): Promise<void> {
  await tx.execute(sql`
    update users u set
      fans_count = u.fans_count - (select count(*) from follows f where f.from_id = ${userId} and f.to_id = u.id),
      follow_count = u.follow_count - (select count(*) from follows f where f.from_id = u.id and f.to_id = ${userId})
    where u.id in (
      select f.to_id from follows f where f.from_id = ${userId}
      union select f.from_id from follows f where f.to_id = ${userId})`);
  await tx.delete(follows).where(sql`${follows.fromId} = ${userId} or ${follows.toId} = ${userId}`);
  await endSessions(tx, userId);
  await tx.delete(wxAccounts).where(eq(wxAccounts.userId, userId));
  await tx.delete(phones).where(eq(phones.userId, userId));
  await withdrawDevices(tx, userId);
  await deleteDraftsOf(tx, userId);
  await deleteRecovery(tx, userId);
  await deleteKeywords(tx, userId);
  const key = `\u0001${userId}`;
  await saveProfile(tx, userId, {
    status: 2,
    closesAt: null,
    username: key,
    usernameKey: key,
    nickname: trusted(nickname),
    nicknameKey: key,
    passwordHash: "",
    avatar: "",
    cover: "",
    signature: NO_TEXT,
    gender: 0,
    birthday: null,
    region: NO_TEXT,
    verifiedDevice: "",
    hotRanking: 0,
    hotScore: 0,
    fansCount: 0,
    followCount: 0,
    searchTerms: [],
  });
}
