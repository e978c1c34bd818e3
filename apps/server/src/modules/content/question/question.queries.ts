import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { authorColumns } from "../../../core/author.ts";
import { isNewer, newestOf } from "../../../core/firmware.ts";
import type { Page } from "../../../core/paging.ts";
import { badInput } from "../../../core/request-error.ts";
import { idArray, isAmong, oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import {
  answerVotes,
  deviceModels,
  devices,
  posts,
  questionAcceptances,
  questionHelps,
  questions,
  threads,
  userGroups,
  users,
} from "../../../db/schema/index.ts";
import { KIND } from "../../search/index.ts";
import { CLASSIFY } from "../thread/thread.rules.ts";
import { questionTexts } from "./question-texts.ts";

/** Maximum counted answers of a question. */
const MAX_ANSWER_COUNT = 1000;
/** Maximum number of acceptances read per question: ten earlier ones and the current one. */
const MAX_ACCEPTANCES = 11;

/**
 * SQL expression for the number of answers, for a query that left-joins `questions`. 0 for a thread that is no
 * question.
 */
export const answerCount = sql<number>`case when ${questions.threadId} is null then 0 else (
  select count(*)::int from (
    select from posts p where p.thread_id = ${questions.threadId} and p.root_id is null and p.status = 1
    limit ${sql.raw(String(MAX_ANSWER_COUNT))}
  ) answers) end`;

export interface NewQuestion {
  model: string;
  firmware: string;
}

/**
 * Checks the question part of a new thread. Returns undefined for a thread that is no question.
 * @throws RequestError 400 for a moment, an activity, or an unknown model
 */
export async function readQuestion(
  db: Db,
  input: { model?: string; firmware?: string } | undefined,
  classify: number,
): Promise<NewQuestion | undefined> {
  if (!input) return undefined;
  if (classify !== CLASSIFY.thread) badInput(questionTexts.onlyThreads);
  const question = { model: input.model?.trim() ?? "", firmware: input.firmware ?? "" };
  if (question.model !== "" && (await findFirmware(db, question.model)) === undefined)
    badInput(questionTexts.model);
  return question;
}

export async function insertQuestion(tx: Db, threadId: string, question: NewQuestion): Promise<void> {
  await tx.insert(questions).values({ threadId, ...question });
}

/** Finds the newest firmware of a model; empty if none is stored, undefined for an unknown model. */
async function findFirmware(db: Db, model: string): Promise<string | undefined> {
  const rows = await db
    .select({ firmware: deviceModels.firmware })
    .from(deviceModels)
    .where(eq(deviceModels.name, model));
  return rows.length === 0 ? undefined : newestOf(rows.map(({ firmware }) => firmware));
}

/** Returns the newest firmware of a model; empty if none is stored or the model is unknown. */
export const newestFirmware = async (db: Db, model: string): Promise<string> =>
  model === "" ? "" : ((await findFirmware(db, model)) ?? "");

async function listAcceptances(db: Db, threadId: string) {
  return db
    .select({
      id: questionAcceptances.id,
      postId: questionAcceptances.postId,
      acceptedBy: questionAcceptances.acceptedBy,
      device: questionAcceptances.device,
      firmware: questionAcceptances.firmware,
      acceptedAt: questionAcceptances.acceptedAt,
      endedAt: questionAcceptances.endedAt,
      content: posts.content,
      images: posts.images,
      floor: posts.floor,
      status: posts.status,
      likeCount: posts.likeCount,
      replyCount: posts.replyCount,
      postedAt: posts.createdAt,
      author: authorColumns,
    })
    .from(questionAcceptances)
    .innerJoin(posts, eq(posts.id, questionAcceptances.postId))
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(eq(questionAcceptances.threadId, threadId))
    .orderBy(desc(questionAcceptances.acceptedAt), desc(questionAcceptances.id))
    .limit(MAX_ACCEPTANCES);
}

export type AcceptanceRow = Awaited<ReturnType<typeof listAcceptances>>[number];

/** Counts the votes of owners on whether an answer works with a firmware. */
async function countVotes(
  db: Db,
  postId: string,
  firmware: string,
): Promise<{ works: number; fails: number }> {
  const rows = await db
    .select({ works: answerVotes.works, n: count() })
    .from(answerVotes)
    .where(and(eq(answerVotes.postId, postId), eq(answerVotes.firmware, firmware)))
    .groupBy(answerVotes.works);
  const votesFor = (works: boolean) => rows.find((row) => row.works === works)?.n ?? 0;
  return { works: votesFor(true), fails: votesFor(false) };
}

export interface QuestionDetail {
  askerId: string;
  acceptances: AcceptanceRow[];
  helpedCount: number;
  newest: string;
  votes: { works: number; fails: number };
}

/** Reads the parts of a question that only its page shows. */
export async function questionDetail(
  db: Db,
  question: { threadId: string; model: string },
  askerId: string,
): Promise<QuestionDetail> {
  const [acceptances, newest, helpedCount] = await Promise.all([
    listAcceptances(db, question.threadId),
    newestFirmware(db, question.model),
    countHelped(db, KIND.thread, question.threadId),
  ]);
  const accepted = acceptances.find(({ endedAt }) => endedAt === null);
  const votes =
    accepted && isNewer(newest, accepted.firmware)
      ? await countVotes(db, accepted.postId, newest)
      : { works: 0, fails: 0 };
  return { askerId, acceptances, helpedCount, newest, votes };
}

/** Whether a member has a certified device of a model. */
export async function ownsModel(db: Db, userId: string, model: string): Promise<boolean> {
  const rows = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(deviceModels, eq(deviceModels.id, devices.modelId))
    .where(and(eq(devices.userId, userId), eq(devices.status, 1), eq(deviceModels.name, model)))
    .limit(1);
  return rows.length > 0;
}

/** Finds a member's vote on an answer with a firmware. */
export async function voteOf(db: Db, postId: string, firmware: string, userId: string) {
  const [row] = await db
    .select({ works: answerVotes.works })
    .from(answerVotes)
    .where(
      and(eq(answerVotes.postId, postId), eq(answerVotes.firmware, firmware), eq(answerVotes.userId, userId)),
    );
  return row?.works;
}

/** Upserts a member's vote on an answer with a firmware. */
export async function writeVote(tx: Db, row: typeof answerVotes.$inferInsert): Promise<void> {
  await tx
    .insert(answerVotes)
    .values(row)
    .onConflictDoUpdate({
      target: [answerVotes.postId, answerVotes.firmware, answerVotes.userId],
      set: { works: row.works },
    });
}

/** Finds the current acceptance of an answer in a normal thread. */
export async function findAcceptedAnswer(db: Db, postId: string) {
  const [row] = await db
    .select({
      threadId: questions.threadId,
      model: questions.model,
      firmware: questionAcceptances.firmware,
    })
    .from(questionAcceptances)
    .innerJoin(questions, eq(questions.threadId, questionAcceptances.threadId))
    .innerJoin(threads, and(eq(threads.id, questions.threadId), sql`${threads.status} = 1`))
    .where(
      and(
        eq(questions.acceptedPostId, postId),
        sql`${questionAcceptances.endedAt} is null`,
        sql`${questions.threadId} = (select p.thread_id from posts p where p.id = ${postId}::bigint)`,
      ),
    );
  return row;
}

/** Counts the members whom a document has helped, at most 10,000. */
export const countHelped = (db: Db, kind: number, refId: string): Promise<number> =>
  countUpTo(db, questionHelps, and(eq(questionHelps.kind, kind), eq(questionHelps.refId, refId)));

/** Records that a document has helped a member. Idempotent. */
export async function insertHelp(db: Db, kind: number, refId: string, userId: string): Promise<void> {
  await db.insert(questionHelps).values({ kind, refId, userId }).onConflictDoNothing();
}

/** Counts the members whom each of several documents of a kind has helped. */
export async function helpedCounts(db: Db, kind: number, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: questionHelps.refId, n: count() })
    .from(questionHelps)
    .where(and(eq(questionHelps.kind, kind), isAmong(questionHelps.refId, ids)))
    .groupBy(questionHelps.refId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Reads the questions among several threads, with the excerpt of their accepted answers. */
export async function readAnswers(db: Db, threadIds: string[]) {
  const result = await db.execute(sql`
    select q.thread_id::text as id, p.excerpt as answer
    from questions q left join posts p on p.id = q.accepted_post_id
    where q.thread_id = any(${idArray(threadIds)})`);
  return new Map(rowsOf<{ id: string; answer: string | null }>(result).map((row) => [row.id, row]));
}

const stateCondition = {
  open: sql`${questions.acceptedPostId} is null`,
  solved: sql`${questions.acceptedPostId} is not null`,
};

/** Lists a page of open or solved questions, the latest first, with their total up to 10,000. */
export async function listQuestions(db: Db, state: "open" | "solved", model: string | undefined, page: Page) {
  const where = and(stateCondition[state], model ? eq(questions.model, model) : undefined);
  const visible = and(
    where,
    sql`exists (select from threads t where t.id = ${questions.threadId} and t.status = 1)`,
  );
  return listPage(db, visible, sql`${questions.threadId} desc`, page);
}

async function listPage(db: Db, where: SQL | undefined, order: SQL, { limit, offset }: Page) {
  const [rows, total] = await Promise.all([
    db
      .select({ id: questions.threadId })
      .from(questions)
      .where(where)
      .orderBy(order)
      .limit(limit)
      .offset(offset),
    countUpTo(db, questions, where),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

/** Lists a page of open questions about several models that a member has neither asked nor answered, oldest first. */
export async function listQueue(db: Db, userId: string, models: string[], since: Date, page: Page) {
  if (models.length === 0) return { ids: [], total: 0 };
  const names = sql.join(
    models.map((model) => sql`${model}::text`),
    sql`, `,
  );
  const where = sql`${stateCondition.open} and ${questions.model} in (${names}) and ${questions.askedAt} > ${since.toISOString()}::timestamptz
    and exists (select from threads t where t.id = ${questions.threadId} and t.status = 1 and t.author_id <> ${userId}::bigint)
    and not exists (select from posts p where p.author_id = ${userId}::bigint and p.thread_id = ${questions.threadId}
      and p.root_id is null and p.status in (0, 1))`;
  return listPage(db, where, sql`${questions.threadId}`, page);
}

/** Lists the models of a member's certified devices without duplicates, with their newest firmware. */
export async function modelsOf(db: Db, userId: string) {
  const rows = await db
    .selectDistinct({ model: deviceModels.name, firmware: deviceModels.firmware, primary: devices.isPrimary })
    .from(devices)
    .innerJoin(deviceModels, eq(deviceModels.id, devices.modelId))
    .where(and(eq(devices.userId, userId), eq(devices.status, 1)))
    .orderBy(desc(devices.isPrimary), deviceModels.name);
  const models = [...new Set(rows.map(({ model }) => model))];
  return models.map((model) => ({
    model,
    firmware: newestOf(rows.filter((row) => row.model === model).map(({ firmware }) => firmware)),
  }));
}

/** Counts the questions a member has asked, the questions of others they have answered, and their accepted answers. */
export async function countContributions(db: Db, userId: string) {
  const result = await db.execute(sql`
    select
      (select count(*)::int from threads t join questions q on q.thread_id = t.id
        where t.author_id = ${userId}::bigint and t.status = 1) as asked,
      (select count(distinct p.thread_id)::int from posts p join questions q on q.thread_id = p.thread_id
        join threads t on t.id = p.thread_id and t.status = 1 and t.author_id <> p.author_id
        where p.author_id = ${userId}::bigint and p.root_id is null and p.status = 1) as answered,
      (select count(*)::int from question_acceptances a
        where a.answerer_id = ${userId}::bigint and a.ended_at is null) as accepted`);
  return oneRow(rowsOf<{ asked: number; answered: number; accepted: number }>(result), "countContributions");
}
