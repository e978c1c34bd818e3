import { and, asc, desc, eq, ilike, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { allOf, oneRow, rowsOf, toLikePattern } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { faqs, feedbackMeToos, feedbackReplies, feedbacks, users } from "../../../db/schema/index.ts";
import { STATUS, type Status } from "./feedback.rules.ts";

export interface BoardFilter {
  keyWord?: string;
  state?: "open" | "fixed";
  model?: string;
}

/** Condition for known issues. Merged issues are left out, because the issue they were merged into represents them. */
const isKnownIssue = () => and(sql`${feedbacks.isPublic}`, ne(feedbacks.status, STATUS.merged));

function matchesBoard({ keyWord, state, model }: BoardFilter): SQL {
  const word = keyWord?.trim();
  return allOf(
    isKnownIssue(),
    word
      ? or(ilike(feedbacks.title, toLikePattern(word)), ilike(feedbacks.answer, toLikePattern(word)))
      : undefined,
    state === "fixed" ? eq(feedbacks.status, STATUS.solved) : undefined,
    state === "open" ? ne(feedbacks.status, STATUS.solved) : undefined,
    model ? or(eq(feedbacks.models, ""), ilike(feedbacks.models, toLikePattern(model))) : undefined,
  );
}

/** Lists known issues, highest "me too" count first. */
export async function listBoard(db: Db, filter: BoardFilter, { limit, offset }: Page) {
  return db
    .select({
      id: feedbacks.id,
      title: feedbacks.title,
      status: feedbacks.status,
      models: feedbacks.models,
      firmware: feedbacks.firmware,
      expectedIn: feedbacks.expectedIn,
      fixedIn: feedbacks.fixedIn,
      answer: feedbacks.answer,
      meTooCount: feedbacks.meTooCount,
      updatedAt: feedbacks.updatedAt,
    })
    .from(feedbacks)
    .where(matchesBoard(filter))
    .orderBy(desc(feedbacks.meTooCount), desc(feedbacks.id))
    .limit(limit)
    .offset(offset);
}

export async function countBoard(db: Db, filter: BoardFilter): Promise<number> {
  return countUpTo(db, feedbacks, matchesBoard(filter));
}

/** Lists visible FAQs in their order, optionally filtered by a keyword. */
export async function listFaqs(db: Db, keyWord: string | undefined, { limit, offset }: Page) {
  const word = keyWord?.trim();
  const where = and(
    eq(faqs.isShow, true),
    word ? or(ilike(faqs.question, toLikePattern(word)), ilike(faqs.answer, toLikePattern(word))) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select({ id: faqs.id, category: faqs.category, question: faqs.question, answer: faqs.answer })
      .from(faqs)
      .where(where)
      .orderBy(asc(faqs.orderNum), asc(faqs.id))
      .limit(limit)
      .offset(offset),
    db.$count(faqs, where),
  ]);
  return { rows, total };
}

/** Returns the next report number of a day. Runs in the caller's transaction, so that a rollback leaves no gap. */
export async function nextNumberOfDay(tx: Db, day: string): Promise<number> {
  const result = await tx.execute(sql`
    insert into feedback_days (day, count) values (${day}, 1)
    on conflict (day) do update set count = feedback_days.count + 1
    returning count`);
  return oneRow(rowsOf<{ count: number }>(result), "nextNumberOfDay").count;
}

/** Inserts a feedback report. Returns undefined if the request ID was used before. */
export async function insertFeedback(tx: Db, row: typeof feedbacks.$inferInsert) {
  const [inserted] = await tx
    .insert(feedbacks)
    .values(row)
    .onConflictDoNothing({ target: [feedbacks.userId, feedbacks.requestId] })
    .returning({ id: feedbacks.id, no: feedbacks.no });
  return inserted;
}

export async function findFeedbackByRequest(db: Db, userId: string, requestId: string) {
  const [row] = await db
    .select({ id: feedbacks.id, no: feedbacks.no })
    .from(feedbacks)
    .where(and(eq(feedbacks.userId, userId), eq(feedbacks.requestId, requestId)));
  return row;
}

const rowColumns = {
  id: feedbacks.id,
  no: feedbacks.no,
  kind: feedbacks.kind,
  title: feedbacks.title,
  status: feedbacks.status,
  rating: feedbacks.rating,
  ratingRemark: feedbacks.ratingRemark,
  createdAt: feedbacks.createdAt,
  updatedAt: feedbacks.updatedAt,
};

const mine = (userId: string, states: readonly Status[] | undefined) =>
  and(eq(feedbacks.userId, userId), states && inArray(feedbacks.status, [...states]));

/** Lists a member's feedback reports, newest first, with the ID of the last reply. */
export async function listMine(
  db: Db,
  userId: string,
  states: readonly Status[] | undefined,
  { limit, offset }: Page,
) {
  return db
    .select({ ...rowColumns, lastReplyId: feedbacks.lastReplyId })
    .from(feedbacks)
    .where(mine(userId, states))
    .orderBy(desc(feedbacks.createdAt), desc(feedbacks.id))
    .limit(limit)
    .offset(offset);
}

