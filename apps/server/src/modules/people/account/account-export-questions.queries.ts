import { and, asc, eq, gt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  answerVotes,
  appeals,
  auditLog,
  questionAcceptances,
  questionHelps,
  questions,
  threadHighlights,
  threads,
} from "../../../db/schema/index.ts";
import { KIND } from "../../search/index.ts";
import type { Batch } from "./account-export.queries.ts";

/** SQL expression for the ID of a row with a composite key, such as "12:1.1.0". */
const pairId = (of: SQLWrapper, by: SQLWrapper) => sql<string>`${of} || ':' || ${by}`;

/** Splits the ID of a row with a composite key. "0" precedes all IDs. */
function splitPairId(after: string): [first: string, second: string] {
  const at = after.indexOf(":");
  return at < 0 ? [after, ""] : [after.slice(0, at), after.slice(at + 1)];
}

/** A member's questions with their accepted answers. */
export const exportQuestions: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: questions.threadId,
      model: questions.model,
      firmware: questions.firmware,
      acceptedPostId: questions.acceptedPostId,
      askedAt: questions.askedAt,
    })
    .from(questions)
    .innerJoin(threads, eq(threads.id, questions.threadId))
    .where(and(eq(threads.authorId, userId), gt(questions.threadId, after)))
    .orderBy(asc(questions.threadId))
    .limit(limit);

/** Acceptances of a member's answers. */
export const exportAcceptances: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: questionAcceptances.id,
      threadId: questionAcceptances.threadId,
      postId: questionAcceptances.postId,
      device: questionAcceptances.device,
      firmware: questionAcceptances.firmware,
      acceptedAt: questionAcceptances.acceptedAt,
      endedAt: questionAcceptances.endedAt,
    })
    .from(questionAcceptances)
    .where(and(eq(questionAcceptances.answererId, userId), gt(questionAcceptances.id, after)))
    .orderBy(asc(questionAcceptances.id))
    .limit(limit);

/** A member's votes on whether answers work with a firmware. */
export const exportAnswerVotes: Batch = (db, userId, after, limit) => {
  const [postId, firmware] = splitPairId(after);
  const isAfter: SQL = sql`(${answerVotes.postId}, ${answerVotes.firmware}) > (${postId}::bigint, ${firmware}::text)`;
  return db
    .select({
      id: pairId(answerVotes.postId, answerVotes.firmware),
      postId: answerVotes.postId,
      firmware: answerVotes.firmware,
      works: answerVotes.works,
      createdAt: answerVotes.createdAt,
    })
    .from(answerVotes)
    .where(and(eq(answerVotes.userId, userId), isAfter))
    .orderBy(asc(answerVotes.postId), asc(answerVotes.firmware))
    .limit(limit);
};

/** A member's highlights in threads. */
export const exportHighlights: Batch = (db, userId, after, limit) => {
  const [threadId, anchor] = splitPairId(after);
  const isAfter: SQL = sql`(${threadHighlights.threadId}, ${threadHighlights.anchor}) > (${threadId}::bigint, ${anchor}::text)`;
  return db
    .select({
      id: pairId(threadHighlights.threadId, threadHighlights.anchor),
      threadId: threadHighlights.threadId,
      quote: threadHighlights.quote,
      createdAt: threadHighlights.createdAt,
    })
    .from(threadHighlights)
    .where(and(eq(threadHighlights.userId, userId), isAfter))
    .orderBy(asc(threadHighlights.threadId), asc(threadHighlights.anchor))
    .limit(limit);
};

/** Documents that a member marked as helpful. */
export const exportHelps: Batch = (db, userId, after, limit) => {
  const [kind, refId] = splitPairId(after);
  const isAfter: SQL = sql`(${questionHelps.kind}, ${questionHelps.refId}) > (${kind}::smallint, ${refId || "0"}::bigint)`;
  return db
    .select({
      id: pairId(questionHelps.kind, questionHelps.refId),
      kind: sql<string>`case ${questionHelps.kind} ${sql.join(
        Object.entries(KIND).map(([name, number]) => sql`when ${number}::int then ${name}::text`),
        sql` `,
      )} else ${questionHelps.kind}::text end`,
      refId: questionHelps.refId,
      createdAt: questionHelps.createdAt,
    })
    .from(questionHelps)
    .where(and(eq(questionHelps.userId, userId), isAfter))
    .orderBy(asc(questionHelps.kind), asc(questionHelps.refId))
    .limit(limit);
};

/** A member's appeals and their outcome, without the moderators who acted or decided. */
export const exportAppeals: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: appeals.id,
      action: auditLog.action,
      reason: auditLog.reason,
      actedAt: auditLog.createdAt,
      text: appeals.text,
      status: appeals.status,
      answer: appeals.answer,
      createdAt: appeals.createdAt,
      dueAt: appeals.dueAt,
      decidedAt: appeals.decidedAt,
    })
    .from(appeals)
    .innerJoin(auditLog, eq(auditLog.id, appeals.auditId))
    .where(and(eq(appeals.userId, userId), gt(appeals.id, after)))
    .orderBy(asc(appeals.id))
    .limit(limit);
