import { expect, test } from "vitest";
import { getNicknameError } from "#shell/sign-in/nickname-error.ts";
import { getChanges, getPasswordErrors } from "./account-rules.ts";

const validFields = { oldPassword: "old", newPassword: "mountains-at-dawn", again: "mountains-at-dawn" };

test("VALID-018 returns the error of each invalid password field", () => {
  expect(getPasswordErrors(validFields, undefined)).toEqual({});
  expect(getPasswordErrors({ ...validFields, oldPassword: "" }, undefined)).toEqual({
    oldPassword: "旧密码不能为空",
  });
  expect(getPasswordErrors({ ...validFields, again: "else" }, undefined)).toEqual({
    again: "两次输入的密码不一致",
  });
  expect(getPasswordErrors({ ...validFields, newPassword: "", again: "" }, undefined)).toEqual({
    again: "再输一次新密码",
  });
  expect(getPasswordErrors(validFields, "密码太常见，换一个")).toEqual({
    newPassword: "密码太常见，换一个",
  });
});

test("VALID-018 rejects nicknames of 1 or 13 characters and accepts 2 or 12", () => {
  expect(getNicknameError("云")).toBe("昵称长度需在 2 到 12 个字符之间");
  expect(getNicknameError("云".repeat(13))).toBe("昵称长度需在 2 到 12 个字符之间");
  expect(getNicknameError(" 云野 ")).toBeUndefined();
  expect(getNicknameError("👓".repeat(12))).toBeUndefined();
});

test("returns only the changed fields", () => {
  expect(getChanges({ a: 1, b: "x" }, { a: 1, b: "y" })).toEqual({ b: "y" });
  expect(getChanges({ a: 1 }, { a: 1 })).toEqual({});
});
