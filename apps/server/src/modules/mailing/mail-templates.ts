import type { Config } from "../../config.ts";
import { brandColors } from "../../core/brand.ts";
import type { mails } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";

export type MailKind = (typeof mails.$inferSelect)["kind"];
type Details = (typeof mails.$inferSelect)["details"];

/** What a mail says, in either form. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

interface Parts {
  subject: string;
  paragraphs: string[];
  /** The one thing to press. */
  action?: { label: string; url: string };
  footnote: string;
}

/** What is known only when a mail is sent. */
interface Sending {
  site: Config["site"];
  /** The community's address, without a slash at the end. */
  origin: string;
  nickname: string;
  /** Where the links of its kind lead, made for this mail alone. */
  actionUrl: string;
  unsubscribeUrl: string;
}

const REFERENCE = "如果不是你，请忽略这封信，什么都不会改变。";

/** What each kind says. */
const contents: Record<MailKind, (details: Details, sending: Sending) => Parts> = {
  verify: (_details, { nickname, actionUrl }) => ({
    subject: "确认你的邮箱",
    paragraphs: [
      `${nickname}，你好：`,
      "点下面的按钮，这个邮箱就可以用来找回账号。它不会给别人看到。",
      `链接 ${policy.mail.verifyHours} 小时内有效，只能用一次。`,
    ],
    action: { label: "确认邮箱", url: actionUrl },
    footnote: REFERENCE,
  }),
  reset: (_details, { nickname, actionUrl }) => ({
    subject: "重设你的密码",
    paragraphs: [
      `${nickname}，你好：`,
      "有人请求重设这个账号的密码。点下面的按钮设一个新的。",
      `链接 ${policy.mail.resetMinutes} 分钟内有效，只能用一次。设好以后，所有登录都会结束。`,
    ],
    action: { label: "设新密码", url: actionUrl },
    footnote: REFERENCE,
  }),
  changed: ({ title = "", content = "" }, { nickname, origin }) => ({
    subject: title,
    paragraphs: [`${nickname}，你好：`, content],
    action: { label: "打开设置", url: `${origin}/pages/mine/setting/index` },
    footnote: "这封信关系到账号的安全，不能退订。",
  }),
  registration: ({ title = "", content = "", accepted }, { nickname, origin }) => ({
    subject: title,
    paragraphs: [`${nickname}，你好：`, content],
    ...(accepted && { action: { label: "去登录", url: `${origin}/pages/pclogin` } }),
    footnote: "你注册时留了这个邮箱。如果不是你，请忽略这封信。",
  }),
  notice: ({ title = "", content = "", link }, { nickname, origin }) => ({
    subject: title,
    paragraphs: [`${nickname}，你好：`, content || title],
    action: {
      label: "去看看",
      url: link?.startsWith("/") ? origin + link : `${origin}/pages/mine/message/index`,
    },
    footnote: "你在设置里选了把系统通知寄到邮箱。",
  }),
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("\n", "<br>");

/** Colours of the light theme, spelled out: mail programs know no variables and no stylesheets. */
const look = {
  page: "margin:0;padding:24px 12px;background:#f6f7f5;color:#171c19;font:16px/1.75 'PingFang SC','Microsoft YaHei',sans-serif",
  card: "max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e2e5e2;border-radius:16px",
  brand: "margin:0 0 20px;font-weight:600;font-size:17px",
  title: "margin:0 0 12px;font-weight:600;font-size:22px;line-height:32px",
  paragraph: "margin:0 0 12px",
  button:
    "display:inline-block;margin:8px 0 16px;padding:10px 28px;border-radius:8px;text-decoration:none;font-weight:600",
  logo: "vertical-align:middle;margin-right:10px;border-radius:6px",
  small: "margin:0 0 6px;color:#5c655f;font-size:13px;line-height:20px;word-break:break-all",
};

const paragraph = (style: string, html: string) => `<p style="${style}">${html}</p>`;

/** The button in the community's colour. */
function buttonLook({ brandColor }: Config["site"]): string {
  const { light } = brandColors(brandColor);
  return `${look.button};background:${light.brand};color:${light["brand-contrast"]}`;
}

/** The community's name, after its picture where it has one. */
const brandHtml = ({ site: { brandName, logoUrl }, origin }: Pick<Sending, "site" | "origin">) =>
  (logoUrl
    ? `<img src="${escapeHtml(origin + logoUrl)}" alt="" width="32" height="32" style="${look.logo}">`
    : "") + escapeHtml(brandName);

function htmlOf({ subject, paragraphs, action, footnote }: Parts, sending: Sending): string {
  const { site, unsubscribeUrl } = sending;
  return [
    `<!doctype html><html lang="zh-Hans"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${look.page}"><div style="${look.card}">`,
    paragraph(look.brand, brandHtml(sending)),
    `<h1 style="${look.title}">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((text) => paragraph(look.paragraph, escapeHtml(text))),
    ...(action
      ? [
          `<a href="${escapeHtml(action.url)}" style="${buttonLook(site)}">${escapeHtml(action.label)}</a>`,
          paragraph(look.small, `按钮打不开时，把这个地址复制到浏览器：<br>${escapeHtml(action.url)}`),
        ]
      : []),
    paragraph(look.small, escapeHtml(footnote)),
    ...(unsubscribeUrl
      ? [
          paragraph(
            look.small,
            `<a href="${escapeHtml(unsubscribeUrl)}" style="color:#5c655f">不再寄这类信</a>`,
          ),
        ]
      : []),
    "</div></body></html>",
  ].join("\n");
}

function textOf({ subject, paragraphs, action, footnote }: Parts, { site, unsubscribeUrl }: Sending): string {
  return [
    `${site.brandName}　${subject}`,
    ...paragraphs,
    ...(action ? [`${action.label}：\n${action.url}`] : []),
    footnote,
    ...(unsubscribeUrl ? [`不再寄这类信：\n${unsubscribeUrl}`] : []),
  ].join("\n\n");
}

/** What a mail of a kind says, as HTML and as plain text with the same words. */
export function mailText(kind: MailKind, details: Details, sending: Sending): MailText {
  const parts = contents[kind](details, sending);
  return { subject: parts.subject, html: htmlOf(parts, sending), text: textOf(parts, sending) };
}

/** The subject alone, for a list. */
export const subjectOf = (kind: MailKind, { title = "" }: Details): string =>
  kind === "verify" ? "确认你的邮箱" : kind === "reset" ? "重设你的密码" : title;

/** A mail that shows the operator that sending works. */
export function testMail({ site, origin }: Pick<Sending, "site" | "origin">): MailText {
  const sending = { site, origin, nickname: "", actionUrl: "", unsubscribeUrl: "" };
  const parts = {
    subject: "测试信",
    paragraphs: ["收到这封信，说明社区的邮件设好了。"],
    footnote: "由运营后台寄出。",
  };
  return { subject: parts.subject, html: htmlOf(parts, sending), text: textOf(parts, sending) };
}
