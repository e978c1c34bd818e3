import { and, eq, isNull, sql } from "drizzle-orm";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { posts, questionAcceptances, questions, threads, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { lockAccount } from "../../rewards/points/points.queries.ts";
import { movePoints } from "../../rewards/points/points-ledger.ts";

const { points, paidAnswers, takeBackDays } = policy.question;

/** Holds a comment as it is until the transaction ends. @returns whether everybody may read it */
export async function holdAnswer(tx: Db, postId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, postId), sql`${posts.status} = 1`))
    .for("share");
  return rows.length > 0;
}

/** Locks a question until the transaction ends; undefined where there is none. Hold its answer before. */
export async function lockQuestion(tx: Db, threadId: string) {
  const [row] = await tx
    .select({ acceptedPostId: questions.acceptedPostId, model: questions.model })
    .from(questions)
    .where(eq(questions.threadId, threadId))
    .for("update");
  return row;
}

/** Ends what is accepted. The question is locked by the caller. @returns what ended, undefined where nothing was accepted */
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

export type Ended = NonNullable<Awaited<ReturnType<typeof endAcceptance>>>;

interface Accepted {
  threadId: string;
  postId: string;
  answererId: string;
  askerId: string;
  acceptedBy: string;
  firmware: string;
}

/**
 * Accepts an answer. The question is locked by the caller and has none.
 * @returns what the answerer was given, and whether it is their first answer to the question that is accepted
 */
export async function insertAcceptance(
  tx: Db,
  accepted: Accepted,
): Promise<{ paid: number; isFirst: boolean }> {
  const { threadId, postId, answererId, askerId, acceptedBy, firmware } = accepted;
  const earlier = await tx
    .select({ answererId: questionAcceptances.answererId, paid: questionAcceptances.paid })
    .from(questionAcceptances)
    .where(eq(questionAcceptances.threadId, threadId));
  const paidTo = new Set(earlier.flatMap((row) => (row.paid ? [row.answererId] : [])));
  const earns =
    answererId !== askerId &&
    answererId !== acceptedBy &&
    !paidTo.has(answererId) &&
    paidTo.size < paidAnswers;
  const device = sql`(select ${users.verifiedDevice} from ${users} where ${users.id} = ${answererId}::bigint)`;
  const inserted = await tx
    .insert(questionAcceptances)
    .values({ threadId, postId, answererId, acceptedBy, firmware, device, paid: earns })
    .returning({ id: questionAcceptances.id });
  await tx.update(questions).set({ acceptedPostId: postId }).where(eq(questions.threadId, threadId));
  if (earns) {
    const cause = `answer:${oneRow(inserted, "acceptance").id}`;
    await movePoints(tx, { userId: answererId, points, source: "answer", cause, sourceId: threadId });
  }
  return { paid: earns ? points : 0, isFirst: earlier.every((one) => one.answererId !== answererId) };
}

/** Takes back what an answer was given for, where it was accepted a short while ago; never more than there is. */
export async function takeBack(
  tx: Db,
  { id, threadId, answererId, acceptedAt, paid }: Ended,
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

/** Acceptances that ended because the comment is gone and whose points nobody has looked at, locked. */
export async function removedAcceptances(tx: Db, limit: number): Promise<(Ended & { endedAt: Date })[]> {
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
    .for("update");
}

/** Notes that the points of a removed answer have been decided about. */
export async function settleRemoved(tx: Db, id: string): Promise<void> {
  await tx.update(questionAcceptances).set({ removed: false }).where(eq(questionAcceptances.id, id));
}

/** The askers of questions that have answers, none of them accepted for a while, each once. */
export async function claimUnaccepted(tx: Db, now: Date, limit: number) {
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