export async function countMine(db: Db, userId: string, states?: readonly Status[]): Promise<number> {
  return db.$count(feedbacks, mine(userId, states));
}

export async function listMeTooIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: feedbackMeToos.feedbackId })
    .from(feedbackMeToos)
    .where(eq(feedbackMeToos.userId, userId))
    .limit(1000);
  return rows.map(({ id }) => id);
}

const replyColumns = {
  id: feedbackReplies.id,
  user: briefColumns,
  isStaff: feedbackReplies.isStaff,
  content: feedbackReplies.content,
  images: feedbackReplies.images,
  createdAt: feedbackReplies.createdAt,
};

export async function listRepliesByIds(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select(replyColumns)
    .from(feedbackReplies)
    .innerJoin(users, eq(users.id, feedbackReplies.userId))
    .where(inArray(feedbackReplies.id, ids));
}

/** Lists the replies to a feedback report, oldest first. */
export async function listReplies(db: Db, feedbackId: string) {
  return db
    .select(replyColumns)
    .from(feedbackReplies)
    .innerJoin(users, eq(users.id, feedbackReplies.userId))
    .where(eq(feedbackReplies.feedbackId, feedbackId))
    .orderBy(asc(feedbackReplies.id))
    .limit(500);
}

/** Finds a feedback report with its author. */
export async function findFeedback(db: Db, id: string) {
  const [row] = await db
    .select({ feedback: feedbacks, user: briefColumns })
    .from(feedbacks)
    .innerJoin(users, eq(users.id, feedbacks.userId))
    .where(eq(feedbacks.id, id));
  return row;
}

/** Adds a reply and makes it the last reply of the report. */
export async function addReply(tx: Db, row: typeof feedbackReplies.$inferInsert): Promise<void> {
  const reply = oneRow(
    await tx.insert(feedbackReplies).values(row).returning({ id: feedbackReplies.id }),
    "addReply",
  );
  await tx.update(feedbacks).set({ lastReplyId: reply.id }).where(eq(feedbacks.id, row.feedbackId));
}

/**
 * Updates a feedback report if it has one of the statuses `from`.
 * @returns whether the report was updated
 */
export async function changeFeedback(
  tx: Db,
  where: { id: string; userId?: string; unrated?: boolean },
  from: readonly Status[],
  change: Partial<typeof feedbacks.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(feedbacks)
    .set({ ...change, updatedAt: sql`now()` })
    .where(
      and(
        eq(feedbacks.id, where.id),
        where.userId ? eq(feedbacks.userId, where.userId) : undefined,
        where.unrated ? eq(feedbacks.rating, 0) : undefined,
        inArray(feedbacks.status, [...from]),
      ),
    )
    .returning({ id: feedbacks.id });
  return rows.length > 0;
}

/** Adds or removes a member's "me too" on a known issue, and updates the count with the rows (ruling 13). */
export async function setMeToo(tx: Db, userId: string, feedbackId: string, on: boolean): Promise<void> {
  const changed = on
    ? await tx.insert(feedbackMeToos).values({ userId, feedbackId }).onConflictDoNothing().returning()
    : await tx
        .delete(feedbackMeToos)
        .where(and(eq(feedbackMeToos.userId, userId), eq(feedbackMeToos.feedbackId, feedbackId)))
        .returning();
  if (changed.length === 0) return;
  await tx
    .update(feedbacks)
    .set({ meTooCount: sql`${feedbacks.meTooCount} + ${on ? 1 : -1}` })
    .where(eq(feedbacks.id, feedbackId));
}

/** Whether a report is a known issue, which can be merged into and marked "me too". */
export async function isOnBoard(db: Db, id: string): Promise<boolean> {
  return (await db.$count(feedbacks, and(eq(feedbacks.id, id), isKnownIssue()))) > 0;
}

interface StaffFilter {
  keyWord?: string;
  status?: Status;
  kind?: 0 | 1 | 2;
}

/** Counts reports that staff have not handled yet. */
export async function countFresh(db: Db): Promise<number> {
  return db.$count(feedbacks, eq(feedbacks.status, STATUS.fresh));
}

/** Lists reports for staff: new reports oldest first, all others newest first. The total is capped at 10,000. */
export async function listForStaff(db: Db, { keyWord, status, kind }: StaffFilter, { limit, offset }: Page) {
  const word = keyWord?.trim();
  const where = and(
    status === undefined ? undefined : eq(feedbacks.status, status),
    kind === undefined ? undefined : eq(feedbacks.kind, kind),
    word ? or(eq(feedbacks.no, word), ilike(feedbacks.title, toLikePattern(word))) : undefined,
  );
  const order = status === STATUS.fresh ? asc : desc;
  const [rows, total] = await Promise.all([
    db
      .select({
        ...rowColumns,
        user: briefColumns,
        modelName: feedbacks.modelName,
        meTooCount: feedbacks.meTooCount,
        isPublic: feedbacks.isPublic,
      })
      .from(feedbacks)
      .innerJoin(users, eq(users.id, feedbacks.userId))
      .where(where)
      .orderBy(order(feedbacks.createdAt), order(feedbacks.id))
      .limit(limit)
      .offset(offset),
    countUpTo(db, feedbacks, where),
  ]);
  return { rows, total };
}
