import { parseSafe } from "@lenscape/richtext/parse";
import type { Root } from "hast";
import { toText } from "./text.ts";

/** Characters of a plain-text excerpt (VALID-011). */
export const excerptLength = 135;

/** Chinese punctuation with the space after it, which the full-width character already contains. */
const SPACE_AFTER_PUNCTUATION = /([。，、；：？！…」』）》】〉〕]) /g;

/** Returns a text on one line: white space becomes one space, and none after Chinese punctuation. */
export const oneLine = (text: string): string =>
  text.replace(/\s+/g, " ").replace(SPACE_AFTER_PUNCTUATION, "$1");

/** What interrupts the sentences of a text, or says nothing on a line: a figure has only its caption to say. */
const between = new Set(["figure", "table", "pre", "h2", "h3", "h4"]);

/** A text without what stands between its paragraphs; all of it where that leaves nothing. */
function proseOf(content: Root | string): string {
  const tree = typeof content === "string" ? parseSafe(content) : content;
  const children = tree.children.filter((node) => node.type !== "element" || !between.has(node.tagName));
  return toText({ ...tree, children }) || toText(tree);
}

/**
 * Takes HTML or a safe tree; returns its sentences on one line, without headings, captions, tables and code, cut after `length` characters with an ellipsis (VALID-011).
 * A character written with several code points is never cut in two.
 */
export function excerpt(content: Root | string, length: number = excerptLength): string {
  const line = oneLine(proseOf(content));
  const end = codePointOffset(line, length);
  if (end >= line.length) return line;
  const window = line.slice(0, end + 32);
  const start = new Intl.Segmenter("zh-Hans").segment(window).containing(end)?.index ?? end;
  return `${line.slice(0, start || end).trimEnd()}…`;
}

function codePointOffset(text: string, count: number): number {
  let offset = 0;
  for (let i = 0; i < count && offset < text.length; i += 1)
    offset += text.codePointAt(offset)! > 0xffff ? 2 : 1;
  return offset;
}
