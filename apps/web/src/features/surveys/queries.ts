import type { Api } from "@lenscape/api/client";
import type { AnswerOf, BodyOf } from "@lenscape/api/types";
import { apiInfinite, apiQuery } from "#lib/query.ts";

export type Survey = AnswerOf<"questionnaireDetail">;
export type Answer = BodyOf<"questionnaireSubmit">["answers"][number];

const PAGE_SIZE = 20;

/** Query of the surveys, the open ones first. */
export const surveysQuery = (api: Api) => apiInfinite(api, "questionnaireList", {}, { pageSize: PAGE_SIZE });

/** Query of a survey with its questions. */
export const surveyQuery = (api: Api, surveyId: string) =>
  apiQuery(api, "questionnaireDetail", { query: { surveyId }, silent: true });
