import { expect, test } from "vitest";
import { moveOption, type Question } from "#shell/forms/survey-answer.ts";
import { getAnswerError, toAnswerBody } from "./survey-rules.ts";

const createQuestion = (type: Question["type"], overrides: Partial<Question> = {}): Question => ({
  id: "q",
  type,
  title: "q",
  required: 1,
  options: [],
  min: 0,
  max: 0,
  hint: "",
  ...overrides,
});

test("reports missing answers and wrong numbers of options", () => {
  expect(getAnswerError(createQuestion("nps"), 4, undefined)).toBe("请完成第4题");
  expect(getAnswerError(createQuestion("nps"), 4, { score: 0 })).toBeUndefined();
  expect(getAnswerError(createQuestion("text"), 6, { text: "  " })).toBe("请完成第6题");
  expect(getAnswerError(createQuestion("text", { required: 0 }), 6, undefined)).toBeUndefined();
  const multiple = createQuestion("multiple", { min: 2, max: 3 });
  expect(getAnswerError(multiple, 2, { optionIds: ["a"] })).toBe("请至少选择2项");
  expect(getAnswerError(multiple, 2, { optionIds: ["a", "b", "c", "d"] })).toBe("最多选择3项");
});

test("omits questions without an answer", () => {
  const questions = [
    createQuestion("single", { id: "a" }),
    createQuestion("image", { id: "b" }),
    createQuestion("text", { id: "c" }),
  ];
  const images = [{ url: "/uploads/a.webp", name: "a.jpg", size: 3 }];
  expect(toAnswerBody(questions, { a: { optionIds: ["x"] }, b: { images }, c: { text: " " } })).toEqual([
    { questionId: "a", optionIds: ["x"] },
    { questionId: "b", imageList: [{ url: "/uploads/a.webp" }] },
  ]);
});

test("moves an option within the list", () => {
  expect(moveOption(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
  expect(moveOption(["a", "b", "c"], "a", 2)).toEqual(["b", "c", "a"]);
  expect(moveOption(["a", "b", "c"], "c", 3)).toEqual(["a", "b", "c"]);
});
