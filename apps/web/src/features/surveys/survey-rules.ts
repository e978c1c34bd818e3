import { fillText } from "@lenscape/ui/lib/fill-text";
import type { Question, SurveyAnswer } from "#shell/forms/survey-answer.ts";
import { surveyText as text } from "#shell/forms/text.ts";
import type { Answer } from "./queries.ts";

export type Answers = Record<string, SurveyAnswer>;

/** Whether a question has an answer. */
export function hasAnswer({ optionIds, text: words, score, images }: SurveyAnswer = {}): boolean {
  return (
    score !== undefined || Boolean(optionIds?.length) || Boolean(words?.trim()) || Boolean(images?.length)
  );
}

/** Returns the error of an answer, or undefined. `n` is the number of the question, from 1. */
export function getAnswerError(
  { type, required, min, max }: Question,
  n: number,
  answer: SurveyAnswer | undefined,
): string | undefined {
  if (!hasAnswer(answer)) return required ? fillText(text.missing, { n }) : undefined;
  if (type !== "multiple") return undefined;
  const count = answer?.optionIds?.length ?? 0;
  if (max > 0 && count > max) return fillText(text.most, { n: max });
  return count < min ? fillText(text.least, { n: min }) : undefined;
}

/** Converts the answers to the body of the contract. */
export function toAnswerBody(questions: readonly Question[], answers: Answers): Answer[] {
  return questions.flatMap(({ id }) => {
    const answer = answers[id];
    if (!answer || !hasAnswer(answer)) return [];
    const { images, ...rest } = answer;
    return {
      questionId: id,
      ...rest,
      ...(images && { imageList: images.map(({ name: _name, size: _size, ...image }) => image) }),
    };
  });
}
