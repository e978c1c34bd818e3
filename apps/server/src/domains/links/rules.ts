import { safeHref } from "@lenscape/richtext/links";

/** Links of one text that can become cards. */
const MOST = 5;

/** A link that stands alone on a line: as it is written there, and the address it means. */
export interface LoneLink {
  href: string;
  url: string;
  internal: boolean;
}

const decoded = (html: string) =>
  html
    .replace(/&(?:quot|#x22|#34);/gi, '"')
    .replace(/&(?:lt|#x3c|#60);/gi, "<")
    .replace(/&(?:amp|#x26|#38);/gi, "&");

/** The links of a stored text that stand alone on their lines, each once, in reading order. */
export function loneLinks(html: string, origins: readonly string[] = []): LoneLink[] {
  const found = new Map<string, LoneLink>();
  for (const [, paragraph = ""] of html.matchAll(/<p(?:\s[^>]*)?>(.*?)<\/p>/gs)) {
    for (const line of paragraph.split(/<br\s*\/?>/)) {
      const written =
        /^\s*<a\s[^>]*?href="([^"]+)"[^>]*>[^<]*<\/a>\s*$/.exec(line)?.[1] ??
        /^\s*(https?:\/\/[^\s<>]+)\s*$/i.exec(line)?.[1];
      if (!written) continue;
      const href = decoded(written);
      const own = origins.map((siteOrigin) => safeHref(href, { siteOrigin }));
      const link = own.find((meant) => meant?.kind === "internal") ?? safeHref(href);
      if (!link || link.kind === "weixin" || found.has(href)) continue;
      found.set(href, { href, url: link.href.replace(/#.*$/, ""), internal: link.kind === "internal" });
      if (found.size === MOST) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** The thread that an in-site address shows. */
export function threadIdOf(path: string): string | undefined {
  const { pathname, searchParams } = new URL(path, "https://in-site.invalid");
  const id = pathname === "/pages/content/postdetail" ? searchParams.get("threadId") : null;
  return id && /^[1-9]\d{0,17}$/.test(id) ? id : undefined;
}
