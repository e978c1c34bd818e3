import { expect, test } from "vitest";
import {
  changeKind,
  createQuestion,
  getHeadFields,
  toSurveyBody,
  toSurveyValues,
  validateHead,
  validateQuestions,
} from "./survey-values.ts";

/** Half past midnight in Shanghai, still the previous day in UTC. */
const now = Date.UTC(2026, 10, 21, 16, 30);

test("starts a new survey today and ends it after two weeks", () => {
  expect(toSurveyBody(toSurveyValues(undefined, now), undefined)).toEqual({
    title: "",
    intro: "",
    startAt: "2026-11-22 00:00:00",
    endAt: "2026-12-06 00:00:00",
    rewardPoints: 0,
    questions: [],
  });
});

test("sends the revision of the questions that the form started from", () => {
  const values = { ...toSurveyValues(undefined, now), revision: 3 };
  expect(toSurveyBody(values, { id: "8" })).toMatchObject({ surveyId: "8", revision: 3 });
});

test("keeps title and options when the kind of a question changes, and resets its limits", () => {
  const question = { ...createQuestion("multiple"), title: "常用哪些", min: 1, max: 2 };
  expect(question.options).toHaveLength(2);
  expect(changeKind(question, "sort")).toEqual({ ...question, type: "sort", min: 0, max: 0 });
  const rating = changeKind(question, "rating");
  const values = { ...toSurveyValues(undefined, now), questions: [rating] };
  expect(toSurveyBody(values, undefined).questions).toEqual([{ ...rating, options: [] }]);
  expect(changeKind(rating, "multiple").options).toEqual(question.options);
});

test("rejects a question without a title or with a blank option, and ignores hidden options", () => {
  const blankOptions = { ...createQuestion("single"), title: "常用哪些" };
  const filled = { ...blankOptions, id: "b", options: [{ id: "1", label: "甲" }] };
  const hidden = { ...changeKind(blankOptions, "rating"), id: "c" };
  const untitled = { ...createQuestion("nps"), id: "d", title: " " };
  expect(validateQuestions([blankOptions, filled, hidden, untitled])).toEqual({
    [blankOptions.id]: "第 1 题有空着的选项",
    d: "请填写第 4 题的题目",
  });
});

test("rejects an end time that is not after the start time", () => {
  const fields = getHeadFields(false);
  const head = { ...toSurveyValues(undefined, now).head, title: "常用哪些" };
  expect(validateHead(fields, head)).toEqual({});
  const wrong = { endAt: "截止时间要在开始时间之后" };
  expect(validateHead(fields, { ...head, endAt: "2026-11-21T00:00" })).toEqual(wrong);
  expect(validateHead(fields, { ...head, endAt: "2026-11-22T00:00" })).toEqual(wrong);
  expect(validateHead(fields, { ...head, endAt: "" })).toEqual({ endAt: "请填写截止时间" });
  expect(validateHead(fields, { ...head, startAt: "" })).toEqual({ startAt: "请填写开始时间" });
});
