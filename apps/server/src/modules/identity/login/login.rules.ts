import { randomInt } from "node:crypto";
import type { PasswordFault } from "@lenscape/passwords/fault";
import { PASSWORD_LENGTH } from "@lenscape/passwords/length";
import { countGraphemes, isLongerThan } from "@lenscape/richtext/graphemes";
import type { Config } from "../../../config.ts";
import { checkName } from "../../../core/names.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import { policy } from "../../../policy.ts";

/**
 * Checks a new account name (2 to 20 characters).
 * @returns the trimmed name
 * @throws RequestError 400
 */
export function checkUsername(raw: string): string {
  const name = raw.trim();
  if (name === "") badInput("用户名不能为空");
  const { min, max } = policy.username;
  if (countGraphemes(name) < min || isLongerThan(name, max))
    badInput(`账户长度必须在${min}到${max}个字符之间`);
  if (!/^[\p{Script=Han}A-Za-z0-9_-]+$/u.test(name)) badInput("账号只能含汉字、字母、数字、下划线和连字符");
  return name;
}

const { min: shortest, max: longest } = PASSWORD_LENGTH;

/** Messages for each fault of a new password. */
const passwordTexts: Record<PasswordFault, string> = {
  missing: "用户密码不能为空",
  length: `密码长度必须在${shortest}到${longest}个字符之间`,
  blank: "密码不能全是空格",
  sameAsUsername: "密码不能与账号相同",
  holdsUsername: "密码里不能有用户名，换一个",
  holdsNickname: "密码里不能有昵称，换一个",
  site: "密码和社区的名字太像，换一个",
  common: "密码太常见，换一个",
  digits: "密码只有数字，容易被猜到，加几个字母",
  pattern: "密码太有规律，换一个",
};

/** Checks a new password. @param field name of the body field, for the error @throws RequestError 400 */
export async function checkPassword(
  password: string,
  { site }: Config,
  { username, nickname }: { username: string; nickname: string },
  field = "newPassword",
): Promise<void> {
  // Load the list of common passwords only when needed.
  const { passwordFault } = await import("@lenscape/passwords/fault");
  const fault = passwordFault(password, { username, nickname, site: [site.brandName, site.brandNameEn] });
  if (fault) throw new RequestError("PASSWORD_WEAK", passwordTexts[fault], undefined, { field });
}

/**
 * Checks a nickname.
 * @returns the trimmed nickname
 * @throws RequestError 400
 */
export function checkNickname(raw: string): string {
  const nickname = checkName(raw, "昵称");
  if (nickname === "") badInput("昵称不能为空");
  const { min, max } = policy.nickname;
  if (countGraphemes(nickname) < min || isLongerThan(nickname, max))
    badInput(`昵称长度需在 ${min} 到 ${max} 个字符之间`);
  return nickname;
}

const CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Creates an invitation code of six characters without look-alikes. */
export const newInvitationCode = () =>
  Array.from({ length: 6 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join("");

/**
 * Refuses bots: the honeypot field is filled in, or the form was submitted faster than a person reads its
 * captcha (the web form waits that long itself). The message does not reveal the reason.
 * @param remark value of the honeypot field
 * @param seconds age of the captcha in seconds; undefined if none is required
 * @throws RequestError 400
 */
export function refuseBots(remark: string | undefined, seconds: number | undefined): void {
  const isTooFast = seconds !== undefined && seconds < policy.captcha.readSeconds;
  if (remark || isTooFast) badInput("注册没有成功，请刷新页面，重新填写后再试");
}

/** Messages for refused logins. A wrong password and an unknown account have the same message. */
export const loginTexts = {
  reopenedTitle: "注销申请已取消",
  reopenedText: "你在账号注销之前重新登录，账号会照常保留。",
  captchaMissing: "请输入验证码",
  captchaExpired: "验证码已失效",
  captchaWrong: "验证码错误",
  wrong: "用户不存在/密码错误",
  /** Shown when too many failures require a captcha. */
  captchaNeeded: "登录失败次数过多，请输入图形验证码",
  wait: "登录失败次数过多，请 {n} 秒后再试",
  pending: "注册申请还在审核，通过后就能登录",
  refused: "注册申请没有通过",
  deleted: "对不起，您的账号已被删除",
  closed: "您的账号已被关闭，请联系管理员",
  forbidden: "用户已封禁，请联系管理员",
} as const;

/** Creates the error for an unknown username or a wrong password. */
export const wrongCredentials = (): RequestError =>
  new RequestError("CREDENTIALS_WRONG", loginTexts.wrong, undefined, { field: "password" });

/** Messages of the password confirmation in settings. */
export const proofTexts = {
  missing: "请输入登录密码",
  wrong: "登录密码错误",
  tooOften: "密码输入错误次数过多，请稍后再试",
  stale: `没有密码的账号，要在登录后 ${policy.account.freshSeconds / 60} 分钟内操作，请退出后重新登录`,
} as const;
