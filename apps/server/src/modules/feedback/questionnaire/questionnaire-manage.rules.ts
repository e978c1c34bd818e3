import type { BodyOf } from "@lenscape/api/types";
import { fillText } from "../../../core/fill-text.ts";
import { badInput } from "../../../core/request-error.ts";
import type { StoredQuestion } from "../../../db/schema/index.ts";

type Given = BodyOf<"questionnaireManageSave">["questions"][number];

/** What who makes a questionnaire is told. */
export const makingTexts = {
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

/** How many pictures one answer takes (the contract's `imageList`). */
const PICTURES = 9;

const distinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

function optionsOf({ options }: Given, n: number): StoredQuestion["options"] {
  const trimmed = options.map(({ id, label }) => ({ id, label: label.trim() }));
  if (trimmed.length < 2) badInput(fillText(makingTexts.options, { n }));
  if (trimmed.some(({ label }) => label === "")) badInput(fillText(makingTexts.blank, { n }));
  if (!distinct(trimmed.map(({ label }) => label))) badInput(fillText(makingTexts.same, { n }));
  if (!distinct(trimmed.map(({ id }) => id))) badInput(makingTexts.ids);
  return trimmed;
}

/** One question as it is stored: what its type does not know is left out. @throws RequestError 400 that names it */
function questionOf(given: Given, n: number): StoredQuestion {
  const { id, type, required, min, max } = given;
  const title = given.title.trim();
  if (title === "") badInput(fillText(makingTexts.question, { n }));
  const question = { id, type, title, required: required === 1, options: [], min: 0, max: 0, hint: "" };
  switch (type) {
    case "single":
    case "sort":
      return { ...question, options: optionsOf(given, n) };
    case "multiple": {
      const options = optionsOf(given, n);
      if (Math.max(min, max) > options.length) {
        badInput(fillText(makingTexts.count, { n, max: options.length }));
      }
      if (max > 0 && min > max) badInput(fillText(makingTexts.bounds, { n }));
      return { ...question, options, min, max };
    }
    case "text":
      return { ...question, max, hint: given.hint.trim() };
    case "image":
      if (max > PICTURES) badInput(fillText(makingTexts.pictures, { n, max: PICTURES }));
      return { ...question, max };
    default:
      return question;
  }
}

/** The questions of a questionnaire as they are stored. @throws RequestError 400 that names the first one with a fault */
export function questionsOf(given: readonly Given[]): StoredQuestion[] {
  const questions = given.map((question, index) => questionOf(question, index + 1));
  if (!distinct(questions.map(({ id }) => id))) badInput(makingTexts.ids);
  return questions;
}
