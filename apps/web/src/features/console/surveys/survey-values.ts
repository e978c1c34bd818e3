import { randomId } from "@lenscape/api/random-id";
import type { AnswerOf, BodyOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { wireTimeOf } from "@lenscape/ui/lib/time";
import type { Question } from "#shell/forms/survey-answer.ts";
import {
  type FormField,
  type FormValues,
  fromDateTimeInput,
  toFormValues,
  toRequestBody,
  validateFields,
} from "../form/form-values.ts";
import { tableText } from "../list/text.ts";
import { surveyText as text } from "./text.ts";

export type SurveyDetail = AnswerOf<"questionnaireManageDetail">;
export type SurveyBody = BodyOf<"questionnaireManageSave">;

/** Form values of a survey. `revision` is the version of the questions that the form started from. */
export interface SurveyValues {
  head: FormValues;
  questions: Question[];
  revision: number;
}

/** Tag tone of each survey state. */
export const surveyStateTones = { draft: "accent", early: "info", open: "brand", over: "neutral" } as const;

export const QUESTION_KINDS = Object.keys(text.kinds) as Question["type"][];

const DAY_MS = 24 * 3600 * 1000;
/** Default duration of a survey in days. */
const DEFAULT_DAYS = 14;

const headFields: readonly FormField[] = [
  { name: "title", label: tableText.title, required: true, max: 60, wide: true },
  { name: "intro", label: text.intro, kind: "textarea", rows: 3, max: 500, wide: true },
  { name: "startAt", label: text.startAt, kind: "datetime", required: true },
  { name: "endAt", label: text.endAt, kind: "datetime", required: true },
  { name: "rewardPoints", label: text.reward, kind: "number", required: true, help: text.rewardHint },
];

/** Returns the fields above the questions. The reward cannot be changed once there are answers. */
export const getHeadFields = (isFrozen: boolean): readonly FormField[] =>
  isFrozen ? headFields.filter(({ name }) => name !== "rewardPoints") : headFields;

/** Returns the errors of the head by field, including an end time that is not after the start time. */
export function validateHead(fields: readonly FormField[], head: FormValues): Record<string, string> {
  const [startAt, endAt] = [head.startAt, head.endAt].map((time) => fromDateTimeInput(String(time)));
  return { ...(endAt! <= startAt! && { endAt: text.endBeforeStart }), ...validateFields(fields, head) };
}

/** Converts a survey to form values. A new survey starts at midnight in the time zone of the community. */
export function toSurveyValues(detail: SurveyDetail | undefined, now: number): SurveyValues {
  const getMidnight = (days: number) => `${wireTimeOf(now + days * DAY_MS).slice(0, 10)} 00:00:00`;
  const defaults = { startAt: getMidnight(0), endAt: getMidnight(DEFAULT_DAYS), rewardPoints: 0 };
  return {
    head: toFormValues(headFields, { ...(detail ?? defaults) }),
    questions: detail?.questions ?? [],
    revision: detail?.revision ?? 1,
  };
}

/** Converts form values to the request body. Options of kinds without options are left out. */
export function toSurveyBody(
  { head, questions: formQuestions, revision }: SurveyValues,
  detail: Pick<SurveyDetail, "id"> | undefined,
): SurveyBody {
  const questions = formQuestions.map((question) =>
    hasOptions(question) ? question : { ...question, options: [] },
  );
  const body = { ...toRequestBody(headFields, head), questions } as SurveyBody;
  return detail ? { ...body, surveyId: detail.id, revision } : body;
}

export const createOption = () => ({ id: randomId().slice(0, 8), label: "" });

export const hasOptions = ({ type }: Pick<Question, "type">) =>
  type === "single" || type === "multiple" || type === "sort";

const isBlank = (value: string) => value.trim() === "";

/** Returns an error for each question with a missing title or option, by question ID. The server validates the rest. */
export function validateQuestions(questions: readonly Question[]): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap((question, index) => {
      const hasBlankOption = hasOptions(question) && question.options.some(({ label }) => isBlank(label));
      const error = isBlank(question.title)
        ? text.questionMissing
        : hasBlankOption
          ? text.optionMissing
          : undefined;
      return error ? [[question.id, fillText(error, { n: index + 1 })]] : [];
    }),
  );
}

/** Changes the kind of a question. Keeps title and options, in case the kind is changed back, and resets the limits. */
export function changeKind(question: Question, type: Question["type"]): Question {
  const missing = question.options.length === 0 && hasOptions({ type });
  const options = missing ? [createOption(), createOption()] : question.options;
  return { ...question, type, min: 0, max: 0, hint: "", options };
}

export const createQuestion = (type: Question["type"]): Question =>
  changeKind(
    { id: randomId().slice(0, 8), type, title: "", required: 1, options: [], min: 0, max: 0, hint: "" },
    type,
  );
