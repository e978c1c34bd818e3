import { isLongerThan } from "@lenscape/richtext/graphemes";
import { fillText } from "../../../core/fill-text.ts";
import { badInput } from "../../../core/request-error.ts";
import type { StoredAnswer, StoredQuestion } from "../../../db/schema/index.ts";
import type { Tally } from "./questionnaire.queries.ts";

/** Messages of questionnaires. */
export const surveyTexts = {
  missing: "请完成第{n}题",
  most: "最多选择{n}项",
  least: "请至少选择{n}项",
  long: "第{n}题最多{max}个字",
  pictures: "第{n}题最多{max}张图片",
  wrong: "第{n}题的回答不对，请重新选择",
  early: "问卷还没有开始",
  ended: "问卷已结束",
  alreadyAnswered: "您已提交过该问卷",
  changed: "问卷刚刚改过，请看一看再提交",
} as const;

/** Status of a survey as in the contract: 0 not started, 1 open, 2 ended. */
export const statusOf = ({ startAt, endAt }: { startAt: Date; endAt: Date }, now: Date) =>
  now < startAt ? (0 as const) : now < endAt ? (1 as const) : (2 as const);

/** Converts stored questions to the contract's form. */
export const toQuestions = (questions: readonly StoredQuestion[]) =>
  questions.map(({ required, ...question }) => ({
    ...question,
    required: required ? (1 as const) : (0 as const),
  }));

const RANGES = { rating: [1, 5], nps: [0, 10] } as const;

/** Validates the chosen options. @throws RequestError 400 for too few, too many, unknown or repeated options */
function checkOptions({ type, options, min, max }: StoredQuestion, n: number, chosen: string[]): string[] {
  const known = new Set(options.map(({ id }) => id));
  const repeated = new Set(chosen).size !== chosen.length;
  if (repeated || chosen.some((id) => !known.has(id))) badInput(fillText(surveyTexts.wrong, { n }));
  if (type === "single" && chosen.length > 1) badInput(fillText(surveyTexts.most, { n: 1 }));
  if (type === "sort" && chosen.length !== options.length) badInput(fillText(surveyTexts.missing, { n }));
  if (type === "multiple") {
    if (max > 0 && chosen.length > max) badInput(fillText(surveyTexts.most, { n: max }));
    if (chosen.length < min) badInput(fillText(surveyTexts.least, { n: min }));
  }
  return chosen;
}

/** Validates the answer to one question. Returns undefined if it is empty. @throws RequestError 400 */
function checkAnswer(question: StoredQuestion, n: number, answer: StoredAnswer | undefined) {
  const { id: questionId, type, max } = question;
  if (type === "text") {
    const text = answer?.text?.trim() ?? "";
    if (max > 0 && isLongerThan(text, max)) badInput(fillText(surveyTexts.long, { n, max }));
    return text ? { questionId, text } : undefined;
  }
  if (type === "rating" || type === "nps") {
    const score = answer?.score;
    const [low, high] = RANGES[type];
    if (score !== undefined && (score < low || score > high)) badInput(fillText(surveyTexts.wrong, { n }));
    return score === undefined ? undefined : { questionId, score };
  }
  if (type === "image") {
    const images = answer?.images ?? [];
    if (max > 0 && images.length > max) badInput(fillText(surveyTexts.pictures, { n, max }));
    return images.length > 0 ? { questionId, images } : undefined;
  }
  const chosen = answer?.optionIds ?? [];
  return chosen.length > 0 ? { questionId, optionIds: checkOptions(question, n, chosen) } : undefined;
}

/**
 * Validates a member's answers. Returns them in the order of the questions, without answers to unknown questions.
 * @throws RequestError 400 that names the first question with an invalid answer
 */
export function checkAnswers(questions: StoredQuestion[], answers: StoredAnswer[]): StoredAnswer[] {
  return questions.flatMap((question, index) => {
    const answer = checkAnswer(
      question,
      index + 1,
      answers.find(({ questionId }) => questionId === question.id),
    );
    if (!answer && question.required) badInput(fillText(surveyTexts.missing, { n: index + 1 }));
    return answer ?? [];
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Lists the scores that a rating or NPS question can be answered with. */
function scoresOf(type: "rating" | "nps") {
  const [low, high] = RANGES[type];
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}

/** Result of one question: counts per choice, and the average rating, net promoter score or average position. */
export function resultOf({ id, type, title, options }: StoredQuestion, tallies: readonly Tally[]) {
  const own = new Map(tallies.flatMap((tally) => (tally.questionId === id ? [[tally.choice, tally]] : [])));
  const countOf = (choice: string) => own.get(choice)?.count ?? 0;
  const answered = countOf("");
  const scores = type === "rating" || type === "nps" ? scoresOf(type) : [];
  /** Average over all answers of the value of each score. */
  const mean = (toValue: (score: number) => number) =>
    answered === 0
      ? 0
      : round(scores.reduce((sum, score) => sum + toValue(score) * countOf(String(score)), 0) / answered);
  return {
    id,
    type,
    title,
    answered,
    average:
      type === "nps" ? mean((score) => (score >= 9 ? 100 : score <= 6 ? -100 : 0)) : mean((score) => score),
    counts: [...scores.map((score) => ({ id: String(score), label: String(score) })), ...options].map(
      (option) => {
        const { count = 0, places = 0 } = own.get(option.id) ?? {};
        return { ...option, count, place: type === "sort" && count > 0 ? round(places / count) : 0 };
      },
    ),
  };
}
