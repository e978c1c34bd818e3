import { isBlank } from "@lenscape/richtext/blank";
import { isLongerThan, sliceGraphemes } from "@lenscape/richtext/graphemes";
import { Parser } from "htmlparser2";
import { withoutInvisible } from "../../../core/names.ts";
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

/** Number of characters passed to the parser at a time. Parsing stops after `policy.linkCards.tags` tags. */
const CHUNK_LENGTH = 4096;

/** Maximum length of an XML declaration, with the white space before it. */
const MAX_DECLARATION_LENGTH = 300;

/** Tags of a head. Another tag begins the body, unless the page has opened a head and not closed it. */
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
/** Tags whose content is skipped. The title of a drawing is not that of the page. */
const SKIPPED_TAGS = new Set(["noscript", "template", "svg", "math"]);

/** Characters that a text decoded in the wrong character set contains: replacements, C1 controls, private use. */
const MOJIBAKE = /[\ufffd\u0080-\u009f\p{Co}]/u;
/** A run of letters that no text in Latin script has, but every multi-byte text that is decoded as Latin-1. */
const LATIN_MOJIBAKE = /[\u00a1-\u00ff]{4}/;

/** Multi-byte sequences of UTF-8, read as Latin-1. */
const UTF8_SEQUENCE = /[\xc2-\xf4][\x80-\xbf]/;
/** Sequences of three bytes, which texts in Chinese character sets hardly ever have throughout. */
const UTF8_THREE_BYTES = /[\xe0-\xef][\x80-\xbf]{2}/;

/** Minimum number of common Chinese characters in a page that is recognized as GB18030. */
const MIN_COMMON_CHARACTERS = 4;
/** Minimum share of common Chinese characters and punctuation in the double-byte characters of such a page. */
const MIN_COMMON_SHARE = 0.9;
/** Minimum share of the common characters whose first byte no Hangul syllable of EUC-KR has. */
const MIN_CHINESE_ONLY_SHARE = 0.1;

/**
 * Returns a text as one line of limited length. Removes invisible characters, because they can change how the text
 * reads.
 */
function lineOf(text: string, maxLength: number): string {
  const line = withoutInvisible(text.replace(/\s+/g, " ").trim()).replace(/ +/g, " ").trim();
  return isLongerThan(line, maxLength) ? `${sliceGraphemes(line, maxLength)}…` : line;
}

interface Head {
  title: string;
  /** Content of meta tags by name. The first tag of a name with a visible content wins. */
  meta: Map<string, string>;
  /** Character set of a meta tag. */
  charset: string | undefined;
}

/**
 * Parses a page without building a tree, up to `policy.linkCards.tags` tags. The title is only read in the head, meta
 * tags everywhere, because many pages have them after elements that end the head.
 * @param isXml whether tags can close themselves, as in `<title/>`
 */
function parseHead(html: string, isXml: boolean): Head {
  const head: Head = { title: "", meta: new Map(), charset: undefined };
  let tags = 0;
  let skippedTag = "";
  let skippedDepth = 0;
  let isInTitle = false;
  let isHeadOpen = false;
  let isHeadOver = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        tags += 1;
        if (skippedTag) skippedDepth += name === skippedTag ? 1 : 0;
        else if (SKIPPED_TAGS.has(name)) [skippedTag, skippedDepth] = [name, 1];
        else if (name === "title") isInTitle = !isHeadOver && isBlank(head.title);
        else if (name === "meta") readMeta(head, attributes);
        else if (name === "head") isHeadOpen = true;
        else if (name === "body" || !(isHeadOpen || HEAD_TAGS.has(name))) isHeadOver = true;
      },
      ontext(text) {
        // The parser reads a CDATA section of a title as its text.
        if (isInTitle) head.title += isXml ? text.replace(/<!\[CDATA\[|\]\]>/g, "") : text;
      },
      onclosetag(name) {
        tags += 1;
        isInTitle = false;
        if (name === skippedTag) {
          skippedDepth -= 1;
          if (skippedDepth === 0) skippedTag = "";
        } else if (name === "head") isHeadOver = true;
      },
    },
    { recognizeSelfClosing: isXml, recognizeCDATA: isXml },
  );
  for (let at = 0; at < html.length && tags < policy.linkCards.tags; at += CHUNK_LENGTH) {
    parser.write(html.slice(at, at + CHUNK_LENGTH));
  }
  if (tags < policy.linkCards.tags) parser.end();
  return head;
}

function readMeta(head: Head, attributes: Record<string, string>): void {
  const { property = "", name = "", content = "", charset } = attributes;
  for (const key of `${property} ${name}`.toLowerCase().split(/\s+/))
    if (key && !isBlank(content) && !head.meta.has(key)) head.meta.set(key, content);
  const isContentType = /^content-type$/i.test((attributes["http-equiv"] ?? "").trim());
  head.charset ??= charset || (isContentType ? charsetIn(content) : undefined);
}

