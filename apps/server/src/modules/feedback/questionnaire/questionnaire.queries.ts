import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import { rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { type StoredAnswer, type StoredImage, surveyAnswers, surveys } from "../../../db/schema/index.ts";

const answeredBy = (userId: string) => sql<boolean>`exists (
  select from survey_answers a where a.survey_id = surveys.id and a.user_id = ${userId}::bigint)`;

const published = eq(surveys.isDraft, false);

/** Lists published surveys that have begun, latest end first. */
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

/** Finds a published survey, and whether the member has answered it. */
export async function findSurvey(db: Db, id: string, userId: string) {
  const [row] = await db
    .select({ survey: surveys, answered: answeredBy(userId) })
    .from(surveys)
    .where(and(eq(surveys.id, id), published));
  return row;
}

/** Inserts a member's answers unless the member has answered before. @returns whether the answers were inserted */
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
 * Increments the number of answers if the survey still has this revision and is open.
 * @returns whether the answer was counted
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

/** Number of answers for one choice of a question. */
export interface Tally {
  questionId: string;
  /** Option ID or score; empty in the row that counts all answers to the question. */
  choice: string;
  count: number;
  /** Sum of the option's positions in answers to a sorting question. */
  places: number;
}

/** Counts the answers to a survey per choice. Counts in SQL, so that the result does not grow with the answers. */
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

/** Maximum number of pictures in the results of one question. */
const MAX_RESULT_PICTURES = 50;

/** Lists the latest pictures answered to one question. */
export async function listLatestPictures(
  db: Db,
  surveyId: string,
  questionId: string,
): Promise<StoredImage[]> {
  const result = await db.execute(sql`
    select image from survey_answers a, jsonb_array_elements(a.answers) answer,
      jsonb_array_elements(answer -> 'images') image
    where a.survey_id = ${surveyId}::bigint and answer ->> 'questionId' = ${questionId}
    order by a.id desc limit ${MAX_RESULT_PICTURES}`);
  return rowsOf<{ image: StoredImage }>(result).map(({ image }) => image);
}
