import type { SuggestionKind } from "../suggestion-list/suggestion.ts";

/** A `@` or `#` that is being typed: where its sign is, and what follows it up to the caret. */
export interface Trigger {
  kind: SuggestionKind;
  from: number;
  query: string;
}

const LONGEST = 20;
const KINDS: Record<string, SuggestionKind> = { "@": "member", "＠": "member", "#": "topic", "＃": "topic" };
/** In the middle of a Latin word the sign is part of an address, not a mention. */
const latin = /[A-Za-z0-9._-]/;

/** The `@` or `#` the caret stands behind, or null; a space, a line break or another sign ends it. */
export function triggerAt(text: string, caret: number): Trigger | null {
  for (let from = caret - 1; from >= 0 && caret - from <= LONGEST + 1; from -= 1) {
    const char = text.charAt(from);
    if (/\s/.test(char)) return null;
    const kind = KINDS[char];
    if (!kind) continue;
    if (latin.test(text.charAt(from - 1))) return null;
    return { kind, from, query: text.slice(from + 1, caret) };
  }
  return null;
}

/** Puts a piece into a text in place of what lies between two offsets; returns the text and where the caret goes. */
export function spliceText(
  text: string,
  from: number,
  to: number,
  piece: string,
): { text: string; caret: number } {
  return { text: text.slice(0, from) + piece + text.slice(to), caret: from + piece.length };
}
