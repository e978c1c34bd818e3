import { Parser } from "htmlparser2";
import { policy } from "../../../policy.ts";
import type { FetchedPage } from "./link-fetch.ts";

/** Metadata of a page for its link card. */
export interface PageMetadata {
  title: string;
  description: string;
  site: string;
}

/** Maximum lengths in characters. */
const MAX_LENGTH = { title: 100, description: 140, site: 40 } as const;

/** Number of leading bytes in which a page can declare its character set. */
const CHARSET_BYTES = 2048;
/** Number of characters passed to the parser at a time. Parsing stops after the head. */
const CHUNK_LENGTH = 4096;

/** Tags of a head. Any other tag begins the body. */
const HEAD_TAGS = new Set([
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
/** Tags whose content is skipped. */
const SKIPPED_TAGS = new Set(["noscript", "template"]);

/**
 * Returns a text as one line of limited length. Removes control and format characters, because they can change how the
 * text reads.
 */
function lineOf(text: string | undefined, maxLength: number): string {
  const line = (text ?? "").replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  const characters = [...line];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join("")}…` : line;
}

interface Head {
  title: string;
  /** Content of meta tags by name. The first tag of a name wins. */
  meta: Map<string, string>;
  charset: string | undefined;
}

/**
 * Parses the head of a page without building a tree. Stops at the end of the head or after `policy.linkCards.tags`
 * tags.
 */
function parseHead(html: string): Head {
  const head: Head = { title: "", meta: new Map(), charset: undefined };
  let tags = 0;
  let skippedTag = "";
  let isInTitle = false;
  let isOver = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      tags += 1;
      if (isOver || skippedTag) return;
      if (SKIPPED_TAGS.has(name)) skippedTag = name;
      else if (!HEAD_TAGS.has(name)) isOver = true;
      else if (name === "title") isInTitle = head.title === "";
      else if (name === "meta") readMeta(head, attributes);
    },
    ontext(text) {
      if (isInTitle && !isOver) head.title += text;
    },
    onclosetag(name) {
      tags += 1;
      isInTitle = false;
      if (name === skippedTag) skippedTag = "";
      else if (name === "head") isOver = true;
    },
  });
  for (let at = 0; at < html.length && !isOver && tags < policy.linkCards.tags; at += CHUNK_LENGTH) {
    parser.write(html.slice(at, at + CHUNK_LENGTH));
  }
  if (!isOver) parser.end();
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

/** Decodes a page in its declared character set, or as UTF-8 if the character set is missing or unknown. */
function decode({ html, contentType }: Pick<FetchedPage, "html" | "contentType">): string {
  const declared =
    charsetIn(contentType) ?? parseHead(html.subarray(0, CHARSET_BYTES).toString("latin1")).charset;
  try {
    return new TextDecoder(declared ?? "utf-8").decode(html);
  } catch {
    return new TextDecoder().decode(html);
  }
}

/**
 * Parses the metadata in a page's head. Returns undefined for a page without a title. Use `readMetadata` for foreign
 * pages, because it parses in a process of its own.
 */
export function parseMetadata(page: FetchedPage): PageMetadata | undefined {
  const { title, meta } = parseHead(decode(page));
  const metadata = {
    title: lineOf(meta.get("og:title") ?? meta.get("twitter:title") ?? title, MAX_LENGTH.title),
    description: lineOf(meta.get("og:description") ?? meta.get("description"), MAX_LENGTH.description),
    site: lineOf(meta.get("og:site_name"), MAX_LENGTH.site) || page.url.hostname.replace(/^www\./, ""),
  };
  return metadata.title === "" ? undefined : metadata;
}
