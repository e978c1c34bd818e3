import type { AuditAction, BodyOf } from "@lenscape/api/types";
import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { fillText } from "../../../core/fill-text.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import type { Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import type { surveys } from "../../../db/schema/index.ts";
import { statusOf, toQuestions } from "./questionnaire.rules.ts";
import { csvAnswer, csvHead } from "./questionnaire-csv.ts";
import {
  answersAfter,
  closeOpen,
  deleteDraft,
  findManaged,
  insertDraft,
  listManaged,
  listTexts,
  publishDraft,
  type SurveyRow,
  updateSurvey,
} from "./questionnaire-manage.queries.ts";
import { makingTexts, questionsOf } from "./questionnaire-manage.rules.ts";

type Survey = typeof surveys.$inferSelect;

/** Answers in one batch of the file. */
const BATCH = 1000;

const PUBLISHED = ["early", "open", "over"] as const;

const toManaged = (survey: Survey, clock: Clock) => ({
  id: survey.id,
  title: survey.title,
  startAt: clock.format(survey.startAt),
  endAt: clock.format(survey.endAt),
  state: survey.isDraft ? ("draft" as const) : PUBLISHED[statusOf(survey, clock.now())],
  rewardPoints: survey.rewardPoints,
  questionCount: survey.questions.length,
  answerCount: survey.answerCount,
});

/** What somebody wrote of a questionnaire, as it is stored. @throws RequestError 400 for what makes no sense */
function rowOf(clock: Clock, body: BodyOf<"questionnaireManageSave">): SurveyRow {
  const title = body.title.trim();
  if (title === "") badInput(makingTexts.title);
  const startAt = clock.parse(body.startAt) ?? badInput(makingTexts.startWrong);
  const endAt = clock.parse(body.endAt) ?? badInput(makingTexts.endWrong);
  if (endAt <= startAt) badInput(makingTexts.window);
  return {
    title,
    intro: body.intro.trim(),
    startAt,
    endAt,
    rewardPoints: body.rewardPoints,
    questions: questionsOf(body.questions),
  };
}

const note = (
  tx: Db,
  viewer: Viewer,
  action: AuditAction,
  targetId: string,
  detail: Record<string, unknown>,
) => audit(tx, { actorId: viewer.id, action, targetType: "survey", targetId, detail });

/** Making questionnaires and reading their answers, for operators; every change is recorded in the audit log (ruling 14). */
export const questionnaireManageHandlers = {
  async questionnaireManageList({ db, clock, query = {} }) {
    const { keyWord, state } = query;
    const { rows, total } = await listManaged(db, { keyWord, state }, clock.now(), pageOf(query));
    return { total, rows: rows.map((row) => toManaged(row, clock)) };
  },

  async questionnaireManageDetail({ db, clock, query }) {
    const survey = (await findManaged(db, query.surveyId)) ?? notFound();
    const { intro, revision, questions } = survey;
    return { ...toManaged(survey, clock), intro, revision, questions: toQuestions(questions) };
  },

  async questionnaireManageSave({ db, clock, viewer, body }) {
    const { surveyId, revision = 0 } = body;
    const row = rowOf(clock, body);
    const detail = { name: row.title, ...body, questions: row.questions.length };
    return db.transaction(async (tx) => {
      if (surveyId === undefined) {
        const id = await insertDraft(tx, row);
        await note(tx, viewer, "survey.create", id, detail);
        return { id };
      }
      const before = (await findManaged(tx, surveyId)) ?? notFound();
      if (!before.isDraft && row.questions.length === 0) badInput(makingTexts.none);
      if (!(await updateSurvey(tx, surveyId, revision, row))) {
        const now = await findManaged(tx, surveyId);
        const frozen = now?.revision === revision && now.answerCount > 0;
        throw new RequestError(409, frozen ? makingTexts.frozen : makingTexts.changed);
      }
      await note(tx, viewer, "survey.update", surveyId, detail);
      return { id: surveyId };
    });
  },

  async questionnaireManageCopy({ db, clock, viewer, body: { surveyId } }) {
    return db.transaction(async (tx) => {
      const from = (await findManaged(tx, surveyId)) ?? notFound();
      const { title, intro, rewardPoints, questions } = from;
      const now = clock.now();
      const id = await insertDraft(tx, {
        title: fillText(makingTexts.copy, { title: title.slice(0, 50) }),
        intro,
        rewardPoints,
        questions,
        startAt: now,
        endAt: new Date(now.getTime() + (from.endAt.getTime() - from.startAt.getTime())),
      });
      await note(tx, viewer, "survey.copy", id, { name: title, from: surveyId });
      return { id };
    });
  },

  async questionnaireManagePublish({ db, clock, viewer, body: { surveyId } }) {
    await db.transaction(async (tx) => {
      if (!(await publishDraft(tx, surveyId, clock.now()))) {
        const { isDraft, questions } = (await findManaged(tx, surveyId)) ?? notFound();
        if (!isDraft) throw new RequestError(409, makingTexts.published);
        badInput(questions.length === 0 ? makingTexts.none : makingTexts.over);
      }
      const { title, rewardPoints } = (await findManaged(tx, surveyId)) ?? notFound();
      await note(tx, viewer, "survey.publish", surveyId, { name: title, rewardPoints });
    });
  },

  async questionnaireManageClose({ db, clock, viewer, body: { surveyId } }) {
    await db.transaction(async (tx) => {
      const { title } = (await findManaged(tx, surveyId)) ?? notFound();
      if (!(await closeOpen(tx, surveyId, clock.now()))) throw new RequestError(409, makingTexts.notOpen);
      await note(tx, viewer, "survey.close", surveyId, { name: title });
    });
  },

  async questionnaireManageDel({ db, viewer, body: { surveyId } }) {
    await db.transaction(async (tx) => {
      const { title: name } = (await findManaged(tx, surveyId)) ?? notFound();
      if (!(await deleteDraft(tx, surveyId))) throw new RequestError(409, makingTexts.notDraft);
      await note(tx, viewer, "survey.del", surveyId, { name });
    });
  },

  async questionnaireTexts({ db, clock, query }) {
    const { rows, total } = await listTexts(db, query.surveyId, query.questionId, pageOf(query));
    return {
      total,
      rows: rows.map(({ id, text, at }) => ({ id, text, createdAt: clock.format(new Date(at)) })),
    };
  },

  async questionnaireExport({ db, clock, query: { surveyId, after } }) {
    const { questions } = (await findManaged(db, surveyId)) ?? notFound();
    const batch = await answersAfter(db, surveyId, after ?? "0", BATCH);
    const lines = batch.map(({ createdAt, answers }) =>
      csvAnswer(questions, clock.format(createdAt), answers),
    );
    return {
      csv: [...(after === undefined ? [csvHead(questions)] : []), ...lines].join(""),
      next: batch.length < BATCH ? "" : batch.at(-1)!.id,
    };
  },
} satisfies Pick<
  Handlers,
  | "questionnaireManageList"
  | "questionnaireManageDetail"
  | "questionnaireManageSave"
  | "questionnaireManageCopy"
  | "questionnaireManagePublish"
  | "questionnaireManageClose"
  | "questionnaireManageDel"
  | "questionnaireTexts"
  | "questionnaireExport"
>;
