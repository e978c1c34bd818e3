import type { Root } from "hast";
import { toText } from "./text.ts";

/** Characters of a plain-text excerpt (VALID-011). */
export const excerptLength = 135;

/** Chinese punctuation carries its own space: paragraphs that are joined need none after it. */
const AFTER_MARK = /(?<=[。，、；：？！…」』）》】〉〕]) /g;

/** A text on one line: its blanks and breaks are one blank each, and none after Chinese punctuation. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(AFTER_MARK, "");

/**
 * Takes HTML or a safe tree; returns its text on one line, cut after `length` characters with an ellipsis (VALID-011).
 * A character written with several code points is never cut in two.
 */
export function excerpt(content: Root | string, length: number = excerptLength): string {
  const line = oneLine(toText(content));
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
