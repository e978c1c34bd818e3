import { and, eq, gt, or, sql } from "drizzle-orm";
import { rowsOf } from "../../../core/sql.ts";
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

/** The access token of an application while it lives. */
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

/** Begins a web log-in; those that never came back are forgotten. */
export async function saveState(db: Db, state: string, seconds: number): Promise<void> {
  await db.execute(sql`delete from wx_states where expires_at < now()`);
  await db.insert(wxStates).values({ state, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
}

/** Ends a web log-in that was begun here: once, no matter who asks at the same time. */
export async function consumeState(db: Db, state: string): Promise<boolean> {
  const rows = await db
    .delete(wxStates)
    .where(eq(wxStates.state, state))
    .returning({ alive: sql<boolean>`${wxStates.expiresAt} > now()` });
  return rows[0]?.alive ?? false;
}

/** Who somebody is at WeChat: to one of the site's applications, and to all of them where those are linked. */
export interface WxIdentity {
  openid: string;
  unionid: string | null;
}

/** Where an identity of WeChat is kept. */
export type Channel = "miniOpenid" | "webOpenid";

const is = (channel: Channel, { openid, unionid }: WxIdentity) =>
  or(eq(wxAccounts[channel], openid), unionid ? eq(wxAccounts.unionid, unionid) : undefined);

/** The member who is that person at WeChat, known by this channel or by the other one. */
export async function memberOfWx(db: Db, channel: Channel, who: WxIdentity): Promise<string | undefined> {
  const rows = await db
    .select({ userId: wxAccounts.userId })
    .from(wxAccounts)
    .where(is(channel, who))
    .orderBy(sql`${wxAccounts[channel]} = ${who.openid} desc nulls last`)
    .limit(1);
  return rows[0]?.userId;
}

/** Notes who a member is at WeChat. @throws the database's unique violation when it is somebody else already */
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

/** What a member is bound to. */
export async function bindingsOf(db: Db, userId: string) {
  const [row] = await db
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
    .where(eq(users.id, userId));
  return row!;
}

/** Holds a member while the ways in are changed, so that the last one cannot go twice at a time. */
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

export async function memberOfPhone(db: Db, phone: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: phones.userId }).from(phones).where(eq(phones.phone, phone));
  return row?.userId;
}

/** Gives a member a phone. @throws the database's unique violation when it is somebody else's */
export async function bindPhone(tx: Db, userId: string, phone: string): Promise<void> {
  await tx
    .insert(phones)
    .values({ userId, phone })
    .onConflictDoUpdate({ target: phones.userId, set: { phone } });
}

/** Keeps the code that was sent to a phone; an earlier one is void. */
export async function saveSmsCode(db: Db, phone: string, codeHash: string, seconds: number): Promise<void> {
  await db.execute(sql`delete from sms_codes where expires_at < now()`);
  const values = { codeHash, attempts: 0, expiresAt: sql`now() + make_interval(secs => ${seconds})` };
  await db
    .insert(smsCodes)
    .values({ phone, ...values })
    .onConflictDoUpdate({ target: smsCodes.phone, set: values });
}

/** Counts an attempt at a phone's code and tells the code; undefined when there is none left to try. */
export async function countSmsAttempt(db: Db, phone: string, attempts: number): Promise<string | undefined> {
  const result = await db.execute(sql`
    update sms_codes set attempts = attempts + 1
    where phone = ${phone} and expires_at > now() and attempts < ${attempts}
    returning code_hash as "codeHash"`);
  return rowsOf<{ codeHash: string }>(result)[0]?.codeHash;
}

/** Uses a phone's code up: once, no matter who asks at the same time. */
export async function consumeSmsCode(db: Db, phone: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(smsCodes)
    .where(and(eq(smsCodes.phone, phone), eq(smsCodes.codeHash, codeHash)))
    .returning({ phone: smsCodes.phone });
  return rows.length > 0;
}

/** A thread as it is handed on to WeChat; undefined when it is not to be seen. */
export async function sharedThread(db: Db, threadId: string) {
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
