import { and, asc, desc, eq, gt, ilike, lte, or, type SQL, sql } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import { oneRow, rowsOf, toLikePattern } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { MAX_COUNT } from "../../../db/count.ts";
import { surveyAnswers, surveys } from "../../../db/schema/index.ts";

export type SurveyState = "draft" | "early" | "open" | "over";

export interface SurveyFilter {
  keyWord?: string;
  state?: SurveyState;
}

/** Columns of a survey that operators edit. */
export type SurveyRow = Pick<
  typeof surveys.$inferInsert,
  "title" | "intro" | "startAt" | "endAt" | "rewardPoints" | "questions"
>;

const draft = eq(surveys.isDraft, true);
const published = eq(surveys.isDraft, false);

const inState = (state: SurveyState, now: Date): SQL | undefined =>
  ({
    draft,
    early: and(published, gt(surveys.startAt, now)),
    open: and(published, lte(surveys.startAt, now), gt(surveys.endAt, now)),
    over: and(published, lte(surveys.startAt, now), lte(surveys.endAt, now)),
  })[state];

/** Lists surveys that match the filter, drafts included, newest first. */
export async function listManaged(
  db: Db,
  { keyWord, state }: SurveyFilter,
  now: Date,
  { limit, offset }: Page,
) {
  const matches = and(
    keyWord ? ilike(surveys.title, toLikePattern(keyWord)) : undefined,
    state && inState(state, now),
  );
  const [rows, total] = await Promise.all([
    db.select().from(surveys).where(matches).orderBy(desc(surveys.id)).limit(limit).offset(offset),
    db.$count(surveys, matches),
  ]);
  return { rows, total };
}

/** Finds a survey, drafts included. */
export async function findManaged(db: Db, id: string) {
  const [row] = await db.select().from(surveys).where(eq(surveys.id, id));
  return row;
}

export async function insertDraft(tx: Db, row: SurveyRow): Promise<string> {
  const inserted = oneRow(
    await tx
      .insert(surveys)
      .values({ ...row, isDraft: true })
      .returning({ id: surveys.id }),
    "insertDraft",
  );
  return inserted.id;
}

/**
 * Updates a survey if its revision has not changed. After the first answer, the update must leave the questions and the
 * reward as they are.
 * @returns whether the survey was updated
 */
export async function updateSurvey(tx: Db, id: string, revision: number, row: SurveyRow): Promise<boolean> {
  const sameQuestions = sql`${surveys.questions} = ${JSON.stringify(row.questions)}::jsonb`;
  const rows = await tx
    .update(surveys)
    .set({ ...row, revision: sql`${surveys.revision} + case when ${sameQuestions} then 0 else 1 end` })
    .where(
      and(
        eq(surveys.id, id),
        eq(surveys.revision, revision),
        or(eq(surveys.answerCount, 0), and(sameQuestions, eq(surveys.rewardPoints, row.rewardPoints ?? 0))),
      ),
    )
    .returning({ id: surveys.id });
  return rows.length > 0;
}

/** Publishes a draft that has questions and ends in the future. @returns whether the draft was published */
export async function publishDraft(tx: Db, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(surveys)
    .set({ isDraft: false })
    .where(
      and(
        eq(surveys.id, id),
        draft,
        gt(surveys.endAt, now),
        sql`jsonb_array_length(${surveys.questions}) > 0`,
      ),
    )
    .returning({ id: surveys.id });
  return rows.length > 0;
}

/** Ends an open survey now. @returns whether the survey was open */
export async function closeOpen(tx: Db, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(surveys)
    .set({ endAt: now })
    .where(and(eq(surveys.id, id), inState("open", now)))
    .returning({ id: surveys.id });
  return rows.length > 0;
}

/** Deletes a draft. @returns whether the draft existed */
export async function deleteDraft(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .delete(surveys)
    .where(and(eq(surveys.id, id), draft))
    .returning({ id: surveys.id });
  return rows.length > 0;
}

/** Lists the text answers to one question, newest first. */
export async function listTextAnswers(db: Db, surveyId: string, questionId: string, { limit, offset }: Page) {
  const textAnswers = sql`from survey_answers a, jsonb_array_elements(a.answers) answer
    where a.survey_id = ${surveyId}::bigint and answer->>'questionId' = ${questionId} and answer ? 'text'`;
  const [rows, counted] = await Promise.all([
    db.execute(sql`select a.id::text as id, answer->>'text' as text, a.created_at as at ${textAnswers}
      order by a.id desc limit ${limit} offset ${offset}`),
    db.execute(sql`select count(*)::int as total from (select 1 ${textAnswers} limit ${MAX_COUNT}) counted`),
  ]);
  return {
    rows: rowsOf<{ id: string; text: string; at: Date | string }>(rows),
    total: oneRow(rowsOf<{ total: number }>(counted), "listTexts").total,
  };
}

/** Lists the answers after the answer with ID `after`, oldest first. */
export async function listAnswersAfter(db: Db, surveyId: string, after: string, limit: number) {
  return db
    .select()
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.surveyId, surveyId), gt(surveyAnswers.id, after)))
    .orderBy(asc(surveyAnswers.id))
    .limit(limit);
}
