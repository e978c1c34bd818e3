import { textPieces } from "@lenscape/richtext/live";
import type { SuggestionKind } from "../suggestion-list/suggestion.ts";

/** A `@` or `#` being typed: offset of the sign and the text up to the caret. */
export interface Trigger {
  kind: SuggestionKind;
  from: number;
  query: string;
}

const LONGEST = 20;
const KINDS: Record<string, SuggestionKind> = { "@": "member", "＠": "member", "#": "topic", "＃": "topic" };
/** Inside a Latin word the sign is part of an address, not a mention. */
const latin = /[A-Za-z0-9._-]/;

/** Returns the `@` or `#` before the caret, or null; a space, line break or another sign ends it. */
export function triggerAt(text: string, caret: number): Trigger | null {
  for (let from = caret - 1; from >= 0 && caret - from <= LONGEST + 1; from -= 1) {
    const char = text.charAt(from);
    if (/\s/.test(char)) return null;
    const kind = KINDS[char];
    if (!kind) continue;
    if (latin.test(text.charAt(from - 1)) || isInAddress(text, from, caret)) return null;
    return { kind, from, query: text.slice(from + 1, caret) };
  }
  return null;
}

const MAX_ADDRESS_LENGTH = 2048;

/** Whether the character at an index belongs to an address that is written as text. */
function isInAddress(text: string, index: number, caret: number): boolean {
  let start = index;
  while (start > 0 && index - start < MAX_ADDRESS_LENGTH && !/\s/.test(text.charAt(start - 1))) start -= 1;
  let end = start;
  return textPieces(text.slice(start, caret)).some(({ text: piece, href }) => {
    const from = end;
    end += piece.length;
    return href !== undefined && from <= index && index < end;
  });
}

/** Replaces a range of a text; returns the text and the new caret. */
export function spliceText(
  text: string,
  from: number,
  to: number,
  piece: string,
): { text: string; caret: number } {
  return { text: text.slice(0, from) + piece + text.slice(to), caret: from + piece.length };
}
