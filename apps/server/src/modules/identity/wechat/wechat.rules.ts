import { randomBytes, randomInt } from "node:crypto";
import { badInput } from "../../../core/request-error.ts";

/** Texts for WeChat and phone. */
export const wxTexts = {
  noMini: "社区还没有接通微信小程序",
  noWeb: "社区还没有开通微信登录，请用账号登录",
  noSms: "社区还没有开通短信，请用账号登录",
  late: "微信暂时没有回应，请稍后再试",
  busy: "微信正忙，请稍后再试",
  refused: "微信没有接受这次请求，请稍后再试",
  badCode: "微信登录已失效，请重新扫码",
  badState: "这次登录已过期，请重新扫码",
  unbound: "这个微信还没有注册，请先注册",
  taken: "这个微信已绑定别的账号",
  boundAlready: "你已经绑定了一个微信，请先解绑",
  notBound: "你还没有绑定微信",
  lastWay: "这是你唯一的登录方式，请先绑定另一种",
  decryptFailed: "微信数据读不出来，请重新授权",
  phone: "请输入正确的手机号码",
  phoneTaken: "这个手机号已绑定别的账号",
  hasPassword: "你已经有密码了，请用旧密码修改",
  noPhone: "请先绑定手机",
  otherPhone: "这不是你绑定的手机号",
  smsTooSoon: "验证码发送太频繁，请 {n} 秒后再试",
  tooOften: "操作太频繁，请稍后再试",
  smsTooMany: "今天发送的验证码太多，请明天再试",
  smsLate: "短信没能发出去，请稍后再试",
  smsExpired: "短信验证码已失效，请重新获取",
  smsWrong: "短信验证码错误",
} as const;

/** Checks a mobile number of mainland China. @returns the number without blanks @throws RequestError 400 */
export function checkPhone(raw: string): string {
  const phone = raw.replace(/\s/g, "");
  if (!/^1[3-9]\d{9}$/.test(phone)) badInput(wxTexts.phone);
  return phone;
}

/** Masks a number as 138****5678. No response contains an unmasked number. */
export const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** Creates an SMS code of six digits. */
export const newSmsCode = () => String(randomInt(1_000_000)).padStart(6, "0");

/** Creates the unguessable `state` of a web login. */
export const newState = () => randomBytes(16).toString("hex");

/** Creates a nickname for a member without one. */
export const guestName = () => `镜友${randomInt(10_000_000, 99_999_999)}`;
