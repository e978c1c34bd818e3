import { expect, test } from "vitest";
import { getNicknameError } from "#shell/sign-in/nickname-error.ts";
import { changesOf, checkPasswords } from "./account-rules.ts";

const right = { oldPassword: "old", newPassword: "mountains-at-dawn", again: "mountains-at-dawn" };

test("VALID-018 each password field with a fault has its sentence", () => {
  expect(checkPasswords(right, undefined)).toEqual({});
  expect(checkPasswords({ ...right, oldPassword: "" }, undefined)).toEqual({ oldPassword: "旧密码不能为空" });
  expect(checkPasswords({ ...right, again: "else" }, undefined)).toEqual({ again: "两次输入的密码不一致" });
  expect(checkPasswords({ ...right, newPassword: "", again: "" }, undefined)).toEqual({
    again: "再输一次新密码",
  });
  expect(checkPasswords(right, "密码太常见，换一个")).toEqual({
    newPassword: "密码太常见，换一个",
  });
});

test("VALID-018 a nickname of 1 or 13 characters has its sentence, one of 2 or 12 none", () => {
  expect(getNicknameError("云")).toBe("昵称长度需在 2 到 12 个字符之间");
  expect(getNicknameError("云".repeat(13))).toBe("昵称长度需在 2 到 12 个字符之间");
  expect(getNicknameError(" 云野 ")).toBeUndefined();
  expect(getNicknameError("👓".repeat(12))).toBeUndefined();
});

test("only what has changed is sent", () => {
  expect(changesOf({ a: 1, b: "x" }, { a: 1, b: "y" })).toEqual({ b: "y" });
  expect(changesOf({ a: 1 }, { a: 1 })).toEqual({});
});
