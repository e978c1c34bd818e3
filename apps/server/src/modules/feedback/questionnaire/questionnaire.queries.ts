import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import { rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { type StoredAnswer, type StoredImage, surveyAnswers, surveys } from "../../../db/schema/index.ts";

const answeredBy = (userId: string) => sql<boolean>`exists (
  select from survey_answers a where a.survey_id = surveys.id and a.user_id = ${userId}::bigint)`;

const published = eq(surveys.isDraft, false);

/** The published surveys that have begun, the one that ends last first. */
export async function listSurveys(db: Db, userId: string, now: Date, { limit, offset }: Page) {
  const begun = and(published, lte(surveys.startAt, now));
  const [rows, total] = await Promise.all([
    db
      .select({ survey: surveys, answered: answeredBy(userId) })
      .from(surveys)
      .where(begun)
      .orderBy(desc(surveys.endAt), desc(surveys.id))
      .limit(limit)
      .offset(offset),
    db.$count(surveys, begun),
  ]);
  return { rows, total };
}

/** A published survey, and whether the member has answered it. */
export async function findSurvey(db: Db, id: string, userId: string) {
  const [row] = await db
    .select({ survey: surveys, answered: answeredBy(userId) })
    .from(surveys)
    .where(and(eq(surveys.id, id), published));
  return row;
}

/** Writes a member's answers, once. @returns whether these were the first */
export async function insertAnswers(
  tx: Db,
  surveyId: string,
  userId: string,
  answers: StoredAnswer[],
): Promise<boolean> {
  const rows = await tx
    .insert(surveyAnswers)
    .values({ surveyId, userId, answers })
    .onConflictDoNothing()
    .returning({ id: surveyAnswers.id });
  return rows.length > 0;
}

/**
 * Counts an answer to the questions as they were read.
 * @returns whether the survey still asks them and is still open
 */
export async function countAnswer(
  tx: Db,
  { id, revision }: { id: string; revision: number },
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(surveys)
    .set({ answerCount: sql`${surveys.answerCount} + 1` })
    .where(
      and(
        eq(surveys.id, id),
        eq(surveys.revision, revision),
        lte(surveys.startAt, now),
        gt(surveys.endAt, now),
      ),
    )
    .returning({ id: surveys.id });
  return rows.length > 0;
}

/** How often something was answered to a question of a survey. */
export interface Tally {
  questionId: string;
  /** The option or the score; empty for how many answered the question at all. */
  choice: string;
  count: number;
  /** The sum of the places that an option was put at. */
  places: number;
}

/** What all answers to a survey come to, counted where they lie: however many there are, a row a choice comes back. */
export async function tallyAnswers(db: Db, surveyId: string): Promise<Tally[]> {
  const result = await db.execute(sql`
    with given as (
      select answer ->> 'questionId' as question, answer
      from survey_answers a, jsonb_array_elements(a.answers) answer where a.survey_id = ${surveyId}::bigint
    )
    select question as "questionId", choice, count(*)::int as count, sum(place)::int as places from (
      select question, '' as choice, 0 as place from given
      union all select question, answer ->> 'score', 0 from given where answer ? 'score'
      union all select question, option, place from given,
        jsonb_array_elements_text(answer -> 'optionIds') with ordinality as chosen (option, place)
    ) said group by 1, 2`);
  return rowsOf<Tally>(result);
}

/** How many pictures of a question are shown; the latest ones. */
const PICTURES = 50;

/** The latest pictures that were given to a question. */
export async function latestPictures(db: Db, surveyId: string, questionId: string): Promise<StoredImage[]> {
  const result = await db.execute(sql`
    select image from survey_answers a, jsonb_array_elements(a.answers) answer,
      jsonb_array_elements(answer -> 'images') image
    where a.survey_id = ${surveyId}::bigint and answer ->> 'questionId' = ${questionId}
    order by a.id desc limit ${PICTURES}`);
  return rowsOf<{ image: StoredImage }>(result).map(({ image }) => image);
}
