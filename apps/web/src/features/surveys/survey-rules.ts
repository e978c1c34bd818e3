import { fillText } from "@lenscape/ui/lib/fill-text";
import type { GivenAnswer, Question } from "#shell/forms/survey-answer.ts";
import { questionnaireText as text } from "#shell/forms/survey-text.ts";
import type { Answer } from "./queries.ts";

export type Answers = Record<string, GivenAnswer>;

/** Whether there is any answer to a question. */
export function isGiven({ optionIds, text: words, score, images }: GivenAnswer = {}): boolean {
  return (
    score !== undefined || Boolean(optionIds?.length) || Boolean(words?.trim()) || Boolean(images?.length)
  );
}

/** Returns the error of one answer; questions are counted from 1. */
export function faultOf(
  { type, required, min, max }: Question,
  n: number,
  given: GivenAnswer | undefined,
): string | undefined {
  if (!isGiven(given)) return required ? fillText(text.missing, { n }) : undefined;
  if (type !== "multiple") return undefined;
  const count = given?.optionIds?.length ?? 0;
  if (max > 0 && count > max) return fillText(text.most, { n: max });
  return count < min ? fillText(text.least, { n: min }) : undefined;
}

/** The answers as a body of the contract takes them. */
export function asBody(questions: readonly Question[], answers: Answers): Answer[] {
  return questions.flatMap(({ id }) => {
    const given = answers[id];
    if (!given || !isGiven(given)) return [];
    const { images, ...rest } = given;
    return {
      questionId: id,
      ...rest,
      ...(images && { imageList: images.map(({ name: _name, size: _size, ...image }) => image) }),
    };
  });
}
