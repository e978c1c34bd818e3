import { isMailAddress } from "../../../core/mail-address.ts";
import { badInput } from "../../../core/request-error.ts";

/** Texts for members about mail addresses and sending. */
export const mailTexts = {
  notConfigured: "社区还没有开通邮件，请用手机或恢复码找回账号",
  address: "请输入正确的邮箱",
  tooOften: "寄给这个邮箱的信太多了，请明天再试",
  same: "这就是你现在的邮箱",
  none: "你还没有绑定邮箱",
  taken: "这个邮箱已绑定别的账号",
  badLink: "链接不对，或已经用过、过期了，请重新获取",
  boundTitle: "邮箱已绑定",
  boundText: (email: string) => `${email} 现在可以用来找回账号。如果不是你绑定的，请马上修改密码。`,
  unboundTitle: "邮箱已解绑",
  unboundText: "之后不能再用邮箱找回账号。如果不是你解绑的，请马上修改密码。",
  retried: "这封信不在退回之列，刷新看看",
} as const;

/** Checks a mail address. @returns the trimmed address @throws RequestError 400 for an invalid address */
export function checkEmail(raw: string): string {
  const email = raw.trim();
  if (!isMailAddress(email)) badInput(mailTexts.address);
  return email;
}

/** Converts an address to the form used for comparison. */
export const emailKey = (email: string): string => email.trim().normalize("NFKC").toLowerCase();

/** Masks an address as y***e@lenscape.example. No response contains an unmasked address. */
export function maskEmail(email: string): string {
  if (email === "") return "";
  const at = email.lastIndexOf("@");
  const [first = "", ...rest] = [...email.slice(0, at)];
  return `${first}***${rest.at(-1) ?? ""}${email.slice(at)}`;
}
