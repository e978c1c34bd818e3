import type { AuditAction, BodyOf } from "@lenscape/api/types";
import { sliceGraphemes } from "@lenscape/richtext/graphemes";
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
import { csvHeader, csvRow } from "./questionnaire-csv.ts";
import {
  closeOpen,
  deleteDraft,
  findManaged,
  insertDraft,
  listAnswersAfter,
  listManaged,
  listTextAnswers,
  publishDraft,
  type SurveyRow,
  updateSurvey,
} from "./questionnaire-manage.queries.ts";
import { manageTexts, toStoredQuestions } from "./questionnaire-manage.rules.ts";

type Survey = typeof surveys.$inferSelect;

/** Number of answers in one batch of the export. */
const EXPORT_BATCH_SIZE = 1000;

const STATE_BY_STATUS = ["early", "open", "over"] as const;

const toManaged = (survey: Survey, clock: Clock) => ({
  id: survey.id,
  title: survey.title,
  startAt: clock.format(survey.startAt),
  endAt: clock.format(survey.endAt),
  state: survey.isDraft ? ("draft" as const) : STATE_BY_STATUS[statusOf(survey, clock.now())],
  rewardPoints: survey.rewardPoints,
  questionCount: survey.questions.length,
  answerCount: survey.answerCount,
});

/** Converts the body of a save to a row. @throws RequestError 400 that names the first wrong field */
function toRow(clock: Clock, body: BodyOf<"questionnaireManageSave">): SurveyRow {
  const title = body.title.trim();
  if (title === "") badInput(manageTexts.title);
  const startAt = clock.parse(body.startAt) ?? badInput(manageTexts.startWrong);
  const endAt = clock.parse(body.endAt) ?? badInput(manageTexts.endWrong);
  if (endAt <= startAt) badInput(manageTexts.window);
  return {
    title,
    intro: body.intro.trim(),
    startAt,
    endAt,
    rewardPoints: body.rewardPoints,
    questions: toStoredQuestions(body.questions),
  };
}

const auditSurvey = (
  tx: Db,
  viewer: Viewer,
  action: AuditAction,
  targetId: string,
  detail: Record<string, unknown>,
) => audit(tx, { actorId: viewer.id, action, targetType: "survey", targetId, detail });

/** Management of questionnaires and export of their answers, for operators. Every change is audited (ruling 14). */
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
    const row = toRow(clock, body);
    const detail = { name: row.title, ...body, questions: row.questions.length };
    return db.transaction(async (tx) => {
      if (surveyId === undefined) {
        const id = await insertDraft(tx, row);
        await auditSurvey(tx, viewer, "survey.create", id, detail);
        return { id };
      }
      const before = (await findManaged(tx, surveyId)) ?? notFound();
      if (!before.isDraft && row.questions.length === 0) badInput(manageTexts.none);
      if (!(await updateSurvey(tx, surveyId, revision, row))) {
        const current = await findManaged(tx, surveyId);
        const frozen = current?.revision === revision && current.answerCount > 0;
        throw new RequestError(409, frozen ? manageTexts.frozen : manageTexts.changed);
      }
      await auditSurvey(tx, viewer, "survey.update", surveyId, detail);
      return { id: surveyId };
    });
  },

  async questionnaireManageCopy({ db, clock, viewer, body: { surveyId } }) {
    return db.transaction(async (tx) => {
      const source = (await findManaged(tx, surveyId)) ?? notFound();
      const { title, intro, rewardPoints, questions } = source;
      const now = clock.now();
      const id = await insertDraft(tx, {
        title: fillText(manageTexts.copy, { title: sliceGraphemes(title, 50) }),
        intro,
        rewardPoints,
        questions,
        startAt: now,
        endAt: new Date(now.getTime() + (source.endAt.getTime() - source.startAt.getTime())),
      });
      await auditSurvey(tx, viewer, "survey.copy", id, { name: title, from: surveyId });
      return { id };
    });
  },

  async questionnaireManagePublish({ db, clock, viewer, body: { surveyId } }) {
    await db.transaction(async (tx) => {
      if (!(await publishDraft(tx, surveyId, clock.now()))) {
        const { isDraft, questions } = (await findManaged(tx, surveyId)) ?? notFound();
        if (!isDraft) throw new RequestError(409, manageTexts.published);
        badInput(questions.length === 0 ? manageTexts.none : manageTexts.over);
      }
      const { title, rewardPoints } = (await findManaged(tx, surveyId)) ?? notFound();
      await auditSurvey(tx, viewer, "survey.publish", surveyId, { name: title, rewardPoints });
    });
  },

  async questionnaireManageClose({ db, clock, viewer, body: { surveyId } }) {
    await db.transaction(async (tx) => {
      const { title } = (await findManaged(tx, surveyId)) ?? notFound();
      if (!(await closeOpen(tx, surveyId, clock.now()))) throw new RequestError(409, manageTexts.notOpen);
      await auditSurvey(tx, viewer, "survey.close", surveyId, { name: title });
    });
  },

  async questionnaireManageDel({ db, viewer, body: { surveyId } }) {
    await db.transaction(async (tx) => {
      const { title: name } = (await findManaged(tx, surveyId)) ?? notFound();
      if (!(await deleteDraft(tx, surveyId))) throw new RequestError(409, manageTexts.notDraft);
      await auditSurvey(tx, viewer, "survey.del", surveyId, { name });
    });
  },

  async questionnaireTexts({ db, clock, query }) {
    const { rows, total } = await listTextAnswers(db, query.surveyId, query.questionId, pageOf(query));
    return {
      total,
      rows: rows.map(({ id, text, at }) => ({ id, text, createdAt: clock.format(new Date(at)) })),
    };
  },

  async questionnaireExport({ db, clock, query: { surveyId, after } }) {
    const { questions } = (await findManaged(db, surveyId)) ?? notFound();
    const batch = await listAnswersAfter(db, surveyId, after ?? "0", EXPORT_BATCH_SIZE);
    const lines = batch.map(({ createdAt, answers }) => csvRow(questions, clock.format(createdAt), answers));
    return {
      csv: [...(after === undefined ? [csvHeader(questions)] : []), ...lines].join(""),
      next: batch.length < EXPORT_BATCH_SIZE ? "" : batch.at(-1)!.id,
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
