import { parseSafe } from "@lenscape/richtext/parse";
import type { Root } from "hast";
import { sliceGraphemes } from "./graphemes.ts";
import { toText } from "./text.ts";

/** Maximum length of an excerpt in characters. */
export const excerptLength = 135;

/** Chinese punctuation with the space after it, which the full-width character already contains. */
const SPACE_AFTER_PUNCTUATION = /([。，、；：？！…」』）》】〉〕]) /g;

/** Returns a text on one line: white space becomes one space, and none after Chinese punctuation. */
export const oneLine = (text: string): string =>
  text.replace(/\s+/g, " ").replace(SPACE_AFTER_PUNCTUATION, "$1");

/** Elements that are left out of an excerpt because they interrupt its sentences. */
const interrupting = new Set(["figure", "table", "pre", "h2", "h3", "h4"]);

/** Returns the text of the paragraphs, or of everything if there are none. */
function getProse(content: Root | string): string {
  const tree = typeof content === "string" ? parseSafe(content) : content;
  const children = tree.children.filter((node) => node.type !== "element" || !interrupting.has(node.tagName));
  return toText({ ...tree, children }) || toText(tree);
}

/**
 * Returns the sentences of a text on one line, without headings, captions, tables and code.
 * @param content HTML or a safe tree
 * @param length maximum number of grapheme clusters before the ellipsis
 */
export function excerpt(content: Root | string, length: number = excerptLength): string {
  const line = oneLine(getProse(content));
  const start = sliceGraphemes(line, length);
  return start === line ? line : `${start.trimEnd()}…`;
}
