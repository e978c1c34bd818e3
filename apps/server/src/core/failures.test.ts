import type { ErrorObject } from "ajv";
import { expect, test } from "vitest";
import { describeInvalid } from "./failures.ts";

const fault = (instancePath: string, description: string) =>
  [
    { keyword: "maxLength", instancePath, params: { limit: 64 }, parentSchema: { description } },
  ] as unknown as ErrorObject[];

test.each([
  ["/remark", "备注，至多 64 字", "备注（remark）不能超过 64 个字符"],
  ["/codes/3", "兑换码", "兑换码（codes 第 4 项）不能超过 64 个字符"],
  ["/codes/3", "", "codes（codes 第 4 项）不能超过 64 个字符"],
  [
    "/questions/2/options/0/label",
    "选项的文字",
    "选项的文字（questions 第 3 项 options 第 1 项 label）不能超过 64 个字符",
  ],
])("what is wrong at %s says which entry of which list", (path, description, sentence) => {
  expect(describeInvalid(fault(path, description))).toBe(sentence);
});
