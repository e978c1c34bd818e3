import { and, desc, eq, gte, ne, or, sql } from "drizzle-orm";
import { nameKey } from "../../../core/names.ts";
import type { pageOf } from "../../../core/paging.ts";
import { rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { mailAddresses, mails, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { emailKey } from "./mail.rules.ts";

type Mail = typeof mails.$inferSelect;

/** Queues a mail in the caller's transaction. */
export async function enqueueMail(
  db: Db,
  mail: Pick<Mail, "kind" | "details"> & Partial<Pick<Mail, "userId" | "email">>,
): Promise<void> {
  await db.insert(mails).values(mail);
}

/**
 * Returns the verified address of a member and whether notices are mailed to it; undefined without an
 * address.
 */
export async function findMailAddress(db: Db, userId: string) {
  const [row] = await db
    .select({ email: mailAddresses.email, notices: mailAddresses.notices })
    .from(mailAddresses)
    .where(eq(mailAddresses.userId, userId));
  return row;
}

/**
 * Saves the verified address of a member.
 * @throws the database's unique violation if another member has the address
 */
export async function saveAddress(tx: Db, userId: string, email: string): Promise<void> {
  const values = { email, emailKey: emailKey(email), createdAt: sql`now()` };
  await tx
    .insert(mailAddresses)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: mailAddresses.userId, set: values });
}

/** Deletes the address of a member. @returns the deleted address; undefined if there was none */
export async function deleteAddress(tx: Db, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(mailAddresses)
    .where(eq(mailAddresses.userId, userId))
    .returning({ email: mailAddresses.email });
  return row?.email;
}

/** Turns notices by mail on or off. @returns false if the member has no address */
export async function setMailNotices(db: Db, userId: string, notices: boolean): Promise<boolean> {
  const rows = await db
    .update(mailAddresses)
    .set({ notices })
    .where(eq(mailAddresses.userId, userId))
    .returning({ userId: mailAddresses.userId });
  return rows.length > 0;
}

/** Finds the open account with this username, mail address or phone number. */
export async function findAccountByIdentifier(db: Db, typed: string) {
  const [row] = await db
    .select({ id: users.id, username: users.username, nickname: users.nickname })
    .from(users)
    .where(
      and(
        eq(users.status, 1),
        or(
          eq(users.usernameKey, nameKey(typed)),
          eq(users.id, sql`(select user_id from mail_addresses where email_key = ${emailKey(typed)})`),
          eq(users.id, sql`(select user_id from phones where phone = ${typed.replace(/\s/g, "")})`),
        ),
      ),
    )
    // Prefer the username if it equals the phone number of another member.
    .orderBy(sql`${users.usernameKey} = ${nameKey(typed)} desc`)
    .limit(1);
  return row;
}

/** Returns the nickname for the greeting of a mail. */
export async function getNickname(db: Db, userId: string): Promise<string> {
  const [row] = await db.select({ nickname: users.nickname }).from(users).where(eq(users.id, userId));
  return row?.nickname ?? "";
}

export type DueMail = Pick<Mail, "id" | "kind" | "userId" | "email" | "details" | "attempts"> & {
  createdAt: Date;
};

/**
 * Steps of one attempt, for its maximum duration. Connecting: DNS, TCP, greeting. Replies: EHLO twice,
 * STARTTLS, AUTH twice, MAIL, RCPT, DATA and the text.
 */
const CONNECT_STEPS = 3;
const REPLIES = 9;

/**
 * Claims due mails with `skip locked` and counts the attempt in advance, so that a mail whose process dies is
 * retried later. Mails that a member is waiting for are claimed before notices.
 * @param atOnce maximum number of mails
 * @param notices maximum number of notices among them
 */