const charsetIn = (type: string) => /charset\s*=\s*["']?([\w-]+)/i.exec(type)?.[1];

/** Returns the XML declaration at the start of a page; empty without one. */
function xmlDeclarationOf(html: string): string {
  const start = html
    .slice(0, MAX_DECLARATION_LENGTH)
    .replace(/^\ufeff/, "")
    .trimStart();
  return /^<\?xml\s/.test(start) ? start.slice(0, start.indexOf(">") + 1) : "";
}

const encodingIn = (declaration: string) => /\bencoding\s*=\s*["']([\w-]+)/i.exec(declaration)?.[1];

const isXhtml = (contentType: string, html: string) =>
  /^application\/xhtml\+xml/i.test(contentType) || xmlDeclarationOf(html) !== "";

/** A decoder. The Node.js types declare the global only as a value. */
type Decoder = InstanceType<typeof TextDecoder>;

/** The name of TextDecoder for Latin-1, in which every byte is a character. */
const LATIN_1 = "windows-1252";

/** Creates the decoder of a character set; undefined for an unknown one. */
function decoderOf(charset: string | undefined): Decoder | undefined {
  try {
    return charset ? new TextDecoder(charset) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the character set by the byte order mark, or by the zero bytes of a first `<` in UTF-16. */
function charsetOfStart([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  return undefined;
}

/** Whether a page has no invalid bytes in a character set. The end of the read part may cut a character. */
function isValidIn(encoding: string, html: Buffer): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(html, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Whether a page in UTF-8 declares another character set, which would decode to unrelated characters. */
function isMisdeclared({ encoding }: Decoder, html: Buffer, bytes: string): boolean {
  if (encoding.startsWith("utf-")) return false;
  const isCjk = /^(?:gb|big5|shift_jis|euc-|iso-2022)/.test(encoding);
  return (isCjk ? UTF8_THREE_BYTES : UTF8_SEQUENCE).test(bytes) && isValidIn("utf-8", html);
}

/**
 * Whether a page is in GB18030, judged by its bytes: nearly all double-byte characters are among the 3,755 common ones of
 * GB 2312 (rows 0xb0 to 0xd7) or are punctuation. Texts in UTF-8, Big5, Shift_JIS and single-byte sets use other rows,
 * Hangul in EUC-KR only those up to 0xc8.
 */
function isChinese(html: Buffer, bytes: string): boolean {
  let total = 0;
  let punctuation = 0;
  let common = 0;
  let chineseOnly = 0;
  for (const [pair] of bytes.matchAll(/[\x81-\xfe][\x40-\xfe]/g)) {
    const lead = pair.charCodeAt(0);
    total += 1;
    if (pair.charCodeAt(1) < 0xa1) continue;
    if (lead === 0xa1 || lead === 0xa3) punctuation += 1;
    else if (lead >= 0xb0 && lead <= 0xd7) {
      common += 1;
      if (lead > 0xc8) chineseOnly += 1;
    }
  }
  return (
    common >= MIN_COMMON_CHARACTERS &&
    common + punctuation >= total * MIN_COMMON_SHARE &&
    chineseOnly >= common * MIN_CHINESE_ONLY_SHARE &&
    isValidIn("gb18030", html)
  );
}

/** Returns decoders of the character sets that a page declares: in its header, its XML declaration and a meta tag. */
function declaredDecoders(contentType: string, bytes: string): Decoder[] {
  const inText = [
    encodingIn(xmlDeclarationOf(bytes)),
    parseHead(bytes, isXhtml(contentType, bytes)).charset,
  ].map(decoderOf);
  // A declaration that is readable as ASCII cannot be in UTF-16.
  return [
    decoderOf(charsetIn(contentType)),
    ...inText.filter((decoder) => !decoder?.encoding.startsWith("utf-16")),
  ].filter((decoder) => decoder !== undefined);
}

/**
 * Decodes a page by its byte order mark, its Content-Type header, or the declaration in its text, in this order. A
 * declaration that the bytes contradict is skipped; without a valid one the page is in GB18030 if it looks like it, else
 * in UTF-8. Unknown character sets are ignored.
 * @returns undefined for a page that declares a wrong character set
 */
function decode({ html, contentType }: Pick<FetchedPage, "html" | "contentType">): string | undefined {
  // The end of the read part may cut a character.
  const start = decoderOf(charsetOfStart(html));
  if (start) return start.decode(html, { stream: true });
  const bytes = html.toString("latin1");
  const declared = declaredDecoders(contentType, bytes);
  if (declared.length === 0) declared.push(new TextDecoder());
  const decoder =
    declared.find(({ encoding }) =>
      encoding === LATIN_1 ? !LATIN_MOJIBAKE.test(bytes) : isValidIn(encoding, html),
    ) ?? (isChinese(html, bytes) ? new TextDecoder("gb18030") : declared[0]!);
  const isMojibake = decoder.encoding === LATIN_1 && LATIN_MOJIBAKE.test(bytes);
  if (isMojibake || isMisdeclared(decoder, html, bytes)) return undefined;
  return decoder.decode(html, { stream: true });
}

/**
 * Parses the metadata of a page. Returns undefined for a page without a title, and for one whose text was decoded in the
 * wrong character set. Use `readMetadata` for foreign pages, because it parses in a process of its own.
 */
export function parseMetadata(page: FetchedPage): PageMetadata | undefined {
  const html = decode(page);
  if (html === undefined) return undefined;
  const { title, meta } = parseHead(html, isXhtml(page.contentType, html));
  const raw = {
    title: meta.get("og:title") ?? meta.get("twitter:title") ?? title,
    description: meta.get("og:description") ?? meta.get("description") ?? "",
    site: meta.get("og:site_name") ?? "",
  };
  if (isBlank(raw.title) || Object.values(raw).some((text) => MOJIBAKE.test(text))) return undefined;
  return {
    title: lineOf(raw.title, MAX_LENGTH.title),
    description: lineOf(raw.description, MAX_LENGTH.description),
    site: lineOf(raw.site, MAX_LENGTH.site) || page.url.hostname.replace(/^www\./, ""),
  };
}
