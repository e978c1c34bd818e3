import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { type StoredAnswer, surveyAnswers, surveys } from "../../db/schema/index.ts";

const answeredBy = (userId: string) => sql<boolean>`exists (
  select from survey_answers a where a.survey_id = surveys.id and a.user_id = ${userId}::bigint)`;

const published = eq(surveys.isDraft, false);

/** The published surveys that have begun, the one that ends last first. */
export async function listSurveys(
  db: Db,
  userId: string,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
) {
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

/** How many answers the results are made from; the latest ones. */
const COUNTED = 5000;

/** Everybody's answers to a survey, the latest first. */
export async function answersOf(db: Db, surveyId: string): Promise<StoredAnswer[][]> {
  const rows = await db
    .select({ answers: surveyAnswers.answers })
    .from(surveyAnswers)
    .where(eq(surveyAnswers.surveyId, surveyId))
    .orderBy(desc(surveyAnswers.id))
    .limit(COUNTED);
  return rows.map(({ answers }) => answers);
}
