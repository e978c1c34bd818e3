import { randomId } from "@lenscape/api/random-id";
import type { AnswerOf, BodyOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { wireTimeOf } from "@lenscape/ui/lib/time";
import type { Question } from "#shell/forms/survey-answer.ts";
import {
  bodyOf,
  type FormField,
  type FormValues,
  faultsOf,
  fromControl,
  valuesOf,
} from "../form/form-values.ts";
import { deskText } from "../list/text.ts";
import { consoleSurveysText as text } from "./text.ts";

export type SurveyDetail = AnswerOf<"questionnaireManageDetail">;
export type SurveyBody = BodyOf<"questionnaireManageSave">;

/** What a form of a questionnaire keeps: the head, the questions, and which version of them it began with. */
export interface SurveyValues {
  head: FormValues;
  questions: Question[];
  revision: number;
}

export const KINDS = Object.keys(text.kinds) as Question["type"][];

const DAY = 24 * 3600 * 1000;
/** How long a new one is open. */
const OPEN_DAYS = 14;

const headFields: readonly FormField[] = [
  { name: "title", label: deskText.title, required: true, max: 60, wide: true },
  { name: "intro", label: text.intro, kind: "area", rows: 3, max: 500, wide: true },
  { name: "startAt", label: text.startAt, kind: "moment", required: true },
  { name: "endAt", label: text.endAt, kind: "moment", required: true },
  { name: "rewardPoints", label: text.reward, kind: "number", required: true, help: text.rewardHint },
];

/** The entries of the head; what is paid cannot be changed once somebody has answered. */
export const headFieldsFor = (frozen: boolean): readonly FormField[] =>
  frozen ? headFields.filter(({ name }) => name !== "rewardPoints") : headFields;

/** What is wrong with the head, by field: also that it is over before it begins. */
export function headFaults(fields: readonly FormField[], head: FormValues): Record<string, string> {
  const [startAt, endAt] = [head.startAt, head.endAt].map((moment) => fromControl(String(moment)));
  return { ...(endAt! <= startAt! && { endAt: text.window }), ...faultsOf(fields, head) };
}

/** What a form begins with: a questionnaire as it is, or a new one that begins at the community's midnight. */
export function surveyValues(detail: SurveyDetail | undefined, now: number): SurveyValues {
  const midnight = (days: number) => `${wireTimeOf(now + days * DAY).slice(0, 10)} 00:00:00`;
  const fresh = { startAt: midnight(0), endAt: midnight(OPEN_DAYS), rewardPoints: 0 };
  return {
    head: valuesOf(headFields, { ...(detail ?? fresh) }),
    questions: detail?.questions ?? [],
    revision: detail?.revision ?? 1,
  };
}

/** The form as the contract takes it: options that no kind of question shows any more stay in the form alone. */
export function surveyBody(
  { head, questions: written, revision }: SurveyValues,
  detail: Pick<SurveyDetail, "id"> | undefined,
): SurveyBody {
  const questions = written.map((question) =>
    takesOptions(question) ? question : { ...question, options: [] },
  );
  const body = { ...bodyOf(headFields, head), questions } as SurveyBody;
  return detail ? { ...body, surveyId: detail.id, revision } : body;
}

/** An option without words yet. */
export const blankOption = () => ({ id: randomId().slice(0, 8), label: "" });

export const takesOptions = ({ type }: Pick<Question, "type">) =>
  type === "single" || type === "multiple" || type === "sort";

const isBlank = (words: string) => words.trim() === "";

/** The questions in which something is left blank, each with what is missing; the server judges the rest. */
export function questionFaults(questions: readonly Question[]): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap((question, index) => {
      const blankOptions = takesOptions(question) && question.options.some(({ label }) => isBlank(label));
      const fault = isBlank(question.title)
        ? text.questionMissing
        : blankOptions
          ? text.optionMissing
          : undefined;
      return fault ? [[question.id, fillText(fault, { n: index + 1 })]] : [];
    }),
  );
}

/** A question turned into another kind: its words stay, and its options, in case it is turned back. */
export function ofKind(question: Question, type: Question["type"]): Question {
  const missing = question.options.length === 0 && takesOptions({ type });
  const options = missing ? [blankOption(), blankOption()] : question.options;
  return { ...question, type, min: 0, max: 0, hint: "", options };
}

export const newQuestion = (type: Question["type"]): Question =>
  ofKind(
    { id: randomId().slice(0, 8), type, title: "", required: 1, options: [], min: 0, max: 0, hint: "" },
    type,
  );
