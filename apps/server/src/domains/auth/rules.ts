import { randomInt } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { badInput } from "../../core/refusal.ts";
import { policy } from "../../policy.ts";

/** Invisible and direction-changing characters: two names that look alike must be alike. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/u;

/** The form in which names are compared: width, case and compatibility forms folded. */
export const nameKey = (name: string) => name.normalize("NFKC").toLowerCase().replace(/\s+/g, "");

const length = (text: string) => [...text].length;

/**
 * Checks a new account name (wire.md: 2 to 20 characters).
 * @returns the trimmed name
 * @throws Refusal 400
 */
export function checkUsername(raw: string): string {
  const name = raw.trim();
  if (name === "") badInput("用户名不能为空");
  const { min, max } = policy.username;
  if (length(name) < min || length(name) > max) badInput(`账户长度必须在${min}到${max}个字符之间`);
  if (!/^[\p{Script=Han}A-Za-z0-9_-]+$/u.test(name)) badInput("账号只能含汉字、字母、数字、下划线和连字符");
  return name;
}

/**
 * Checks a new password: length only, and not the account name itself.
 * @throws Refusal 400
 */
export function checkPassword(password: string, username: string): void {
  const { min, max } = policy.password;
  if (password === "") badInput("用户密码不能为空");
  if (length(password) < min || length(password) > max) badInput(`密码长度必须在${min}到${max}个字符之间`);
  if (nameKey(password) === nameKey(username)) badInput("密码不能与账号相同");
}

/**
 * Checks a nickname (screens.md 4.19).
 * @returns the trimmed nickname
 * @throws Refusal 400
 */
export function checkNickname(raw: string): string {
  const nickname = raw.trim();
  if (nickname === "") badInput("昵称不能为空");
  const { min, max } = policy.nickname;
  if (length(nickname) < min || length(nickname) > max) badInput(`昵称长度需在 ${min} 到 ${max} 个字符之间`);
  if (INVISIBLE.test(nickname)) badInput("昵称含有看不见的字符，请换一个");
  return nickname;
}

/** What a nickname with a sensitive word in it is answered (screens.md 4.19). */
export const nicknameRefused = "昵称包含违禁词";

/** argon2id with the parameters of the OWASP password storage advice. */
export const hashPassword = (password: string) =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

const CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Six characters without look-alikes (screens.md 4.16). */
export const newInvitationCode = () =>
  Array.from({ length: 6 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join("");

/** Log-in refusals, worded alike for a wrong password and an unknown account. */
export const loginTexts = {
  captchaMissing: "请输入验证码",
  captchaExpired: "验证码已失效",
  captchaWrong: "验证码错误",
  wrong: "用户不存在/密码错误",
  lockedPair: `密码输入错误${policy.login.perPair.max}次，帐户锁定${policy.login.perPair.windowSeconds / 60}分钟`,
  lockedAddress: "登录失败次数过多，请稍后再试",
  gone: "对不起，您的账号已被删除",
  closed: "您的账号已被关闭，请联系管理员",
  forbidden: "用户已封禁，请联系管理员",
} as const;