export async function claimDueMails(db: Db, atOnce: number, notices = atOnce): Promise<DueMail[]> {
  const { timeoutMs, answerMs, serverPauseSeconds } = policy.mail;
  const maxAttemptMs = CONNECT_STEPS * timeoutMs + REPLIES * answerMs;
  const result = await db.execute(sql`
    with awaited as (
      select id from mails where next_at <= now() and kind <> 'notice'
      order by next_at limit ${atOnce}::int for update skip locked
    ), notices as (
      select id from mails where next_at <= now() and kind = 'notice'
      order by next_at limit least(${notices}::int, ${atOnce}::int - (select count(*)::int from awaited))
      for update skip locked
    )
    update mails as m set attempts = m.attempts + 1,
      next_at = now() + make_interval(secs => ${maxAttemptMs / 1000 + serverPauseSeconds}::float8)
    from (select id from awaited union all select id from notices) due
    where m.id = due.id
    returning m.id::text, m.kind, m.user_id::text as "userId", m.email, m.details, m.attempts,
      m.created_at as "createdAt"`);
  return rowsOf<DueMail>(result).map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** Condition that a claimed mail was neither withdrawn nor claimed again since. */
const isStillClaimed = ({ id, attempts }: DueMail) =>
  and(eq(mails.id, id), eq(mails.attempts, attempts), eq(mails.state, "pending"));

/** Marks a mail as sent. @param resolved member and address that were looked up for this attempt */
export async function markSent(
  db: Db,
  mail: DueMail,
  resolved: { userId: string | null; email: string },
): Promise<void> {
  await db
    .update(mails)
    .set({ ...resolved, state: "sent", answer: "", nextAt: null, sentAt: sql`now()` })
    .where(eq(mails.id, mail.id));
}

/**
 * Records a failed attempt.
 * @param seconds delay until the next attempt; undefined gives up
 * @param isCounted whether the attempt counts towards the maximum
 */
export async function recordFailedAttempt(
  db: Db,
  mail: DueMail,
  answer: string,
  { seconds, isCounted }: { seconds?: number; isCounted: boolean },
): Promise<void> {
  await db
    .update(mails)
    .set({
      answer,
      ...(!isCounted && { attempts: mail.attempts - 1 }),
      ...(seconds === undefined
        ? { state: "failed" as const, nextAt: null }
        : { nextAt: sql`now() + make_interval(secs => ${seconds}::float8)` }),
    })
    .where(isStillClaimed(mail));
}

/**
 * Locks a claimed mail until the transaction ends, so that a concurrent withdrawal waits for the token of its
 * link.
 * @returns false if the mail was withdrawn or claimed again
 */
export async function lockClaimedMail(tx: Db, mail: DueMail): Promise<boolean> {
  const rows = await tx.select({ id: mails.id }).from(mails).where(isStillClaimed(mail)).for("update");
  return rows.length > 0;
}

/** Deletes a mail that has no recipient any more. */
export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/** Queues a failed mail again. @returns false if the mail is not in the state `failed` */
export async function retryMail(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ state: "pending", attempts: 0, nextAt: sql`now()`, createdAt: sql`now()` })
    .where(and(eq(mails.id, id), eq(mails.state, "failed")))
    .returning({ id: mails.id });
  return rows.length > 0;
}

/** Deletes unsent verification mails of a member, because a thief of the account may have requested them. */
export async function withdrawVerifications(tx: Db, userId: string): Promise<void> {
  await tx
    .delete(mails)
    .where(and(eq(mails.userId, userId), eq(mails.kind, "verify"), ne(mails.state, "sent")));
}

/** Deletes all mails to a member, sent or not. */
export async function deleteMailsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(mails).where(eq(mails.userId, userId));
}

export async function listMails(
  db: Db,
  state: Mail["state"] | undefined,
  { limit, offset }: ReturnType<typeof pageOf>,
) {
  const where = state && eq(mails.state, state);
  const [rows, total] = await Promise.all([
    db
      .select({
        id: mails.id,
        kind: mails.kind,
        details: mails.details,
        email: sql<string>`coalesce(nullif(${mails.email}, ''), ${mailAddresses.email}, '')`,
        state: mails.state,
        attempts: mails.attempts,
        answer: mails.answer,
        createdAt: mails.createdAt,
        sentAt: mails.sentAt,
        nextAt: mails.nextAt,
      })
      .from(mails)
      .leftJoin(mailAddresses, eq(mailAddresses.userId, mails.userId))
      .where(where)
      .orderBy(desc(mails.id))
      .limit(limit)
      .offset(offset),
    countUpTo(db, mails, where),
  ]);
  return { rows, total };
}

/** Number of failed mails. */
export const countFailedMails = (db: Db): Promise<number> => countUpTo(db, mails, eq(mails.state, "failed"));

/**
 * Returns the numbers of sent, pending and failed mails, and the error of the oldest pending mail.
 * @param since start of the period for sent mails
 */
export async function getMailFigures(db: Db, since: Date) {
  const [sentToday, pending, failed, trouble] = await Promise.all([
    countUpTo(db, mails, gte(mails.sentAt, since)),
    countUpTo(db, mails, eq(mails.state, "pending")),
    countFailedMails(db),
    db
      .select({ answer: mails.answer })
      .from(mails)
      .where(and(eq(mails.state, "pending"), ne(mails.answer, "")))
      .orderBy(mails.id)
      .limit(1),
  ]);
  return { sentToday, pending, failed, trouble: trouble[0]?.answer ?? "" };
}

/** Deletes a batch of mails past their retention period. */
export async function deleteOldMails(tx: Db): Promise<void> {
  await tx.execute(sql`delete from mails where id in (
    select id from mails where created_at < now() - make_interval(days => ${policy.mail.keptDays}::int)
    order by created_at limit ${policy.mail.forgetAtOnce}::int)`);
}
