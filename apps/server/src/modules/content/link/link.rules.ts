import { safeHref } from "@lenscape/richtext/links";
import { splitTags } from "@lenscape/richtext/tags";

/** Maximum number of cards per text. */
const MAX_CARDS = 5;

/** Link that is alone on its line: `href` as written, and `url` as resolved without its fragment. */
export interface StandaloneLink {
  href: string;
  url: string;
  internal: boolean;
}

const decodeEntities = (html: string) =>
  html
    .replace(/&(?:quot|#x22|#34);/gi, '"')
    .replace(/&(?:lt|#x3c|#60);/gi, "<")
    .replace(/&(?:amp|#x26|#38);/gi, "&");

/** Splits the paragraphs of a stored text into lines, each a list of texts and tags. */
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

/** Returns the link of a line that consists of one link, as written; undefined for other lines. */
function linkOfLine(line: readonly string[]): string | undefined {
  const [first = "", ...rest] = line;
  if (rest.length === 0) return /^https?:\/\/[^\s<>]+$/i.test(first) ? first : undefined;
  const isLink =
    rest.at(-1) === "</a>" && (rest.length === 1 || (rest.length === 2 && !rest[0]!.startsWith("<")));
  return isLink ? /^<a href="([^"]+)"/.exec(first)?.[1] : undefined;
}

/** Lists the links of a stored text that are alone on their lines, without duplicates, in reading order. */
export function standaloneLinks(html: string, origins: readonly string[] = []): StandaloneLink[] {
  const linksByHref = new Map<string, StandaloneLink>();
  for (const line of paragraphLines(html)) {
    const rawLink = linkOfLine(line);
    if (!rawLink) continue;
    const href = decodeEntities(rawLink);
    const own = origins.map((siteOrigin) => safeHref(href, { siteOrigin }));
    const link = own.find((candidate) => candidate?.kind === "internal") ?? safeHref(href);
    if (!link || link.kind === "weixin" || linksByHref.has(href)) continue;
    linksByHref.set(href, { href, url: link.href.split("#", 1)[0]!, internal: link.kind === "internal" });
    if (linksByHref.size === MAX_CARDS) break;
  }
  return [...linksByHref.values()];
}

/** Returns the ID in the path of a thread page; undefined for other paths. */
export function threadIdOf(path: string): string | undefined {
  const { pathname, searchParams } = new URL(path, "https://in-site.invalid");
  const id = pathname === "/pages/content/postdetail" ? searchParams.get("threadId") : null;
  return id && /^[1-9]\d{0,17}$/.test(id) ? id : undefined;
}
