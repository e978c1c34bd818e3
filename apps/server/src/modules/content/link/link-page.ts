import { Parser } from "htmlparser2";
import { policy } from "../../../policy.ts";
import type { FetchedPage } from "./link-fetch.ts";

/** What a link card shows of a page. */
export interface PageMetadata {
  title: string;
  description: string;
  site: string;
}

const LONGEST = { title: 100, description: 140, site: 40 } as const;

/** So far into a page it may name its character set, in bytes. */
const CHARSET_WITHIN = 2048;
/** How many characters are read at a time; nothing after the head is read. */
const PIECE = 4096;

/** What belongs to a head; any other tag begins the page itself. */
const HEAD = new Set([
  "html",
  "head",
  "title",
  "meta",
  "link",
  "base",
  "basefont",
  "bgsound",
  "script",
  "style",
]);
/** What stands in these is not of the head's. */
const ASIDE = new Set(["noscript", "template"]);

/** One line of text: no control or direction signs that could make it read as something else. */
function lineOf(text: string | undefined, longest: number): string {
  const line = (text ?? "").replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  const signs = [...line];
  return signs.length > longest ? `${signs.slice(0, longest).join("")}…` : line;
}

interface Head {
  title: string;
  /** The content of each meta tag by its name, the first of a name. */
  meta: Map<string, string>;
  charset: string | undefined;
}

/** Reads the head of a page: tags alone, no tree, no further than to its end and to so many tags. */
function headOf(html: string): Head {
  const head: Head = { title: "", meta: new Map(), charset: undefined };
  let tags = 0;
  let aside = "";
  let inTitle = false;
  let ended = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      tags += 1;
      if (ended || aside) return;
      if (ASIDE.has(name)) aside = name;
      else if (!HEAD.has(name)) ended = true;
      else if (name === "title") inTitle = head.title === "";
      else if (name === "meta") readMeta(head, attributes);
    },
    ontext(text) {
      if (inTitle && !ended) head.title += text;
    },
    onclosetag(name) {
      tags += 1;
      inTitle = false;
      if (name === aside) aside = "";
      else if (name === "head") ended = true;
    },
  });
  for (let at = 0; at < html.length && !ended && tags < policy.linkCards.tags; at += PIECE) {
    parser.write(html.slice(at, at + PIECE));
  }
  if (!ended) parser.end();
  return head;
}

function readMeta(head: Head, attributes: Record<string, string>): void {
  const { property, name, content = "", charset } = attributes;
  const key = (property ?? name ?? "").toLowerCase();
  if (key && content && !head.meta.has(key)) head.meta.set(key, content);
  head.charset ??=
    charset ?? (/^content-type$/i.test(attributes["http-equiv"] ?? "") ? charsetIn(content) : undefined);
}

const charsetIn = (type: string) => /charset\s*=\s*["']?([\w-]+)/i.exec(type)?.[1];

/** The text of a page in the character set it says it has; UTF-8 where that is unknown. */
function decode({ html, contentType }: Pick<FetchedPage, "html" | "contentType">): string {
  const said = charsetIn(contentType) ?? headOf(html.subarray(0, CHARSET_WITHIN).toString("latin1")).charset;
  try {
    return new TextDecoder(said ?? "utf-8").decode(html);
  } catch {
    return new TextDecoder().decode(html);
  }
}

/**
 * The metadata of a page's head; undefined for a page without a title. Foreign pages are parsed in a thread of their
 * own: `readWords`.
 */
export function parseMetadata(page: FetchedPage): PageMetadata | undefined {
  const { title, meta } = headOf(decode(page));
  const words = {
    title: lineOf(meta.get("og:title") ?? meta.get("twitter:title") ?? title, LONGEST.title),
    description: lineOf(meta.get("og:description") ?? meta.get("description"), LONGEST.description),
    site: lineOf(meta.get("og:site_name"), LONGEST.site) || page.url.hostname.replace(/^www\./, ""),
  };
  return words.title === "" ? undefined : words;
}
