import type { Api } from "@lenscape/api/client";
import type { AnswerOf, BodyOf } from "@lenscape/api/types";
import { apiInfinite, apiQuery } from "#lib/query.ts";

export type Survey = AnswerOf<"questionnaireDetail">;
export type Answer = BodyOf<"questionnaireSubmit">["answers"][number];

const SURVEYS = 20;

/** The questionnaires, the open ones first. */
export const surveys = (api: Api) => apiInfinite(api, "questionnaireList", {}, { pageSize: SURVEYS });

/** One questionnaire with its questions. */
export const survey = (api: Api, surveyId: string) =>
  apiQuery(api, "questionnaireDetail", { query: { surveyId }, silent: true });
