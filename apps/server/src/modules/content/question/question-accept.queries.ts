import { and, eq, isNull, sql } from "drizzle-orm";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { posts, questionAcceptances, questions, threads, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { lockAccount, movePoints } from "../../rewards/index.ts";

const { points, paidAnswers, takeBackDays } = policy.question;

/** Locks a comment against changes until the transaction ends. Returns false if it is not normal. */
export async function lockAnswer(tx: Db, postId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, postId), sql`${posts.status} = 1`))
    .for("share");
  return rows.length > 0;
}

/**
 * Locks a question until the transaction ends. Lock the answer first. Returns undefined for a thread that is no
 * question.
 */
export async function lockQuestion(tx: Db, threadId: string) {
  const [row] = await tx
    .select({ acceptedPostId: questions.acceptedPostId, model: questions.model })
    .from(questions)
    .where(eq(questions.threadId, threadId))
    .for("no key update");
  return row;
}

/**
 * Ends the current acceptance of a question, which the caller has locked. Returns undefined if no answer was accepted.
 */
export async function endAcceptance(tx: Db, threadId: string) {
  await tx.update(questions).set({ acceptedPostId: null }).where(eq(questions.threadId, threadId));
  const [row] = await tx
    .update(questionAcceptances)
    .set({ endedAt: sql`now()` })
    .where(and(eq(questionAcceptances.threadId, threadId), isNull(questionAcceptances.endedAt)))
    .returning({
      id: questionAcceptances.id,
      threadId: questionAcceptances.threadId,
      answererId: questionAcceptances.answererId,
      acceptedAt: questionAcceptances.acceptedAt,
      paid: questionAcceptances.paid,
    });
  return row;
}

export type EndedAcceptance = NonNullable<Awaited<ReturnType<typeof endAcceptance>>>;

interface NewAcceptance {
  threadId: string;
  postId: string;
  answererId: string;
  askerId: string;
  acceptedBy: string;
  firmware: string;
}

/**
 * Accepts an answer and books its points. The caller has locked the question, which has no accepted answer. Points are
 * paid once per answerer and to at most `paidAnswers` answerers of a question, and never to the asker or to the member
 * who accepts.
 * @returns the paid points, and whether this is the answerer's first acceptance in the question
 */
export async function insertAcceptance(
  tx: Db,
  acceptance: NewAcceptance,
): Promise<{ paid: number; isFirst: boolean }> {
  const { threadId, postId, answererId, askerId, acceptedBy, firmware } = acceptance;
  const earlier = await tx
    .select({ answererId: questionAcceptances.answererId, paid: questionAcceptances.paid })
    .from(questionAcceptances)
    .where(eq(questionAcceptances.threadId, threadId));
  const paidTo = new Set(earlier.flatMap((row) => (row.paid ? [row.answererId] : [])));
  const isPaid =
    answererId !== askerId &&
    answererId !== acceptedBy &&
    !paidTo.has(answererId) &&
    paidTo.size < paidAnswers;
  const device = sql`(select ${users.verifiedDevice} from ${users} where ${users.id} = ${answererId}::bigint)`;
  const inserted = await tx
    .insert(questionAcceptances)
    .values({ threadId, postId, answererId, acceptedBy, firmware, device, paid: isPaid })
    .returning({ id: questionAcceptances.id });
  await tx.update(questions).set({ acceptedPostId: postId }).where(eq(questions.threadId, threadId));
  if (isPaid) {
    const cause = `answer:${oneRow(inserted, "acceptance").id}`;
    await movePoints(tx, { userId: answererId, points, source: "answer", cause, sourceId: threadId });
  }
  return { paid: isPaid ? points : 0, isFirst: earlier.every((row) => row.answererId !== answererId) };
}

/**
 * Revokes the points of an ended acceptance that was accepted at most `takeBackDays` before `now`. Revokes at most the
 * balance of the account.
 */
export async function revokePoints(
  tx: Db,
  { id, threadId, answererId, acceptedAt, paid }: EndedAcceptance,
  now: Date,
): Promise<void> {
  if (!paid || now.getTime() - acceptedAt.getTime() > takeBackDays * 24 * 3600 * 1000) return;
  const amount = Math.min(points, await lockAccount(tx, answererId));
  if (amount > 0) {
    const cause = `answer:${id}:back`;
    await movePoints(tx, {
      userId: answererId,
      points: -amount,
      source: "answer",
      cause,
      sourceId: threadId,
    });
  }
  await tx.update(questionAcceptances).set({ paid: false }).where(eq(questionAcceptances.id, id));
}

/** Lists and locks paid acceptances that ended with the removal of their comment and are not settled yet. */
export async function listRemovedAcceptances(
  tx: Db,
  limit: number,
): Promise<(EndedAcceptance & { endedAt: Date })[]> {
  return tx
    .select({
      id: questionAcceptances.id,
      threadId: questionAcceptances.threadId,
      answererId: questionAcceptances.answererId,
      acceptedAt: questionAcceptances.acceptedAt,
      paid: questionAcceptances.paid,
      endedAt: sql<Date>`${questionAcceptances.endedAt}`.mapWith(questionAcceptances.acceptedAt),
    })
    .from(questionAcceptances)
    .where(sql`${questionAcceptances.removed} and ${questionAcceptances.paid}`)
    .orderBy(questionAcceptances.answererId)
    .limit(limit)
    .for("no key update");
}

/** Marks the acceptance of a removed comment as settled. */
export async function settleRemoved(tx: Db, id: string): Promise<void> {
  await tx.update(questionAcceptances).set({ removed: false }).where(eq(questionAcceptances.id, id));
}

/** Claims questions whose askers are due for the reminder to accept an answer. Each question is claimed once. */
export async function claimReminders(tx: Db, now: Date, limit: number) {
  const days = (n: number) => new Date(now.getTime() - n * 24 * 3600 * 1000).toISOString();
  const result = await tx.execute(sql`
    update questions set reminded_at = ${now.toISOString()}::timestamptz where thread_id in (
      select q.thread_id from questions q join threads t on t.id = q.thread_id and t.status = 1
      where q.accepted_post_id is null and q.reminded_at is null
        and q.asked_at <= ${days(policy.question.remindAfterDays)}::timestamptz
        and q.asked_at > ${days(policy.question.remindUntilDays)}::timestamptz
        and exists (select from posts p where p.thread_id = q.thread_id and p.root_id is null and p.status = 1
          and p.author_id <> t.author_id)
      order by q.asked_at limit ${limit}
    ) returning thread_id::text as id`);
  const ids = rowsOf<{ id: string }>(result).map(({ id }) => id);
  if (ids.length === 0) return [];
  return tx
    .select({ threadId: threads.id, userId: threads.authorId, title: threads.title })
    .from(threads)
    .innerJoin(users, and(eq(users.id, threads.authorId), sql`${users.status} = 1`))
    .where(
      sql`${threads.id} in (${sql.join(
        ids.map((id) => sql`${id}::bigint`),
        sql`, `,
      )})`,
    )
    .orderBy(threads.authorId);
}
