import type { ErrorObject } from "ajv";
import { expect, test } from "vitest";
import { describeValidationError } from "./failures.ts";
import { reasonOf } from "./request-error.ts";

const fault = (instancePath: string, label?: string) =>
  [
    { keyword: "maxLength", instancePath, params: { limit: 64 }, parentSchema: { "x-label": label } },
  ] as unknown as ErrorObject[];

test.each([
  ["/remark", "备注", "备注不能超过 64 个字符"],
  ["/codes/3", "兑换码", "兑换码（第 4 项）不能超过 64 个字符"],
  ["/codes/3", undefined, "codes 第 4 项不能超过 64 个字符"],
  ["/questions/2/options/0/label", "选项文字", "选项文字（第 3 项的第 1 项）不能超过 64 个字符"],
  ["/remark", undefined, "remark不能超过 64 个字符"],
])("an error at %s names the field and the positions in lists", (path, label, sentence) => {
  expect(describeValidationError(fault(path, label))).toBe(sentence);
});

test("each code has a default reason", () => {
  const codes = [400, 401, 403, 404, 409, 413, 415, 429, 500, 503] as const;
  expect(codes.map(reasonOf)).toEqual([
    ...["INVALID_INPUT", "UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND", "STATE_CHANGED"],
    ...["BODY_TOO_LARGE", "MEDIA_TYPE_UNSUPPORTED", "RATE_LIMITED", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
  ]);
});
