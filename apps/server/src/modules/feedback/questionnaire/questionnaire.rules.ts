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
  twice: "您已提交过该问卷",
  changed: "问卷刚刚改过，请看一看再提交",
} as const;

/** 0 not yet, 1 open, 2 over. */
export const statusOf = ({ startAt, endAt }: { startAt: Date; endAt: Date }, now: Date) =>
  now < startAt ? (0 as const) : now < endAt ? (1 as const) : (2 as const);

/** The questions as a body of the contract has them. */
export const toQuestions = (questions: readonly StoredQuestion[]) =>
  questions.map(({ required, ...question }) => ({
    ...question,
    required: required ? (1 as const) : (0 as const),
  }));

const RANGES = { rating: [1, 5], nps: [0, 10] } as const;

/** The options chosen. @throws RequestError 400 for too few, too many, unknown or repeated ones */
function readOptions({ type, options, min, max }: StoredQuestion, n: number, chosen: string[]): string[] {
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

/** One question's answer as it is stored; undefined when none was given. @throws RequestError 400 */
function readAnswer(question: StoredQuestion, n: number, given: StoredAnswer | undefined) {
  const { id: questionId, type, max } = question;
  if (type === "text") {
    const text = given?.text?.trim() ?? "";
    if (max > 0 && [...text].length > max) badInput(fillText(surveyTexts.long, { n, max }));
    return text ? { questionId, text } : undefined;
  }
  if (type === "rating" || type === "nps") {
    const score = given?.score;
    const [low, high] = RANGES[type];
    if (score !== undefined && (score < low || score > high)) badInput(fillText(surveyTexts.wrong, { n }));
    return score === undefined ? undefined : { questionId, score };
  }
  if (type === "image") {
    const images = given?.images ?? [];
    if (max > 0 && images.length > max) badInput(fillText(surveyTexts.pictures, { n, max }));
    return images.length > 0 ? { questionId, images } : undefined;
  }
  const chosen = given?.optionIds ?? [];
  return chosen.length > 0 ? { questionId, optionIds: readOptions(question, n, chosen) } : undefined;
}

/**
 * A member's answers as they are stored, in the order of the questions; what belongs to no question is dropped.
 * @throws RequestError 400 that names the first question with a fault
 */
export function readAnswers(questions: StoredQuestion[], given: StoredAnswer[]): StoredAnswer[] {
  return questions.flatMap((question, index) => {
    const answer = readAnswer(
      question,
      index + 1,
      given.find(({ questionId }) => questionId === question.id),
    );
    if (!answer && question.required) badInput(fillText(surveyTexts.missing, { n: index + 1 }));
    return answer ?? [];
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The scores a question can be answered with, as options. */
function scoresOf(type: "rating" | "nps") {
  const [low, high] = RANGES[type];
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}

/** What the answers to one question come to: counts, the mean of ratings, the net promoters, the mean places. */
export function resultOf({ id, type, title, options }: StoredQuestion, all: readonly Tally[]) {
  const own = new Map(all.flatMap((tally) => (tally.questionId === id ? [[tally.choice, tally]] : [])));
  const countOf = (choice: string) => own.get(choice)?.count ?? 0;
  const answered = countOf("");
  const scores = type === "rating" || type === "nps" ? scoresOf(type) : [];
  /** The mean over all who answered of what a score is worth. */
  const mean = (worth: (score: number) => number) =>
    answered === 0
      ? 0
      : round(scores.reduce((sum, score) => sum + worth(score) * countOf(String(score)), 0) / answered);
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
