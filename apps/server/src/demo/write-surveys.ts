import { sql } from "drizzle-orm";
import * as schema from "../db/schema/index.ts";
import { insertAll } from "./bulk.ts";
import type { DemoContext } from "./context.ts";
import type { Draw } from "./draw.ts";
import { idAt } from "./stored.ts";

const DAY = 24 * 3600 * 1000;
/** Share of participants who answer an optional text question. */
const TEXT_ANSWER_SHARE = 0.25;

/** Draws a member's answer to a question; empty if they skip it. */
function drawAnswer(question: schema.StoredQuestion, texts: string[], draw: Draw): schema.StoredAnswer[] {
  const { id, type, options, max } = question;
  const ids = options.map((option) => option.id);
  switch (type) {
    case "single":
      return [{ questionId: id, optionIds: [draw.pick(ids)] }];
    case "multiple":
      return [{ questionId: id, optionIds: draw.sample(ids, 1 + Math.floor(draw.random() * (max || 2))) }];
    case "sort":
      return [{ questionId: id, optionIds: draw.sample(ids, ids.length) }];
    case "rating":
      return [{ questionId: id, score: 3 + Math.floor(draw.random() * 3) }];
    case "nps":
      return [{ questionId: id, score: 5 + Math.floor(draw.random() * 6) }];
    case "text":
      return draw.random() < TEXT_ANSWER_SHARE ? [{ questionId: id, text: draw.pick(texts) }] : [];
    default:
      return [];
  }
}

/** Writes the questionnaires and their answers, except for the demo accounts. */
export async function writeSurveys({ db, content, draw, now, people, ledger }: DemoContext): Promise<void> {
  const { surveys, texts } = content.surveys;
  const others = people.filter(({ member }) => !["member", "moderator", "admin"].includes(member.username));
  const answers = surveys.flatMap(({ share, questions, begun, left }, index) =>
    draw.sample(others, Math.round(others.length * share)).map((person) => ({
      surveyId: idAt(index),
      userId: person.id,
      answers: questions.flatMap((question) => drawAnswer(question, texts, draw)),
      createdAt: draw.momentBetween(begun, Math.max(0.1, -left)),
    })),
  );
  await insertAll(
    db,
    schema.surveys,
    surveys.map(({ title, intro, begun, left, rewardPoints, questions, isDraft = false }, index) => ({
      id: idAt(index),
      title,
      intro,
      rewardPoints,
      questions,
      isDraft,
      startAt: new Date(now.getTime() - begun * DAY),
      endAt: new Date(now.getTime() + left * DAY),
      answerCount: answers.filter(({ surveyId }) => surveyId === idAt(index)).length,
    })),
  );
  for (const { surveyId, userId, createdAt } of answers) {
    const { title, rewardPoints } = surveys.find((_, index) => idAt(index) === surveyId)!;
    if (rewardPoints === 0) continue;
    ledger.moves.push({
      userId,
      points: rewardPoints,
      source: "questionnaire",
      cause: `questionnaire:${surveyId}`,
      sourceId: surveyId,
      remark: title,
      at: createdAt,
    });
  }
  const sorted = answers.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await insertAll(
    db,
    schema.surveyAnswers,
    sorted.map((answer, index) => ({ id: idAt(index), ...answer })),
  );
  for (const table of ["surveys", "survey_answers"]) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
  }
}
