import { expect, test } from "vitest";
import { type Bounds, contractResolver, type FieldRule, faultsIn } from "./contract-resolver.ts";

type Case = [what: string, value: unknown, bounds: Bounds, rule: FieldRule<{ it: unknown }>, fault: string];

test.each<Case>([
  ["nothing where the contract requires something", "", { required: true }, {}, "请检查这一项"],
  ["blanks are nothing", " \t", { required: true }, { sentence: "请填写姓名" }, "请填写姓名"],
  ["an empty list is nothing", [], { required: true, maxItems: 6 }, { sentence: "请上传凭证" }, "请上传凭证"],
  ["what is left open is missing nowhere", undefined, { maxLength: 5 }, {}, ""],
  ["an empty choice that is not required", "", { enum: ["a"], pattern: "^a$" }, {}, ""],
  [
    "what the form requires and the contract does not",
    "",
    {},
    { required: true, sentence: "请选择" },
    "请选择",
  ],
  ["what the contract requires and this form does not", "", { required: true }, { required: false }, ""],
  ["the longest text", "眼镜🕶", { maxLength: 3 }, {}, ""],
  ["a text that is longer", "眼镜🕶好", { maxLength: 3 }, {}, "最多 3 个字"],
  ["a list that is longer", [1, 2], { maxItems: 1 }, {}, "最多 1 项"],
  ["a choice that is none", "b", { enum: ["a"] }, { sentence: "请选择渠道" }, "请选择渠道"],
  ["another pattern", "12-1", { pattern: "^\\d{2}$" }, { sentence: "请选择日期" }, "请选择日期"],
  [
    "the form's own rule comes before the contract's",
    "abcd",
    { maxLength: 3 },
    { check: () => "太长" },
    "太长",
  ],
  ["the form's own rule is not asked about nothing", "", {}, { check: () => "太短" }, ""],
])("%s", (_, it, bounds, rule, fault) => {
  expect(faultsIn({ it }, { it: bounds }, { it: rule })).toEqual(fault ? { it: fault } : {});
});

test("bounds of fields that the form does not have are none of its business", () => {
  expect(faultsIn({ a: "" }, { b: { required: true } }, {})).toEqual({});
});

test("a fault inside a list stands at its place in the errors, and right values are given back as they are", async () => {
  const resolve = contractResolver<{ answers: string[] }>(
    {},
    { "answers.1": { required: true, sentence: "请回答" } },
  );
  const asked = (values: { answers: string[] }) =>
    resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  const { errors } = await asked({ answers: ["一", " "] });
  expect(errors.answers?.[1]?.message).toBe("请回答");
  expect(await asked({ answers: [" 一 ", "二"] })).toEqual({
    values: { answers: [" 一 ", "二"] },
    errors: {},
  });
});
