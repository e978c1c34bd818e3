import type { Context, Handlers } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import { notFound, RequestError } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import { ownMedia } from "../../media/index.ts";
import { movePoints } from "../../rewards/index.ts";
import {
  countAnswer,
  findSurvey,
  insertAnswers,
  listLatestPictures,
  listSurveys,
  tallyAnswers,
} from "./questionnaire.queries.ts";
import { checkAnswers, resultOf, statusOf, surveyTexts, toQuestions } from "./questionnaire.rules.ts";
import { findManaged } from "./questionnaire-manage.queries.ts";

type Row = NonNullable<Awaited<ReturnType<typeof findSurvey>>>;

const toSurvey = ({ survey, answered }: Row, clock: Clock) => ({
  id: survey.id,
  title: survey.title,
  intro: survey.intro,
  startAt: clock.format(survey.startAt),
  endAt: clock.format(survey.endAt),
  status: statusOf(survey, clock.now()),
  rewardPoints: survey.rewardPoints,
  questionCount: survey.questions.length,
  answerCount: survey.answerCount,
  isAnswered: answered ? (1 as const) : (0 as const),
});

/** Returns the submitted answers with stored images. @throws RequestError 400 for images that the member did not upload */
async function resolveAnswers({ db, viewer, body }: Context<"questionnaireSubmit">) {
  return Promise.all(
    body.answers.map(async ({ imageList, ...answer }) => ({
      ...answer,
      ...(imageList && { images: (await ownMedia(db, viewer.id, imageList)).images }),
    })),
  );
}

/** Questionnaires for members, and their results for operators. */
export const questionnaireHandlers = {
  async questionnaireList({ db, clock, viewer, query }) {
    const { rows, total } = await listSurveys(db, viewer.id, clock.now(), pageOf(query));
    return { total, rows: rows.map((row) => toSurvey(row, clock)) };
  },

  async questionnaireDetail({ db, clock, viewer, query }) {
    const row = (await findSurvey(db, query.surveyId, viewer.id)) ?? notFound();
    return {
      ...toSurvey(row, clock),
      revision: row.survey.revision,
      questions: toQuestions(row.survey.questions),
    };
  },

  async questionnaireSubmit(context) {
    const { db, clock, viewer, body } = context;
    const { survey, answered } = (await findSurvey(db, body.surveyId, viewer.id)) ?? notFound();
    if (answered) throw new RequestError("ALREADY_ANSWERED", surveyTexts.alreadyAnswered);
    const status = statusOf(survey, clock.now());
    if (status !== 1) {
      if (status === 0) throw new RequestError("NOT_STARTED", surveyTexts.early);
      throw new RequestError("ENDED", surveyTexts.ended);
    }
    if (body.revision !== undefined && body.revision !== survey.revision) {
      throw new RequestError(409, surveyTexts.changed);
    }
    const answers = checkAnswers(survey.questions, await resolveAnswers(context));
    await db.transaction(async (tx) => {
      if (!(await insertAnswers(tx, survey.id, viewer.id, answers))) {
        throw new RequestError("ALREADY_ANSWERED", surveyTexts.alreadyAnswered);
      }
      if (!(await countAnswer(tx, survey, clock.now()))) throw new RequestError(409, surveyTexts.changed);
      if (survey.rewardPoints > 0) {
        await movePoints(tx, {
          userId: viewer.id,
          points: survey.rewardPoints,
          source: "questionnaire",
          cause: `questionnaire:${survey.id}`,
          sourceId: survey.id,
          remark: survey.title,
        });
      }
    });
    return { points: survey.rewardPoints };
  },

  async questionnaireResults({ db, query }) {
    const survey = (await findManaged(db, query.surveyId)) ?? notFound();
    const [tallies, pictures] = await Promise.all([
      tallyAnswers(db, survey.id),
      Promise.all(
        survey.questions.map(({ id, type }) =>
          type === "image" ? listLatestPictures(db, survey.id, id) : [],
        ),
      ),
    ]);
    return {
      id: survey.id,
      title: survey.title,
      answerCount: survey.answerCount,
      questions: survey.questions.map((question, index) => ({
        ...resultOf(question, tallies),
        imageList: pictures[index]!,
      })),
    };
  },
} satisfies Pick<
  Handlers,
  "questionnaireList" | "questionnaireDetail" | "questionnaireSubmit" | "questionnaireResults"
>;
