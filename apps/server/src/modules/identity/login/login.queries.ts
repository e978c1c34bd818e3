import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { type ClientAddress, parseClientAddress } from "../../../core/client-address.ts";
import { refundEvents } from "../../../core/rate.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import { USER_STATUS } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { captchas, rateCounters, sessions, users } from "../../../db/schema/index.ts";
import { reasonOfLast } from "../../moderation/act/moderation.queries.ts";
import { untilSentence } from "../../moderation/act/moderation.rules.ts";
import { issueAppealTicket } from "../recovery/recovery-token.queries.ts";
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
 * Deletes and returns in one statement: a captcha cannot be used twice, not even in parallel.
 * @returns the hash of its answer, and for how many seconds it still served; undefined when it is gone or over
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

/** What decides whether a member may come in. */
export async function standingOf(db: Db, userId: string) {
  const [row] = await db
    .select({ id: users.id, status: users.status, forbiddenUntil: users.forbiddenUntil })
    .from(users)
    .where(eq(users.id, userId));
  return row!;
}

/**
 * Lets in anyone who has shown who they are, unless their account is closed or banned.
 * @throws RequestError 400 with why, until when, and the ticket to appeal with
 */
export async function checkMayEnter(
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
  if (status !== USER_STATUS.normal) badInput(loginTexts.gone, "ACCOUNT_CLOSED");
  if (forbiddenUntil && forbiddenUntil > clock.now()) {
    const reason = await reasonOfLast(db, id, ["user.forbidden", "user.sweep"]);
    const ticket = await issueAppealTicket(db, id);
    const sentence = untilSentence(clock, loginTexts.forbidden, { until: forbiddenUntil, reason });
    throw new RequestError("ACCOUNT_BANNED", sentence, undefined, { ticket });
  }
}

/**
 * Whether the member has a valid session from this address, so that a stranger's failures do not lock them out. IPv6
 * addresses count as known within their /64: devices change the rest of their address every day.
 */
export async function isKnownAddress(db: Db, userId: string, { key }: ClientAddress): Promise<boolean> {
  const rows = await db
    .selectDistinct({ ip: sessions.ip })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)));
  return rows.some(({ ip }) => parseClientAddress(ip).key === key);
}

/** Takes back what a successful attempt was counted as, and the earlier failures from the same address. */
export async function refundAttempts(
  db: Db,
  keys: { pair: string; pairWait: string; address: string; account: string },
): Promise<void> {
  await db.delete(rateCounters).where(inArray(rateCounters.key, [keys.pair, keys.pairWait]));
  await refundEvents(db, [keys.address, keys.account]);
}

/** What a member's password is checked against, and whether they know one. */
export async function passwordOf(db: Db, userId: string) {
  const [row] = await db
    .select({ passwordHash: users.passwordHash, passwordless: users.passwordless })
    .from(users)
    .where(eq(users.id, userId));
  return row!;
}

/**
 * Keeps a member's password as it is until the end of the transaction: what changes it waits, and then ends what was
 * opened with it.
 * @returns false when it has been changed since it was read
 */
export async function holdPassword(tx: Db, userId: string, passwordHash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for("share");
  return rows.length > 0;
}

/** Whether a session was opened within that many seconds. */
export async function isFreshSession(db: Db, sessionId: string, seconds: number): Promise<boolean> {
  const opened = gt(sessions.createdAt, sql`now() - make_interval(secs => ${seconds})`);
  return (await db.$count(sessions, and(eq(sessions.id, sessionId), opened))) > 0;
}

/** Whether a session that is still open was opened after a moment. */
export async function isSessionSince(db: Db, sessionId: string, moment: Date): Promise<boolean> {
  return (await db.$count(sessions, and(eq(sessions.id, sessionId), gt(sessions.createdAt, moment)))) > 0;
}

/** Inserts a member; undefined when one of the unique names is taken. */
export async function insertUser(db: Db, row: typeof users.$inferInsert): Promise<string | undefined> {
  const [inserted] = await db.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
  return inserted?.id;
}

export async function namesTaken(db: Db, usernameKey: string, nicknameKey: string) {
  const rows = await db
    .select({ usernameKey: users.usernameKey, nicknameKey: users.nicknameKey })
    .from(users)
    .where(sql`${users.usernameKey} = ${usernameKey} or ${users.nicknameKey} = ${nicknameKey}`);
  return {
    username: rows.some((row) => row.usernameKey === usernameKey),
    nickname: rows.some((row) => row.nicknameKey === nicknameKey),
  };
}
