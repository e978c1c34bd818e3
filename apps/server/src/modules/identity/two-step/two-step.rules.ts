import { RequestError } from "../../../core/request-error.ts";
import { policy } from "../../../policy.ts";

/** Texts for two-step verification. */
export const twoStepTexts = {
  needed: "还差一步：请用验证器的动态码、备用码或通行密钥验证",
  ticketExpired: "这次登录等得太久了，请重新登录",
  usedUp: "错了太多次，请重新登录",
  missing: "请输入动态码或备用码，或用通行密钥验证",
  wrong: "动态码或备用码不对",
  wrongFirst: "动态码不对，看看手机的时间准不准，再输一次新的",
  usedTotp: "这个动态码已经用过了，等下一个再试",
  usedBackup: "这个备用码已经用过了，换一个没用过的",
  guessed: "这个账号的动态码今天错得太多，请用备用码登录",
  tooOften: "验证错误次数过多，请稍后再试",
  already: "两步验证已经开着",
  notOn: "两步验证没有开着",
  setupGone: `密钥超过 ${policy.twoStep.setupSeconds / 60} 分钟没有确认，请重新开始`,
  onTitle: "已开启两步验证",
  onText: "以后登录除了密码、短信或微信，还要验证器里的动态码，或一个通行密钥。备用码请存在手机以外的地方。",
  passkeyText: "以后登录除了密码、短信或微信，还要一个通行密钥。备用码请存在手机以外的地方。",
  offTitle: "两步验证已关闭",
  offText: "以后登录只要一步。如果不是你关的，请马上修改密码。",
  takenText: "管理员应要求关闭了你的两步验证，以后登录只要一步。如果不是你要求的，请马上修改密码并重新开启。",
  codesTitle: "备用码已换成新的",
  codesText: "两步验证以前的备用码都作废了。如果不是你换的，请马上修改密码。",
  guessTitle: "有人没有通过两步验证",
  guessText: "有人通过了登录的第一步，第二步却连错几次，没有登录成功。如果不是你，请马上修改密码。",
} as const;

/** Creates the error that asks for the second step. @param ticket ticket of the login */
export const secondStepNeeded = (ticket: string): RequestError =>
  new RequestError("SECOND_FACTOR_REQUIRED", twoStepTexts.needed, undefined, { ticket });

/** Creates the error for an unknown, expired or used-up ticket. */
export const ticketInvalid = (message: string = twoStepTexts.ticketExpired): RequestError =>
  new RequestError("LOGIN_TICKET_INVALID", message);

/** Normalises a typed code for comparison. */
export const normalizeCode = (typed: string): string => typed.normalize("NFKC").replace(/[\s-]/g, "");

/** Creates the error for a refused code. */
export const codeRefused = (message: string): RequestError =>
  new RequestError("SECOND_CODE_WRONG", message, undefined, { field: "secondCode" });
