import type { Config } from "../../../config.ts";
import { brandColors } from "../../../core/brand.ts";
import type { mails } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";

export type MailKind = (typeof mails.$inferSelect)["kind"];
type Details = (typeof mails.$inferSelect)["details"];

/** Subject and body of a mail, as plain text and as HTML. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

interface Parts {
  subject: string;
  paragraphs: string[];
  /** The button below the paragraphs. */
  action?: { label: string; url: string };
  footnote: string;
}

/** Values that are filled in when a mail is sent. */
interface TemplateContext {
  site: Config["site"];
  /** Public origin of the community, without a trailing slash. */
  origin: string;
  nickname: string;
  /** Target of the button in `verify` and `reset` mails, with a one-time token; empty in other kinds. */
  actionUrl: string;
  unsubscribeUrl: string;
}

const IGNORE_NOTE = "如果不是你，请忽略这封信，什么都不会改变。";

/** Subject, paragraphs and footnote of each kind of mail. */
const contents: Record<MailKind, (details: Details, context: TemplateContext) => Parts> = {
  verify: (_details, { nickname, actionUrl }) => ({
    subject: "确认你的邮箱",
    paragraphs: [
      `${nickname}，你好：`,
      "点下面的按钮，这个邮箱就可以用来找回账号。它不会给别人看到。",
      `链接 ${policy.mail.verifyHours} 小时内有效，只能用一次。`,
    ],
    action: { label: "确认邮箱", url: actionUrl },
    footnote: IGNORE_NOTE,
  }),
  reset: (_details, { nickname, actionUrl }) => ({
    subject: "重设你的密码",
    paragraphs: [
      `${nickname}，你好：`,
      "有人请求重设这个账号的密码。点下面的按钮设一个新的。",
      `链接 ${policy.mail.resetMinutes} 分钟内有效，只能用一次。设好以后，所有登录都会结束。`,
    ],
    action: { label: "设新密码", url: actionUrl },
    footnote: IGNORE_NOTE,
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

/**
 * Inline styles in the colours of the light theme, because mail clients support neither CSS variables nor
 * stylesheets.
 */
const styles = {
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

/** Returns the style of the button in the brand colour. */
function buttonStyle({ brandColor }: Config["site"]): string {
  const { light } = brandColors(brandColor);
  return `${styles.button};background:${light.brand};color:${light["brand-contrast"]}`;
}

/** Returns the brand name, preceded by the logo if the community has one. */
const brandHtml = ({ site: { brandName, logoUrl }, origin }: Pick<TemplateContext, "site" | "origin">) =>
  (logoUrl
    ? `<img src="${escapeHtml(origin + logoUrl)}" alt="" width="32" height="32" style="${styles.logo}">`
    : "") + escapeHtml(brandName);

function toHtml({ subject, paragraphs, action, footnote }: Parts, context: TemplateContext): string {
  const { site, unsubscribeUrl } = context;
  return [
    `<!doctype html><html lang="zh-Hans"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${styles.page}"><div style="${styles.card}">`,
    paragraph(styles.brand, brandHtml(context)),
    `<h1 style="${styles.title}">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((text) => paragraph(styles.paragraph, escapeHtml(text))),
    ...(action
      ? [
          `<a href="${escapeHtml(action.url)}" style="${buttonStyle(site)}">${escapeHtml(action.label)}</a>`,
          paragraph(styles.small, `按钮打不开时，把这个地址复制到浏览器：<br>${escapeHtml(action.url)}`),
        ]
      : []),
    paragraph(styles.small, escapeHtml(footnote)),
    ...(unsubscribeUrl
      ? [
          paragraph(
            styles.small,
            `<a href="${escapeHtml(unsubscribeUrl)}" style="color:#5c655f">不再寄这类信</a>`,
          ),
        ]
      : []),
    "</div></body></html>",
  ].join("\n");
}

function toText(
  { subject, paragraphs, action, footnote }: Parts,
  { site, unsubscribeUrl }: TemplateContext,
): string {
  return [
    `${site.brandName}　${subject}`,
    ...paragraphs,
    ...(action ? [`${action.label}：\n${action.url}`] : []),
    footnote,
    ...(unsubscribeUrl ? [`不再寄这类信：\n${unsubscribeUrl}`] : []),
  ].join("\n\n");
}

/** Renders a mail as HTML and as plain text with the same wording. */
export function renderMail(kind: MailKind, details: Details, context: TemplateContext): MailText {
  const parts = contents[kind](details, context);
  return { subject: parts.subject, html: toHtml(parts, context), text: toText(parts, context) };
}

/** Subject of a mail, for lists in which the rest is not needed. */
export const getSubject = (kind: MailKind, { title = "" }: Details): string =>
  kind === "verify" ? "确认你的邮箱" : kind === "reset" ? "重设你的密码" : title;

/** Renders the mail by which an operator tests the SMTP settings. */
export function renderTestMail({ site, origin }: Pick<TemplateContext, "site" | "origin">): MailText {
  const context = { site, origin, nickname: "", actionUrl: "", unsubscribeUrl: "" };
  const parts = {
    subject: "测试信",
    paragraphs: ["收到这封信，说明社区的邮件设好了。"],
    footnote: "由运营后台寄出。",
  };
  return { subject: parts.subject, html: toHtml(parts, context), text: toText(parts, context) };
}
