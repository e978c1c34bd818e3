import { safeHref } from "@lenscape/richtext/links";
import { splitTags } from "@lenscape/richtext/tags";

/** Links of one text that can become cards. */
const MOST = 5;

/** A link that stands alone on a line: as it is written there, and the address it means. */
export interface StandaloneLink {
  href: string;
  url: string;
  internal: boolean;
}

const decoded = (html: string) =>
  html
    .replace(/&(?:quot|#x22|#34);/gi, '"')
    .replace(/&(?:lt|#x3c|#60);/gi, "<")
    .replace(/&(?:amp|#x26|#38);/gi, "&");

/** The lines of a stored text's paragraphs, each as the texts and tags that it holds. */
function* paragraphLines(html: string): Generator<string[]> {
  let line: string[] | undefined;
  for (const part of splitTags(html)) {
    const isBreak = part.startsWith("<br");
    if (line && (isBreak || part === "</p>")) yield line;
    if (part === "<p>") line = [];
    else if (part === "</p>") line = undefined;
    else if (line && isBreak) line = [];
    else if (part.trim() !== "") line?.push(part.trim());
  }
}

/** The address that a line consists of, as it is written; undefined for any other line. */
function writtenIn(line: readonly string[]): string | undefined {
  const [first = "", ...rest] = line;
  if (rest.length === 0) return /^https?:\/\/[^\s<>]+$/i.test(first) ? first : undefined;
  const isLink =
    rest.at(-1) === "</a>" && (rest.length === 1 || (rest.length === 2 && !rest[0]!.startsWith("<")));
  return isLink ? /^<a href="([^"]+)"/.exec(first)?.[1] : undefined;
}

/** The links of a stored text that stand alone on their lines, each once, in reading order. */
export function standaloneLinks(html: string, origins: readonly string[] = []): StandaloneLink[] {
  const found = new Map<string, StandaloneLink>();
  for (const line of paragraphLines(html)) {
    const written = writtenIn(line);
    if (!written) continue;
    const href = decoded(written);
    const own = origins.map((siteOrigin) => safeHref(href, { siteOrigin }));
    const link = own.find((meant) => meant?.kind === "internal") ?? safeHref(href);
    if (!link || link.kind === "weixin" || found.has(href)) continue;
    found.set(href, { href, url: link.href.split("#", 1)[0]!, internal: link.kind === "internal" });
    if (found.size === MOST) break;
  }
  return [...found.values()];
}

/** The thread that an in-site address shows. */
export function threadIdOf(path: string): string | undefined {
  const { pathname, searchParams } = new URL(path, "https://in-site.invalid");
  const id = pathname === "/pages/content/postdetail" ? searchParams.get("threadId") : null;
  return id && /^[1-9]\d{0,17}$/.test(id) ? id : undefined;
}
