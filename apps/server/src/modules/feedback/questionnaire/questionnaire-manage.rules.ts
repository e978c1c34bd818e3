import type { BodyOf } from "@lenscape/api/types";
import { fillText } from "../../../core/fill-text.ts";
import { badInput } from "../../../core/request-error.ts";
import type { StoredQuestion } from "../../../db/schema/index.ts";

type QuestionInput = BodyOf<"questionnaireManageSave">["questions"][number];

/** Messages to operators who edit questionnaires. */
export const manageTexts = {
  title: "请填写问卷的标题",
  startWrong: "请填写开始时间",
  endWrong: "请填写截止时间",
  window: "截止时间要在开始时间之后",
  question: "请填写第{n}题的题目",
  ids: "题目或选项的编号重复了，请刷新后重试",
  options: "第{n}题至少要有两个选项",
  blank: "第{n}题有空着的选项",
  same: "第{n}题有两个一样的选项",
  bounds: "第{n}题的「至少选」不能多于「至多选」",
  count: "第{n}题只有{max}个选项，选不了更多",
  pictures: "第{n}题最多收{max}张图片",
  none: "还没有题目，不能发布",
  over: "截止时间已过，请先改时间再发布",
  published: "问卷已经发布了",
  notOpen: "只有进行中的问卷可以结束",
  notDraft: "只有草稿可以删除",
  frozen: "已经有人答过，题目和奖励不能再改；可以复制成新的问卷",
  changed: "问卷已被别人改过，请刷新后重试",
  copy: "{title}（副本）",
} as const;

/** Maximum number of pictures in one answer, as in the contract's `imageList`. */
const MAX_PICTURES = 9;

const distinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

function optionsOf({ options }: QuestionInput, n: number): StoredQuestion["options"] {
  const trimmed = options.map(({ id, label }) => ({ id, label: label.trim() }));
  if (trimmed.length < 2) badInput(fillText(manageTexts.options, { n }));
  if (trimmed.some(({ label }) => label === "")) badInput(fillText(manageTexts.blank, { n }));
  if (!distinct(trimmed.map(({ label }) => label))) badInput(fillText(manageTexts.same, { n }));
  if (!distinct(trimmed.map(({ id }) => id))) badInput(manageTexts.ids);
  return trimmed;
}

/** Converts a question to its stored form, without fields that its type does not use. @throws RequestError 400 */
function toStoredQuestion(input: QuestionInput, n: number): StoredQuestion {
  const { id, type, required, min, max } = input;
  const title = input.title.trim();
  if (title === "") badInput(fillText(manageTexts.question, { n }));
  const question = { id, type, title, required: required === 1, options: [], min: 0, max: 0, hint: "" };
  switch (type) {
    case "single":
    case "sort":
      return { ...question, options: optionsOf(input, n) };
    case "multiple": {
      const options = optionsOf(input, n);
      if (Math.max(min, max) > options.length) {
        badInput(fillText(manageTexts.count, { n, max: options.length }));
      }
      if (max > 0 && min > max) badInput(fillText(manageTexts.bounds, { n }));
      return { ...question, options, min, max };
    }
    case "text":
      return { ...question, max, hint: input.hint.trim() };
    case "image":
      if (max > MAX_PICTURES) badInput(fillText(manageTexts.pictures, { n, max: MAX_PICTURES }));
      return { ...question, max };
    default:
      return question;
  }
}

/** Converts questions to their stored form. @throws RequestError 400 that names the first invalid question */
export function toStoredQuestions(inputs: readonly QuestionInput[]): StoredQuestion[] {
  const questions = inputs.map((input, index) => toStoredQuestion(input, index + 1));
  if (!distinct(questions.map(({ id }) => id))) badInput(manageTexts.ids);
  return questions;
}
