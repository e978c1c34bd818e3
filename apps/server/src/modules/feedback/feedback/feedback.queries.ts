import { and, asc, desc, eq, ilike, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { allOf, containing, oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { faqs, feedbackMeToos, feedbackReplies, feedbacks, users } from "../../../db/schema/index.ts";
import { STATUS, type Status } from "./feedback.rules.ts";

export interface BoardFilter {
  keyWord?: string;
  state?: "open" | "fixed";
  model?: string;
}

/** A known issue stands for those merged into it, which are not shown any more. */
const known = () => and(sql`${feedbacks.isPublic}`, ne(feedbacks.status, STATUS.merged));

function onBoard({ keyWord, state, model }: BoardFilter): SQL {
  const word = keyWord?.trim();
  return allOf(
    known(),
    word
      ? or(ilike(feedbacks.title, containing(word)), ilike(feedbacks.answer, containing(word)))
      : undefined,
    state === "fixed" ? eq(feedbacks.status, STATUS.solved) : undefined,
    state === "open" ? ne(feedbacks.status, STATUS.solved) : undefined,
    model ? or(eq(feedbacks.models, ""), ilike(feedbacks.models, containing(model))) : undefined,
  );
}

/** The board of known issues, those most members have met first. */
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
    .where(onBoard(filter))
    .orderBy(desc(feedbacks.meTooCount), desc(feedbacks.id))
    .limit(limit)
    .offset(offset);
}

export async function countBoard(db: Db, filter: BoardFilter): Promise<number> {
  return db.$count(feedbacks, onBoard(filter));
}

/** Questions with answers, by their place; those that contain a word where one is given. */
export async function listFaqs(db: Db, keyWord: string | undefined, { limit, offset }: Page) {
  const word = keyWord?.trim();
  const where = and(
    eq(faqs.isShow, true),
    word ? or(ilike(faqs.question, containing(word)), ilike(faqs.answer, containing(word))) : undefined,
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

/** The next number of a community day; in the caller's transaction, so that none is lost. */
export async function nextPlace(tx: Db, day: string): Promise<number> {
  const result = await tx.execute(sql`
    insert into feedback_days (day, count) values (${day}, 1)
    on conflict (day) do update set count = feedback_days.count + 1
    returning count`);
  return oneRow(rowsOf<{ count: number }>(result), "nextPlace").count;
}

/** Writes a feedback; nothing when the same request has been carried out. */
export async function insertFeedback(tx: Db, row: typeof feedbacks.$inferInsert) {
  const [inserted] = await tx
    .insert(feedbacks)
    .values(row)
    .onConflictDoNothing({ target: [feedbacks.userId, feedbacks.requestId] })
    .returning({ id: feedbacks.id, no: feedbacks.no });
  return inserted;
}

export async function feedbackByRequest(db: Db, userId: string, requestId: string) {
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

/** A member's own, the latest first, each with what was said last. */
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

export async function meTooIds(db: Db, userId: string): Promise<string[]> {
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

export async function repliesByIds(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select(replyColumns)
    .from(feedbackReplies)
    .innerJoin(users, eq(users.id, feedbackReplies.userId))
    .where(inArray(feedbackReplies.id, ids));
}

/** What has been said about one feedback, the first first. */
export async function repliesOf(db: Db, feedbackId: string) {
  return db
    .select(replyColumns)
    .from(feedbackReplies)
    .innerJoin(users, eq(users.id, feedbackReplies.userId))
    .where(eq(feedbackReplies.feedbackId, feedbackId))
    .orderBy(asc(feedbackReplies.id))
    .limit(500);
}

/** One feedback whole, with its author. */
export async function findFeedback(db: Db, id: string) {
  const [row] = await db
    .select({ feedback: feedbacks, user: briefColumns })
    .from(feedbacks)
    .innerJoin(users, eq(users.id, feedbacks.userId))
    .where(eq(feedbacks.id, id));
  return row;
}

/** Adds what somebody says and makes it the last word. */
export async function addReply(tx: Db, row: typeof feedbackReplies.$inferInsert): Promise<void> {
  const reply = oneRow(
    await tx.insert(feedbackReplies).values(row).returning({ id: feedbackReplies.id }),
    "addReply",
  );
  await tx.update(feedbacks).set({ lastReplyId: reply.id }).where(eq(feedbacks.id, row.feedbackId));
}

/**
 * Changes a feedback that is in one of these states, in one statement.
 * @returns whether it was
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

/** Records that a member has met a known issue too, or takes it back; the count follows the rows (ruling 13). */
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

/** A known issue that something may be merged into, or met too. */
export async function isOnBoard(db: Db, id: string): Promise<boolean> {
  return (await db.$count(feedbacks, and(eq(feedbacks.id, id), known()))) > 0;
}

interface StaffFilter {
  keyWord?: string;
  status?: Status;
  kind?: 0 | 1 | 2;
}

/** How many nobody has looked at yet. */
export async function countFresh(db: Db): Promise<number> {
  return db.$count(feedbacks, eq(feedbacks.status, STATUS.fresh));
}

/** What staff work through: one state's oldest first, everything's latest first; at most 10000 are counted. */
export async function listForStaff(db: Db, { keyWord, status, kind }: StaffFilter, { limit, offset }: Page) {
  const word = keyWord?.trim();
  const where = and(
    status === undefined ? undefined : eq(feedbacks.status, status),
    kind === undefined ? undefined : eq(feedbacks.kind, kind),
    word ? or(eq(feedbacks.no, word), ilike(feedbacks.title, containing(word))) : undefined,
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
