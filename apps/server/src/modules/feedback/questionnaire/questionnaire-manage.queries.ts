import { and, asc, desc, eq, gt, ilike, lte, or, type SQL, sql } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import { containing, oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { surveyAnswers, surveys } from "../../../db/schema/index.ts";

export type SurveyState = "draft" | "early" | "open" | "over";

export interface SurveyFilter {
  keyWord?: string;
  state?: SurveyState;
}

/** What is kept of a survey that someone wrote. */
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

/** All surveys that match, drafts among them, the newest first. */
export async function listManaged(
  db: Db,
  { keyWord, state }: SurveyFilter,
  now: Date,
  { limit, offset }: Page,
) {
  const wanted = and(
    keyWord ? ilike(surveys.title, containing(keyWord)) : undefined,
    state && inState(state, now),
  );
  const [rows, total] = await Promise.all([
    db.select().from(surveys).where(wanted).orderBy(desc(surveys.id)).limit(limit).offset(offset),
    db.$count(surveys, wanted),
  ]);
  return { rows, total };
}

/** A survey, be it a draft. */
export async function findManaged(db: Db, id: string) {
  const [row] = await db.select().from(surveys).where(eq(surveys.id, id));
  return row;
}

export async function insertDraft(tx: Db, row: SurveyRow): Promise<string> {
  const made = oneRow(
    await tx
      .insert(surveys)
      .values({ ...row, isDraft: true })
      .returning({ id: surveys.id }),
    "insertDraft",
  );
  return made.id;
}

/**
 * Changes a survey whose questions are still those of the revision. Once somebody has answered, the questions and what
 * is paid for them stay.
 * @returns whether it was changed
 */
export async function updateSurvey(tx: Db, id: string, revision: number, row: SurveyRow): Promise<boolean> {
  const same = sql`${surveys.questions} = ${JSON.stringify(row.questions)}::jsonb`;
  const rows = await tx
    .update(surveys)
    .set({ ...row, revision: sql`${surveys.revision} + case when ${same} then 0 else 1 end` })
    .where(
      and(
        eq(surveys.id, id),
        eq(surveys.revision, revision),
        or(eq(surveys.answerCount, 0), and(same, eq(surveys.rewardPoints, row.rewardPoints ?? 0))),
      ),
    )
    .returning({ id: surveys.id });
  return rows.length > 0;
}

/** Shows a draft that has questions and an end to come to members. @returns whether it was one */
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

/** Ends an open survey now. @returns whether it was open */
export async function closeOpen(tx: Db, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(surveys)
    .set({ endAt: now })
    .where(and(eq(surveys.id, id), inState("open", now)))
    .returning({ id: surveys.id });
  return rows.length > 0;
}

/** @returns whether there was such a draft */
export async function deleteDraft(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .delete(surveys)
    .where(and(eq(surveys.id, id), draft))
    .returning({ id: surveys.id });
  return rows.length > 0;
}

/** The words given to one question, the latest first. */
export async function listTexts(db: Db, surveyId: string, questionId: string, { limit, offset }: Page) {
  const given = sql`from survey_answers a, jsonb_array_elements(a.answers) answer
    where a.survey_id = ${surveyId}::bigint and answer->>'questionId' = ${questionId} and answer ? 'text'`;
  const [rows, counted] = await Promise.all([
    db.execute(sql`select a.id::text as id, answer->>'text' as text, a.created_at as at ${given}
      order by a.id desc limit ${limit} offset ${offset}`),
    db.execute(sql`select count(*)::int as total ${given}`),
  ]);
  return {
    rows: rowsOf<{ id: string; text: string; at: Date | string }>(rows),
    total: oneRow(rowsOf<{ total: number }>(counted), "listTexts").total,
  };
}

/** The answers that were given after one, the earliest first. */
export async function answersAfter(db: Db, surveyId: string, after: string, limit: number) {
  return db
    .select()
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.surveyId, surveyId), gt(surveyAnswers.id, after)))
    .orderBy(asc(surveyAnswers.id))
    .limit(limit);
}
