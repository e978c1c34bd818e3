import { expect, test } from "vitest";
import {
  headFaults,
  headFieldsFor,
  newQuestion,
  ofKind,
  questionFaults,
  surveyBody,
  surveyValues,
} from "./survey-values.ts";

/** Half past midnight in the community, whose day it is not yet further west. */
const now = Date.UTC(2026, 10, 21, 16, 30);

test("a new questionnaire begins today and is open for two weeks", () => {
  expect(surveyBody(surveyValues(undefined, now), undefined)).toEqual({
    title: "",
    intro: "",
    startAt: "2026-11-22 00:00:00",
    endAt: "2026-12-06 00:00:00",
    rewardPoints: 0,
    questions: [],
  });
});

test("a change tells which version of the questions it began with", () => {
  const values = { ...surveyValues(undefined, now), revision: 3 };
  expect(surveyBody(values, { id: "8" })).toMatchObject({ surveyId: "8", revision: 3 });
});

test("a question keeps its words and options while it turns into another kind and back, limits go", () => {
  const question = { ...newQuestion("multiple"), title: "常用哪些", min: 1, max: 2 };
  expect(question.options).toHaveLength(2);
  expect(ofKind(question, "sort")).toEqual({ ...question, type: "sort", min: 0, max: 0 });
  const rating = ofKind(question, "rating");
  const values = { ...surveyValues(undefined, now), questions: [rating] };
  expect(surveyBody(values, undefined).questions).toEqual([{ ...rating, options: [] }]);
  expect(ofKind(rating, "multiple").options).toEqual(question.options);
});

test("a question without its words or with a blank option is wanting, options that are not shown are not", () => {
  const written = { ...newQuestion("single"), title: "常用哪些" };
  const filled = { ...written, id: "b", options: [{ id: "1", label: "甲" }] };
  const hidden = { ...ofKind(written, "rating"), id: "c" };
  const untitled = { ...newQuestion("nps"), id: "d", title: " " };
  expect(questionFaults([written, filled, hidden, untitled])).toEqual({
    [written.id]: "第 1 题有空着的选项",
    d: "请填写第 4 题的题目",
  });
});

test("a questionnaire that is over before it begins, or at that moment, is wrong where it ends", () => {
  const fields = headFieldsFor(false);
  const head = { ...surveyValues(undefined, now).head, title: "常用哪些" };
  expect(headFaults(fields, head)).toEqual({});
  const wrong = { endAt: "截止时间要在开始时间之后" };
  expect(headFaults(fields, { ...head, endAt: "2026-11-21T00:00" })).toEqual(wrong);
  expect(headFaults(fields, { ...head, endAt: "2026-11-22T00:00" })).toEqual(wrong);
  expect(headFaults(fields, { ...head, endAt: "" })).toEqual({ endAt: "请填写截止时间" });
  expect(headFaults(fields, { ...head, startAt: "" })).toEqual({ startAt: "请填写开始时间" });
});
