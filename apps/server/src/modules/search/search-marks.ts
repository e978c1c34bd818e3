import { oneLine } from "@lenscape/richtext/excerpt";
import { policy } from "../../policy.ts";
import { fold, foldWithPlaces } from "./fold-text.ts";

/** From which UTF-16 unit of a text to before which one. */
export type Mark = [from: number, to: number];

/** Where patterns, which are of folded texts, hit a text as it is written; without overlaps, in order. */
export function findMarks(text: string, patterns: readonly RegExp[]): Mark[] {
  const { folded, places } = foldWithPlaces(text);
  const found: Mark[] = [];
  for (const pattern of patterns) {
    for (const { 0: hit, index } of folded.matchAll(pattern)) {
      if (hit !== "") found.push([places[index]!, places[index + hit.length]!]);
    }
  }
  found.sort(([a], [b]) => a - b);
  const marks: Mark[] = [];
  for (const [from, to] of found) {
    const before = marks.at(-1);
    if (before && from <= before[1]) before[1] = Math.max(before[1], to);
    else marks.push([from, to]);
  }
  return marks;
}

/** A hit further in than this is not in sight in the two lines of a phone: the text then begins shortly before it. */
const inSight = 28;
const lead = 14;
const excerptLength = 135;

/** A text on one line, with a dot after what ends like no sentence: a cell of a table, a heading, an entry of a list. */
const flatOf = (text: string) =>
  oneLine(text.trim().replace(/(?<![\p{P}\s])\s*\n\s*/gu, " · ")).slice(0, policy.search.excerptedCharacters);

/** Moves a cut out of the middle of a character. */
const whole = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? "") ? at - 1 : at);

/** A hit is looked for in parts of this length, which share so much: folding with places is slow. */
const part = 400;
const shared = 80;

const hits = (text: string, pattern: RegExp) => fold(text).search(pattern) >= 0;

/** Where the first hit of a pattern is; 0 when there is none. */
function firstHit(text: string, pattern: RegExp): number {
  for (let at = 0; at < text.length; at += part) {
    const [mark] = findMarks(text.slice(at, at + part + shared), [pattern]);
    if (mark) return at + mark[0];
  }
  return 0;
}

/**
 * A part of a text around the first hit of what says most of a query, and all hits in it.
 * @param patterns what was typed before its words, the telling ones before the others
 * @param prose the sentences of the text, which are shown unless the hit stands elsewhere in it, as in a table
 */
export function excerptAround(
  text: string,
  patterns: readonly RegExp[],
  prose = text,
): { excerpt: string; marks: Mark[] } {
  const all = flatOf(text);
  const sentences = flatOf(prose);
  const told = patterns.find((pattern) => hits(all, pattern));
  const flat = !told || hits(sentences, told) ? sentences : all;
  const first = told ? firstHit(flat, told) : 0;
  let start = first > inSight ? whole(flat, first - lead) : 0;
  while (start > 0 && start < first && /[\p{P}\s]/u.test(flat[start]!)) start += 1;
  const end = whole(flat, Math.min(flat.length, start + excerptLength));
  const before = start > 0 ? "…" : "";
  const after = end < flat.length ? "…" : "";
  const from = Math.max(0, start - shared);
  const marks = findMarks(flat.slice(from, end + shared), patterns).map(([a, b]) => [a + from, b + from]);
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
