import { and, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { isNotReversal } from "../../../core/audit.ts";
import { type ClientAddress, parseClientAddress } from "../../../core/client-address.ts";
import { refundEvents } from "../../../core/rate.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import { oneRow } from "../../../core/sql.ts";
import type { Clock } from "../../../core/time.ts";
import { USER_STATUS } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { auditLog, captchas, rateCounters, sessions, users } from "../../../db/schema/index.ts";
import { issueAppealTicket, sendSystemNotice } from "../../notifications/index.ts";
import { untilSentence } from "../../screening/index.ts";
import { loginTexts } from "./login.rules.ts";

export async function saveCaptcha(
  db: Db,
  uuid: string,
  answerHash: string,
  ttlSeconds: number,
): Promise<void> {
  await db.execute(sql`delete from captchas where expires_at < now()`);
  await db
    .insert(captchas)
    .values({ uuid, answerHash, expiresAt: sql`now() + make_interval(secs => ${ttlSeconds})` });
}

/**
 * Deletes and returns a captcha in one statement, so that concurrent calls cannot use it twice.
 * @returns the hash of the answer and the remaining lifetime in seconds; undefined if unknown or expired
 */
export async function deleteCaptcha(db: Db, uuid: string) {
  const [row] = await db
    .delete(captchas)
    .where(eq(captchas.uuid, uuid))
    .returning({
      answerHash: captchas.answerHash,
      left: sql`extract(epoch from ${captchas.expiresAt} - now())`.mapWith(Number),
    });
  return row && row.left > 0 ? row : undefined;
}

export async function findAccount(db: Db, usernameKey: string) {
  const [row] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.usernameKey, usernameKey));
  return row;
}

/** Returns the account status and ban that decide whether a member may log in. */
export async function getAccountStatus(db: Db, userId: string) {
  return oneRow(
    await db
      .select({ id: users.id, status: users.status, forbiddenUntil: users.forbiddenUntil })
      .from(users)
      .where(eq(users.id, userId)),
    "getAccountStatus",
  );
}

/**
 * Refuses closed, pending, refused and banned accounts.
 * @throws RequestError 400 with the reason, the end of a ban, and a ticket for an appeal
 */
export async function ensureCanLogIn(
  db: Db,
  clock: Clock,
  { id, status, forbiddenUntil }: { id: string; status: number; forbiddenUntil: Date | null },
): Promise<void> {
  if (status === USER_STATUS.closed) {
    const reason = await reasonOfLast(db, id, ["user.closed"]);
    const ticket = await issueAppealTicket(db, id);
    const sentence = loginTexts.closed + (reason && `（原因：${reason}）`);
    throw new RequestError("ACCOUNT_CLOSED", sentence, undefined, { ticket });
  }
  if (status === USER_STATUS.pending) throw new RequestError("ACCOUNT_PENDING", loginTexts.pending);
  if (status === USER_STATUS.refused) {
    const reason = await reasonOfLast(db, id, ["user.refuse"]);
    badInput(loginTexts.refused + (reason && `（原因：${reason}）`), "ACCOUNT_CLOSED");
  }
  if (status !== USER_STATUS.normal) badInput(loginTexts.deleted, "ACCOUNT_CLOSED");
  if (forbiddenUntil && forbiddenUntil > clock.now()) {
    const reason = await reasonOfLast(db, id, ["user.forbidden", "user.sweep"]);
    const ticket = await issueAppealTicket(db, id);
    const sentence = untilSentence(clock, loginTexts.forbidden, { until: forbiddenUntil, reason });
    throw new RequestError("ACCOUNT_BANNED", sentence, undefined, { ticket });
  }
}

/**
 * Whether the member has a valid session from this address, so that failures of others do not lock the member
 * out. Compares IPv6 addresses by /64 because devices change the rest daily.
 */
export async function isKnownAddress(db: Db, userId: string, { key }: ClientAddress): Promise<boolean> {
  const rows = await db
    .selectDistinct({ ip: sessions.ip })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)));
  return rows.some(({ ip }) => parseClientAddress(ip).key === key);
}

/** Refunds a successful attempt and clears the failures from the same address. */
export async function refundAttempts(
  db: Db,
  keys: { pair: string; pairWait: string; address: string; account: string },
): Promise<void> {
  await db.delete(rateCounters).where(inArray(rateCounters.key, [keys.pair, keys.pairWait]));
  await refundEvents(db, [keys.address, keys.account]);
}

/** Returns the password hash of a member and whether the account has no password. */
export async function getPassword(db: Db, userId: string) {
  return oneRow(
    await db
      .select({ passwordHash: users.passwordHash, passwordless: users.passwordless })
      .from(users)
      .where(eq(users.id, userId)),
    "getPassword",
  );
}

/**
 * Locks the password of a member until the transaction ends, so that a concurrent change waits and then ends
 * the new session.
 * @returns false if the password has changed since it was read
 */
export async function lockPassword(tx: Db, userId: string, passwordHash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for("share");
  return rows.length > 0;
}

/** Whether a session was opened in the last `seconds` seconds. */
export async function isFreshSession(db: Db, sessionId: string, seconds: number): Promise<boolean> {
  const opened = gt(sessions.createdAt, sql`now() - make_interval(secs => ${seconds})`);
  return (await db.$count(sessions, and(eq(sessions.id, sessionId), opened))) > 0;
}

/** Whether a session is still open and was opened after `moment`. */
export async function isSessionOpenSince(db: Db, sessionId: string, moment: Date): Promise<boolean> {
  return (await db.$count(sessions, and(eq(sessions.id, sessionId), gt(sessions.createdAt, moment)))) > 0;
}

/** Inserts a member. Returns undefined if a unique name or the invitation code is taken. */
export async function insertUser(db: Db, row: typeof users.$inferInsert): Promise<string | undefined> {
  const [inserted] = await db.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
  return inserted?.id;
}

export async function findTakenNames(db: Db, usernameKey: string, nicknameKey: string) {
  const rows = await db
    .select({ usernameKey: users.usernameKey, nicknameKey: users.nicknameKey })
    .from(users)
    .where(sql`${users.usernameKey} = ${usernameKey} or ${users.nicknameKey} = ${nicknameKey}`);
  return {
    username: rows.some((row) => row.usernameKey === usernameKey),
    nickname: rows.some((row) => row.nicknameKey === nicknameKey),
  };
}

/** Returns the reason of the latest act against a member; empty without one. */
async function reasonOfLast(
  db: Db,
  userId: string,
  actions: ("user.forbidden" | "user.sweep" | "user.closed" | "user.refuse")[],
): Promise<string> {
  const [row] = await db
    .select({ reason: auditLog.reason })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.targetType, "user"),
        eq(auditLog.targetId, userId),
        inArray(auditLog.action, actions),
        isNotReversal,
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1);
  return row?.reason ?? "";
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
    const { reopenedTitle: title, reopenedText: content } = loginTexts;
    await sendSystemNotice(tx, { userId, kind: "account", title, content });
  });
}
