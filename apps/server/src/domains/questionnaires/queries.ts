import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { type StoredAnswer, surveyAnswers, surveys } from "../../db/schema/index.ts";

const answeredBy = (userId: string) => sql<boolean>`exists (
  select from survey_answers a where a.survey_id = surveys.id and a.user_id = ${userId}::bigint)`;

/** The surveys that have begun, the one that ends last first. */
export async function listSurveys(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const begun = sql`${surveys.startAt} <= now()`;
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

export async function findSurvey(db: Db, id: string, userId: string) {
  const [row] = await db
    .select({ survey: surveys, answered: answeredBy(userId) })
    .from(surveys)
    .where(eq(surveys.id, id));
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
  if (rows.length === 0) return false;
  await tx
    .update(surveys)
    .set({ answerCount: sql`${surveys.answerCount} + 1` })
    .where(eq(surveys.id, surveyId));
  return true;
}

/** How many answers the results are made from; the latest ones. */
const COUNTED = 5000;

/** Everybody's answers to a survey, the latest first. */
export async function answersOf(db: Db, surveyId: string): Promise<StoredAnswer[][]> {
  const rows = await db
    .select({ answers: surveyAnswers.answers })
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.surveyId, surveyId)))
    .orderBy(desc(surveyAnswers.id))
    .limit(COUNTED);
  return rows.map(({ answers }) => answers);
}
