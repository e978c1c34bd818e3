import { and, desc, eq, gte, ne, or, sql } from "drizzle-orm";
import type { pageOf } from "../../core/paging.ts";
import { rowsOf } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { countUpTo } from "../../db/count.ts";
import { mailAddresses, mails, users } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { nameKey } from "../identity/login/login.rules.ts";
import { emailKey } from "./mail.rules.ts";

type Mail = typeof mails.$inferSelect;

/** Puts a mail into the queue, in the caller's transaction. */
export async function enqueueMail(
  db: Db,
  mail: Pick<Mail, "kind" | "details"> & Partial<Pick<Mail, "userId" | "email">>,
): Promise<void> {
  await db.insert(mails).values(mail);
}

/** A member's address; undefined without one. */
export async function addressOf(db: Db, userId: string) {
  const [row] = await db
    .select({ email: mailAddresses.email, notices: mailAddresses.notices })
    .from(mailAddresses)
    .where(eq(mailAddresses.userId, userId));
  return row;
}

/** Gives a member an address. @throws the database's unique violation when it is somebody else's */
export async function saveAddress(tx: Db, userId: string, email: string): Promise<void> {
  const values = { email, emailKey: emailKey(email), createdAt: sql`now()` };
  await tx
    .insert(mailAddresses)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: mailAddresses.userId, set: values });
}

/** @returns the address that was taken away; undefined when there was none */
export async function deleteAddress(tx: Db, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(mailAddresses)
    .where(eq(mailAddresses.userId, userId))
    .returning({ email: mailAddresses.email });
  return row?.email;
}

/** @returns whether the member has an address */
export async function setMailNotices(db: Db, userId: string, notices: boolean): Promise<boolean> {
  const rows = await db
    .update(mailAddresses)
    .set({ notices })
    .where(eq(mailAddresses.userId, userId))
    .returning({ userId: mailAddresses.userId });
  return rows.length > 0;
}

/** The open account that somebody means by its name, its mail address or its phone; undefined when there is none. */
export async function memberMeant(db: Db, typed: string) {
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
    // A name that is another member's number: the name is what was typed.
    .orderBy(sql`${users.usernameKey} = ${nameKey(typed)} desc`)
    .limit(1);
  return row;
}

/** Who a mail greets. */
export async function nicknameOf(db: Db, userId: string): Promise<string> {
  const [row] = await db.select({ nickname: users.nickname }).from(users).where(eq(users.id, userId));
  return row?.nickname ?? "";
}

export type DueMail = Pick<Mail, "id" | "kind" | "userId" | "email" | "details" | "attempts"> & {
  createdAt: Date;
};

/** The longest an attempt takes: name, connection, greeting; EHLO twice, STARTTLS, two of AUTH, MAIL, RCPT, DATA, the text. */
const REACHING_STEPS = 3;
const ANSWERS = 9;

/**
 * Claims mails that are due, each for the one who asks alone, and counts the attempt before it is made: when the process
 * ends meanwhile, the next attempt is made at its time. What somebody waits for goes before notices, however many wait.
 * @param notices how many of them may be notices
 */
export async function claimDueMails(db: Db, atOnce: number, notices = atOnce): Promise<DueMail[]> {
  const { timeoutMs, answerMs, serverPauseSeconds } = policy.mail;
  const longestMs = REACHING_STEPS * timeoutMs + ANSWERS * answerMs;
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
      next_at = now() + make_interval(secs => ${longestMs / 1000 + serverPauseSeconds}::float8)
    from (select id from awaited union all select id from notices) due
    where m.id = due.id
    returning m.id::text, m.kind, m.user_id::text as "userId", m.email, m.details, m.attempts,
      m.created_at as "createdAt"`);
  return rowsOf<DueMail>(result).map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** One that is still as it was claimed: not asked for again meanwhile. */
const asClaimed = ({ id, attempts }: DueMail) =>
  and(eq(mails.id, id), eq(mails.attempts, attempts), eq(mails.state, "pending"));

/** The server has taken it. @param resolved whose it is and where it went, for those that were looked up */
export async function noteSent(
  db: Db,
  mail: DueMail,
  resolved: { userId: string | null; email: string },
): Promise<void> {
  await db
    .update(mails)
    .set({ ...resolved, state: "sent", answer: "", nextAt: null, sentAt: sql`now()` })
    .where(eq(mails.id, mail.id));
}

/** It was not sent. @param seconds until it is tried again; undefined = never */
export async function noteUnsent(
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
    .where(asClaimed(mail));
}

/**
 * Holds a claimed mail until the transaction ends, so that what withdraws it waits for what is made for it.
 * @returns false when it was withdrawn, or asked for again, since it was claimed
 */
export async function holdClaimed(tx: Db, mail: DueMail): Promise<boolean> {
  const rows = await tx.select({ id: mails.id }).from(mails).where(asClaimed(mail)).for("update");
  return rows.length > 0;
}

/** Takes a mail out that is for nobody. */
export async function dropMail(db: Db, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/** Makes one that was given up due again; false when it was not. */
export async function retryMail(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ state: "pending", attempts: 0, nextAt: sql`now()`, createdAt: sql`now()` })
    .where(and(eq(mails.id, id), eq(mails.state, "failed")))
    .returning({ id: mails.id });
  return rows.length > 0;
}

/** Withdraws the mails by which a member, or a thief of the account, asked for an address to be verified. */
export async function withdrawVerifications(tx: Db, userId: string): Promise<void> {
  await tx
    .delete(mails)
    .where(and(eq(mails.userId, userId), eq(mails.kind, "verify"), ne(mails.state, "sent")));
}

/** Deletes what was sent to a member, or is to be. */
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

/** How many were given up. */
export const countFailedMails = (db: Db): Promise<number> => countUpTo(db, mails, eq(mails.state, "failed"));

/** How many were sent since a moment, wait, and were given up; and why the oldest that waits was not sent. */
export async function mailFigures(db: Db, since: Date) {
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

/** Deletes what was sent, or given up, long ago. */
export async function forgetMails(tx: Db): Promise<void> {
  await tx.execute(sql`delete from mails where id in (
    select id from mails where created_at < now() - make_interval(days => ${policy.mail.keptDays}::int)
    order by created_at limit ${policy.mail.forgetAtOnce}::int)`);
}
