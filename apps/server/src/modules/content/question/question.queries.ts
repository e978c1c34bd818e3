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
import { KIND } from "../../search/search.queries.ts";
import { CLASSIFY } from "../thread/thread.rules.ts";
import { questionTexts } from "./question-texts.ts";

/** Answers beyond this are not counted. */
const countedAnswers = 1000;
/** Of what was accepted before, so much is read. */
const earlierKept = 11;

/** How many answers a question has, in a statement that reads it next to its thread; 0 for a thread that is none. */
export const answerCount = sql<number>`case when ${questions.threadId} is null then 0 else (
  select count(*)::int from (
    select from posts p where p.thread_id = ${questions.threadId} and p.root_id is null and p.status = 1
    limit ${sql.raw(String(countedAnswers))}
  ) answers) end`;

export interface NewQuestion {
  model: string;
  firmware: string;
}

/**
 * A question as its author asks it.
 * @throws RequestError 400 for a dynamic, an activity, and a model that nobody can have
 */
export async function readQuestion(
  db: Db,
  given: { model?: string; firmware?: string } | undefined,
  classify: number,
): Promise<NewQuestion | undefined> {
  if (!given) return undefined;
  if (classify !== CLASSIFY.thread) badInput(questionTexts.onlyThreads);
  const question = { model: given.model?.trim() ?? "", firmware: given.firmware ?? "" };
  if (question.model !== "" && (await firmwaresOf(db, question.model)) === undefined)
    badInput(questionTexts.model);
  return question;
}

export async function insertQuestion(tx: Db, threadId: string, question: NewQuestion): Promise<void> {
  await tx.insert(questions).values({ threadId, ...question });
}

/** The newest firmware of a model, empty when none is known; undefined for a model that there is not. */
async function firmwaresOf(db: Db, model: string): Promise<string | undefined> {
  const rows = await db
    .select({ firmware: deviceModels.firmware })
    .from(deviceModels)
    .where(eq(deviceModels.name, model));
  return rows.length === 0 ? undefined : newestOf(rows.map(({ firmware }) => firmware));
}

/** The newest firmware of a model as operators list it; empty when none is known. */
export const newestFirmware = async (db: Db, model: string): Promise<string> =>
  model === "" ? "" : ((await firmwaresOf(db, model)) ?? "");

async function acceptancesOf(db: Db, threadId: string) {
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
    .limit(earlierKept);
}

export type AcceptanceRow = Awaited<ReturnType<typeof acceptancesOf>>[number];

/** How many owners say that an answer works with a firmware, and how many that it does not. */
async function votesOn(db: Db, postId: string, firmware: string): Promise<{ works: number; fails: number }> {
  const rows = await db
    .select({ works: answerVotes.works, n: count() })
    .from(answerVotes)
    .where(and(eq(answerVotes.postId, postId), eq(answerVotes.firmware, firmware)))
    .groupBy(answerVotes.works);
  const of = (works: boolean) => rows.find((row) => row.works === works)?.n ?? 0;
  return { works: of(true), fails: of(false) };
}

export interface QuestionDetail {
  askerId: string;
  acceptances: AcceptanceRow[];
  helpedCount: number;
  newest: string;
  votes: { works: number; fails: number };
}

/** What a question's own page shows besides what lists show. */
export async function questionDetail(
  db: Db,
  question: { threadId: string; model: string },
  askerId: string,
): Promise<QuestionDetail> {
  const [acceptances, newest, helpedCount] = await Promise.all([
    acceptancesOf(db, question.threadId),
    newestFirmware(db, question.model),
    countHelped(db, KIND.thread, question.threadId),
  ]);
  const standing = acceptances.find(({ endedAt }) => endedAt === null);
  const votes =
    standing && isNewer(newest, standing.firmware)
      ? await votesOn(db, standing.postId, newest)
      : { works: 0, fails: 0 };
  return { askerId, acceptances, helpedCount, newest, votes };
}

/** Whether a member has a device of a model that was authenticated. */
export async function ownsModel(db: Db, userId: string, model: string): Promise<boolean> {
  const rows = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(deviceModels, eq(deviceModels.id, devices.modelId))
    .where(and(eq(devices.userId, userId), eq(devices.status, 1), eq(deviceModels.name, model)))
    .limit(1);
  return rows.length > 0;
}

