import { and, eq, gt, or, sql } from "drizzle-orm";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import {
  phones,
  smsCodes,
  threads,
  users,
  wxAccounts,
  wxStates,
  wxTokens,
} from "../../../db/schema/index.ts";

/** Returns the access token of an app that has not expired. */
export async function findToken(db: Db, appId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ token: wxTokens.token })
    .from(wxTokens)
    .where(and(eq(wxTokens.appId, appId), gt(wxTokens.expiresAt, sql`now()`)));
  return row?.token;
}

export async function saveToken(db: Db, appId: string, token: string, seconds: number): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await db
    .insert(wxTokens)
    .values({ appId, token, expiresAt })
    .onConflictDoUpdate({ target: wxTokens.appId, set: { token, expiresAt } });
}

/** Saves the state of a web login and deletes expired ones. */
export async function saveState(db: Db, state: string, seconds: number): Promise<void> {
  await db.execute(sql`delete from wx_states where expires_at < now()`);
  await db.insert(wxStates).values({ state, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
}

/**
 * Deletes the state of a web login.
 * @returns false if unknown, expired or already used by a concurrent call
 */
export async function consumeState(db: Db, state: string): Promise<boolean> {
  const rows = await db
    .delete(wxStates)
    .where(eq(wxStates.state, state))
    .returning({ alive: sql<boolean>`${wxStates.expiresAt} > now()` });
  return rows[0]?.alive ?? false;
}

/** A WeChat identity: the openid within one app, and the unionid across linked apps. */
export interface WxIdentity {
  openid: string;
  unionid: string | null;
}

/** Column of the app to which an openid belongs. */
export type Channel = "miniOpenid" | "webOpenid";

const isIdentity = (channel: Channel, { openid, unionid }: WxIdentity) =>
  or(eq(wxAccounts[channel], openid), unionid ? eq(wxAccounts.unionid, unionid) : undefined);

/** Returns the member bound to a WeChat identity, preferably through the same app. */
export async function findMemberByWx(
  db: Db,
  channel: Channel,
  identity: WxIdentity,
): Promise<string | undefined> {
  const rows = await db
    .select({ userId: wxAccounts.userId })
    .from(wxAccounts)
    .where(isIdentity(channel, identity))
    .orderBy(sql`${wxAccounts[channel]} = ${identity.openid} desc nulls last`)
    .limit(1);
  return rows[0]?.userId;
}

/** Binds a WeChat identity to a member. @throws the database's unique violation if another member has it */
export async function bindWx(
  tx: Db,
  userId: string,
  channel: Channel,
  { openid, unionid }: WxIdentity,
  more: { sessionKey?: string; nickname?: string } = {},
): Promise<void> {
  const values = { ...more, [channel]: openid, ...(unionid ? { unionid } : {}) };
  await tx
    .insert(wxAccounts)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: wxAccounts.userId, set: values });
}

/** Returns the bindings of a member. */
export async function getBindings(db: Db, userId: string) {
  return oneRow(
    await db
      .select({
        miniOpenid: wxAccounts.miniOpenid,
        webOpenid: wxAccounts.webOpenid,
        sessionKey: wxAccounts.sessionKey,
        nickname: wxAccounts.nickname,
        phone: phones.phone,
        passwordless: users.passwordless,
      })
      .from(users)
      .leftJoin(wxAccounts, eq(wxAccounts.userId, users.id))
      .leftJoin(phones, eq(phones.userId, users.id))
      .where(eq(users.id, userId)),
    "getBindings",
  );
}

/** Locks a member while login methods change, so that concurrent calls cannot remove the last one. */
export async function lockMember(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

export async function unbindWx(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(wxAccounts)
    .where(eq(wxAccounts.userId, userId))
    .returning({ userId: wxAccounts.userId });
  return rows.length > 0;
}

export async function unbindPhone(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx.delete(phones).where(eq(phones.userId, userId)).returning({ userId: phones.userId });
  return rows.length > 0;
}

export async function findMemberByPhone(db: Db, phone: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: phones.userId }).from(phones).where(eq(phones.phone, phone));
  return row?.userId;
}

/** Binds a phone number to a member. @throws the database's unique violation if another member has it */
export async function bindPhone(tx: Db, userId: string, phone: string): Promise<void> {
  await tx
    .insert(phones)
    .values({ userId, phone })
    .onConflictDoUpdate({ target: phones.userId, set: { phone } });
}

/** Stores the code of a phone in place of an earlier one. */
export async function saveSmsCode(db: Db, phone: string, codeHash: string, seconds: number): Promise<void> {
  await db.execute(sql`delete from sms_codes where expires_at < now()`);
  const values = { codeHash, attempts: 0, expiresAt: sql`now() + make_interval(secs => ${seconds})` };
  await db
    .insert(smsCodes)
    .values({ phone, ...values })
    .onConflictDoUpdate({ target: smsCodes.phone, set: values });
}

/**
 * Counts an attempt and returns the hash of the code; undefined if there is none or its attempts are used up.
 */
export async function countSmsAttempt(db: Db, phone: string, attempts: number): Promise<string | undefined> {
  const result = await db.execute(sql`
    update sms_codes set attempts = attempts + 1
    where phone = ${phone} and expires_at > now() and attempts < ${attempts}
    returning code_hash as "codeHash"`);
  return rowsOf<{ codeHash: string }>(result)[0]?.codeHash;
}

/** Deletes a code. @returns false if a concurrent call has used it */
export async function consumeSmsCode(db: Db, phone: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(smsCodes)
    .where(and(eq(smsCodes.phone, phone), eq(smsCodes.codeHash, codeHash)))
    .returning({ phone: smsCodes.phone });
  return rows.length > 0;
}

/** Returns the fields of a thread for sharing on WeChat; undefined if it is not public. */
export async function findSharedThread(db: Db, threadId: string) {
  const [row] = await db
    .select({
      title: threads.title,
      excerpt: threads.excerpt,
      content: threads.content,
      images: threads.images,
    })
    .from(threads)
    .where(and(eq(threads.id, threadId), eq(threads.status, 1)));
  return row;
}
