import { expect, test } from "vitest";
import { checkRegister, getPasswordStrength } from "./auth-rules.ts";

const good = {
  username: "云野_2026",
  password: "Lenscape2026",
  passwordAgain: "Lenscape2026",
  code: "7k2m",
  invitationCode: "",
  message: "",
  email: "",
  agreed: true,
};

test("accepts a complete registration", () => {
  expect(checkRegister(good, true, undefined)).toEqual({});
  expect(checkRegister({ ...good, code: "" }, false, undefined)).toEqual({});
});

test.each([
  [{ username: "云" }, { username: "2 到 20 个字，字母、数字、下划线、连字符或汉字" }],
  [{ username: " " }, { username: "请输入用户名" }],
  [{ username: "a b" }, { username: "2 到 20 个字，字母、数字、下划线、连字符或汉字" }],
  [{ passwordAgain: "other" }, { passwordAgain: "两次输入的密码不一致" }],
  [{ passwordAgain: "" }, { passwordAgain: "请再次输入密码" }],
  [{ code: " " }, { code: "请输入验证码" }],
  [{ agreed: false }, { agreed: "请先阅读并同意《用户协议》和《隐私政策》" }],
])("HOLE-004 returns the error of each invalid field: %o", (change, errors) => {
  expect(checkRegister({ ...good, ...change }, true, undefined)).toEqual(errors);
});

test("HOLE-004 returns the error of a rejected password", () => {
  expect(checkRegister(good, true, "密码太常见，换一个")).toEqual({ password: "密码太常见，换一个" });
  expect(checkRegister({ ...good, password: "", passwordAgain: "" }, true, "密码长度")).toMatchObject({
    password: "请输入密码",
  });
});

test("rates passwords by length and character classes", () => {
  expect(["a1!B", "aaaaaaaa", "aaaaaaa1", "aaaaaa1!"].map(getPasswordStrength)).toEqual([0, 1, 2, 3]);
});
