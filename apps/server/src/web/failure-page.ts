import type { Config } from "../config.ts";
import { brandColors } from "../core/brand.ts";
import { fillText } from "../core/fill-text.ts";

const TEXTS = {
  down: ["服务暂时不可用", "社区正在恢复，稍等片刻再打开。你写下的内容都在。"],
  busy: ["访问的人太多了", "社区正忙着回应大家，几秒钟后再打开就好。"],
  fault: ["页面没打开", "社区这边出了点问题，过一会儿再试。"],
} as const;

/** Title and text of every page before the founding of the community. */
const UNFOUNDED = ["还在准备", "社区还没有开门。运营者请打开启动时打印的一次性地址。"] as const;

/** Reason for a missing page: the database is unreachable, the server is overloaded, or a fault. */
export type FailureKind = keyof typeof TEXTS;

const NOTICES: Record<FailureKind, string> = {
  down: "服务暂时不可用，这是 {time} 的页面。",
  busy: "访问的人太多了，这是 {time} 的页面。",
  fault: "这个页面暂时无法更新，这是 {time} 的页面。",
};

const LOOKS = `:root{color-scheme:light dark;--bg:light-dark(#f5f4ef,#0f1412);--text:light-dark(#17201c,#e6e8e3);--muted:light-dark(#565f59,#a5aca6);--brand:light-dark(#0e6b4f,#4fc39a);--on-brand:light-dark(#fff,#06231a)}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;box-sizing:border-box;padding:32px 16px;text-align:center;background:var(--bg);color:var(--text);font:16px/1.6 -apple-system,"PingFang SC","Noto Sans SC","Microsoft YaHei",sans-serif}
h1{margin:24px 0 0;font-size:22px;line-height:32px}
p{margin:6px 0 0;color:var(--muted);max-width:34em;text-wrap:balance}
a{display:inline-block;margin-top:24px;padding:10px 24px;border-radius:8px;background:var(--brand);color:var(--on-brand);text-decoration:none}
a:focus-visible{outline:2px solid var(--brand);outline-offset:2px}`;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Site = Pick<Config["site"], "brandName" | "brandColor" | "logoUrl">;

/** Returns the CSS rule of the community's colour; empty without one. */
function colorRule(brandColor: string): string {
  if (brandColor === "") return "";
  const { light, dark } = brandColors(brandColor);
  const both = (token: "brand" | "brand-contrast") => `light-dark(${light[token]},${dark[token]})`;
  return `\n:root{--brand:${both("brand")};--on-brand:${both("brand-contrast")}}`;
}

/** Renders a small self-contained document with the reason for a missing page. */
function failurePage(
  [title, words]: readonly [string, string],
  { brandName, brandColor, logoUrl }: Site,
  inlineScript: string,
): string {
  const logo = logoUrl || "/logo.svg";
  return `<!doctype html>
<html lang="zh-Hans" data-theme="system">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${escapeHtml(brandName)}</title>
<script>${inlineScript}</script>
<link rel="icon" href="${logo}">
<style>${LOOKS}${colorRule(brandColor)}</style>
</head>
<body>
<main>
<img src="${logo}" alt="${escapeHtml(brandName)}" width="56" height="56">
<h1>${title}</h1>
<p>${words}</p>
<a href="">重新加载</a>
</main>
</body>
</html>`;
}

/** Renders failure pages, each of them once. */
export class FailurePages {
  private readonly pages = new Map<string, string>();

  constructor(
    /** The values may change while the server runs. */
    private readonly site: Site,
    private readonly inlineScript: string,
  ) {}

  of(kind: FailureKind): string {
    const { brandName, brandColor, logoUrl } = this.site;
    const key = [kind, brandColor, logoUrl, brandName].join(" ");
    const page = this.pages.get(key) ?? failurePage(TEXTS[kind], this.site, this.inlineScript);
    this.pages.set(key, page);
    return page;
  }

  /** Returns the document for every page before the founding of the community. */
  unfounded(): string {
    return failurePage(UNFOUNDED, this.site, this.inlineScript);
  }
}

const NOTICE_LOOKS =
  "margin:0;padding:8px 16px;text-align:center;font-size:14px;line-height:20px;background:var(--lens-color-warning-soft);color:var(--lens-color-warning-text)";

/** Adds a notice with the reason and the time to a stale page. */
export function withNotice(html: string, kind: FailureKind, time: string): string {
  const notice = `<p role="status" style="${NOTICE_LOOKS}">${fillText(NOTICES[kind], { time })}</p>`;
  return html.replace("<body>", () => `<body>\n${notice}`);
}
