import { expect, test } from "vitest";
import { moveId, type Question } from "#shell/forms/survey-answer.ts";
import { asBody, faultOf } from "./survey-rules.ts";

const question = (type: Question["type"], to: Partial<Question> = {}): Question => ({
  id: "q",
  type,
  title: "q",
  required: 1,
  options: [],
  min: 0,
  max: 0,
  hint: "",
  ...to,
});

test("a required question says which one it is; too few or too many options say how many", () => {
  expect(faultOf(question("nps"), 4, undefined)).toBe("请完成第4题");
  expect(faultOf(question("nps"), 4, { score: 0 })).toBeUndefined();
  expect(faultOf(question("text"), 6, { text: "  " })).toBe("请完成第6题");
  expect(faultOf(question("text", { required: 0 }), 6, undefined)).toBeUndefined();
  const many = question("multiple", { min: 2, max: 3 });
  expect(faultOf(many, 2, { optionIds: ["a"] })).toBe("请至少选择2项");
  expect(faultOf(many, 2, { optionIds: ["a", "b", "c", "d"] })).toBe("最多选择3项");
});

test("what was not answered is not sent", () => {
  const questions = [
    question("single", { id: "a" }),
    question("image", { id: "b" }),
    question("text", { id: "c" }),
  ];
  const images = [{ url: "/uploads/a.webp", name: "a.jpg", size: 3 }];
  expect(asBody(questions, { a: { optionIds: ["x"] }, b: { images }, c: { text: " " } })).toEqual([
    { questionId: "a", optionIds: ["x"] },
    { questionId: "b", imageList: [{ url: "/uploads/a.webp" }] },
  ]);
});

test("an item moves to another place and stays inside the list", () => {
  expect(moveId(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
  expect(moveId(["a", "b", "c"], "a", 2)).toEqual(["b", "c", "a"]);
  expect(moveId(["a", "b", "c"], "c", 3)).toEqual(["a", "b", "c"]);
});