/** What a member said of an answer with a firmware; undefined when they have not. */
export async function voteOf(db: Db, postId: string, firmware: string, userId: string) {
  const [row] = await db
    .select({ works: answerVotes.works })
    .from(answerVotes)
    .where(
      and(eq(answerVotes.postId, postId), eq(answerVotes.firmware, firmware), eq(answerVotes.userId, userId)),
    );
  return row?.works;
}

/** Notes what a member says of an answer with a firmware, the last word counts. */
export async function writeVote(tx: Db, row: typeof answerVotes.$inferInsert): Promise<void> {
  await tx
    .insert(answerVotes)
    .values(row)
    .onConflictDoUpdate({
      target: [answerVotes.postId, answerVotes.firmware, answerVotes.userId],
      set: { works: row.works },
    });
}

/** The accepted answer that a vote is about. */
export async function standingAnswer(db: Db, postId: string) {
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

/** Whom something has helped. */
export const countHelped = (db: Db, kind: number, refId: string): Promise<number> =>
  countUpTo(db, questionHelps, and(eq(questionHelps.kind, kind), eq(questionHelps.refId, refId)));

/** Notes that something has helped a member, once. */
export async function noteHelped(db: Db, kind: number, refId: string, userId: string): Promise<void> {
  await db.insert(questionHelps).values({ kind, refId, userId }).onConflictDoNothing();
}

/** How many each of some things of one kind has helped. */
export async function helpedCounts(db: Db, kind: number, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: questionHelps.refId, n: count() })
    .from(questionHelps)
    .where(and(eq(questionHelps.kind, kind), isAmong(questionHelps.refId, ids)))
    .groupBy(questionHelps.refId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** The states of those of some threads that are questions, with the text of what answers them. */
export async function statesOf(db: Db, threadIds: string[]) {
  const result = await db.execute(sql`
    select q.thread_id::text as id, p.excerpt as answer
    from questions q left join posts p on p.id = q.accepted_post_id
    where q.thread_id = any(${idArray(threadIds)})`);
  return new Map(rowsOf<{ id: string; answer: string | null }>(result).map((row) => [row.id, row]));
}

const solved = {
  open: sql`${questions.acceptedPostId} is null`,
  solved: sql`${questions.acceptedPostId} is not null`,
};

/** A page of the questions that are open or solved, the latest first, and how many there are (at most 10000 are counted). */
export async function listQuestions(db: Db, state: "open" | "solved", model: string | undefined, page: Page) {
  const where = and(solved[state], model ? eq(questions.model, model) : undefined);
  const shown = and(
    where,
    sql`exists (select from threads t where t.id = ${questions.threadId} and t.status = 1)`,
  );
  return pageOfQuestions(db, shown, sql`${questions.threadId} desc`, page);
}

async function pageOfQuestions(db: Db, where: SQL | undefined, order: SQL, { limit, offset }: Page) {
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

/** A page of the open questions about some models that a member has neither asked nor answered, the longest waiting first. */
export async function listQueue(db: Db, userId: string, models: string[], since: Date, page: Page) {
  if (models.length === 0) return { ids: [], total: 0 };
  const names = sql.join(
    models.map((model) => sql`${model}::text`),
    sql`, `,
  );
  const where = sql`${solved.open} and ${questions.model} in (${names}) and ${questions.askedAt} > ${since.toISOString()}::timestamptz
    and exists (select from threads t where t.id = ${questions.threadId} and t.status = 1 and t.author_id <> ${userId}::bigint)
    and not exists (select from posts p where p.author_id = ${userId}::bigint and p.thread_id = ${questions.threadId}
      and p.root_id is null and p.status in (0, 1))`;
  return pageOfQuestions(db, where, sql`${questions.threadId}`, page);
}

/** The models a member has, each once, with their newest firmware. */
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

/** How many questions a member has asked, how many of others they have answered, and how many of their answers stand. */
export async function countsOf(db: Db, userId: string) {
  const result = await db.execute(sql`
    select
      (select count(*)::int from threads t join questions q on q.thread_id = t.id
        where t.author_id = ${userId}::bigint and t.status = 1) as asked,
      (select count(distinct p.thread_id)::int from posts p join questions q on q.thread_id = p.thread_id
        join threads t on t.id = p.thread_id and t.status = 1 and t.author_id <> p.author_id
        where p.author_id = ${userId}::bigint and p.root_id is null and p.status = 1) as answered,
      (select count(*)::int from question_acceptances a
        where a.answerer_id = ${userId}::bigint and a.ended_at is null) as accepted`);
  return oneRow(rowsOf<{ asked: number; answered: number; accepted: number }>(result), "countsOf");
}
