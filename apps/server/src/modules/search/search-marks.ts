import { oneLine } from "@lenscape/richtext/excerpt";
import { policy } from "../../policy.ts";
import { fold, foldWithPlaces } from "./fold-text.ts";

/** Range of UTF-16 units, end exclusive. */
export type Mark = [from: number, to: number];

/**
 * Finds the matches of patterns, which are for folded texts, in the original text. Ranges are sorted and do not
 * overlap.
 */
export function findMarks(text: string, patterns: readonly RegExp[]): Mark[] {
  const { folded, places } = foldWithPlaces(text);
  const matches: Mark[] = [];
  for (const pattern of patterns) {
    for (const { 0: hit, index } of folded.matchAll(pattern)) {
      if (hit !== "") matches.push([places[index]!, places[index + hit.length]!]);
    }
  }
  matches.sort(([a], [b]) => a - b);
  const marks: Mark[] = [];
  for (const [from, to] of matches) {
    const before = marks.at(-1);
    if (before && from <= before[1]) before[1] = Math.max(before[1], to);
    else marks.push([from, to]);
  }
  return marks;
}

/**
 * Maximum position of a hit that is visible in two lines on a phone; otherwise the excerpt starts `LEAD` before the
 * hit.
 */
const MAX_VISIBLE_START = 28;
const LEAD = 14;
const EXCERPT_LENGTH = 135;

/**
 * Joins a text to one line, with a dot after lines without punctuation, such as table cells, headings and list
 * items.
 */
const toOneLine = (text: string) =>
  oneLine(text.trim().replace(/(?<![\p{P}\s])\s*\n\s*/gu, " · ")).slice(0, policy.search.excerptedCharacters);

/** Moves a cut position out of a surrogate pair. */
const toBoundary = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? "") ? at - 1 : at);

/** Length of the parts in which the first hit is searched, and their overlap. Folding with positions is slow. */
const PART_LENGTH = 400;
const OVERLAP = 80;

const hits = (text: string, pattern: RegExp) => fold(text).search(pattern) >= 0;

/** Returns the position of the first match; 0 without a match. */
function firstHit(text: string, pattern: RegExp): number {
  for (let at = 0; at < text.length; at += PART_LENGTH) {
    const [mark] = findMarks(text.slice(at, at + PART_LENGTH + OVERLAP), [pattern]);
    if (mark) return at + mark[0];
  }
  return 0;
}

/**
 * Returns the part of a text around the first hit of the most important pattern, and all hits in it.
 * @param patterns the query as typed before its words, important words first
 * @param prose the sentences of the text, which are preferred unless the hit is elsewhere, for example in a table
 */
export function excerptAround(
  text: string,
  patterns: readonly RegExp[],
  prose = text,
): { excerpt: string; marks: Mark[] } {
  const all = toOneLine(text);
  const sentences = toOneLine(prose);
  const best = patterns.find((pattern) => hits(all, pattern));
  const flat = !best || hits(sentences, best) ? sentences : all;
  const first = best ? firstHit(flat, best) : 0;
  let start = first > MAX_VISIBLE_START ? toBoundary(flat, first - LEAD) : 0;
  while (start > 0 && start < first && /[\p{P}\s]/u.test(flat[start]!)) start += 1;
  const end = toBoundary(flat, Math.min(flat.length, start + EXCERPT_LENGTH));
  const before = start > 0 ? "…" : "";
  const after = end < flat.length ? "…" : "";
  const from = Math.max(0, start - OVERLAP);
  const marks = findMarks(flat.slice(from, end + OVERLAP), patterns).map(([a, b]) => [a + from, b + from]);
  return {
    excerpt: `${before}${flat.slice(start, end)}${after}`,
    marks: marks
      .filter(([a, b]) => a! < end && b! > start)
      .map(([a, b]) => [
        Math.max(a!, start) - start + before.length,
        Math.min(b!, end) - start + before.length,
      ]),
  };
}
