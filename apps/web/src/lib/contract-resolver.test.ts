import { expect, test } from "vitest";
import { type Bounds, createContractResolver, type FieldRule, findFieldErrors } from "./contract-resolver.ts";

type Case = [
  title: string,
  value: unknown,
  bounds: Bounds,
  rule: FieldRule<{ field: unknown }>,
  error: string,
];

test.each<Case>([
  ["rejects an empty value that the contract requires", "", { required: true }, {}, "请检查这一项"],
  ["treats blanks as empty", " \t", { required: true }, { sentence: "请填写姓名" }, "请填写姓名"],
  [
    "treats an empty list as empty",
    [],
    { required: true, maxItems: 6 },
    { sentence: "请上传凭证" },
    "请上传凭证",
  ],
  ["accepts a missing optional value", undefined, { maxLength: 5 }, {}, ""],
  ["accepts an empty optional choice", "", { enum: ["a"], pattern: "^a$" }, {}, ""],
  [
    "rejects an empty value that only the form requires",
    "",
    {},
    { required: true, sentence: "请选择" },
    "请选择",
  ],
  ["accepts an empty value that only the contract requires", "", { required: true }, { required: false }, ""],
  ["accepts a text of the maximum length", "眼镜🕶", { maxLength: 3 }, {}, ""],
  ["rejects a longer text", "眼镜🕶好", { maxLength: 3 }, {}, "最多 3 个字"],
  ["rejects a longer list", [1, 2], { maxItems: 1 }, {}, "最多 1 项"],
  ["rejects a value outside the enum", "b", { enum: ["a"] }, { sentence: "请选择渠道" }, "请选择渠道"],
  [
    "rejects a value that does not match the pattern",
    "12-1",
    { pattern: "^\\d{2}$" },
    { sentence: "请选择日期" },
    "请选择日期",
  ],
  ["applies the form's rule before the contract", "abcd", { maxLength: 3 }, { check: () => "太长" }, "太长"],
  ["does not apply the form's rule to an empty value", "", {}, { check: () => "太短" }, ""],
])("%s", (_, value, bounds, rule, error) => {
  expect(findFieldErrors({ field: value }, { field: bounds }, { field: rule })).toEqual(
    error ? { field: error } : {},
  );
});

test("ignores limits of fields that the form does not have", () => {
  expect(findFieldErrors({ a: "" }, { b: { required: true } }, {})).toEqual({});
});

test("puts an error inside a list at its index and returns valid values unchanged", async () => {
  const resolve = createContractResolver<{ answers: string[] }>(
    {},
    { "answers.1": { required: true, sentence: "请回答" } },
  );
  const resolveValues = (values: { answers: string[] }) =>
    resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  const { errors } = await resolveValues({ answers: ["一", " "] });
  expect(errors.answers?.[1]?.message).toBe("请回答");
  expect(await resolveValues({ answers: [" 一 ", "二"] })).toEqual({
    values: { answers: [" 一 ", "二"] },
    errors: {},
  });
});
