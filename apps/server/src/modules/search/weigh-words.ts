import type { Candidate } from "./search-candidates.ts";
import { KIND, PINYIN_SEPARATOR } from "./search-documents.ts";
import type { Alternative, Unit } from "./search-query.ts";

export interface ScoredHit extends Candidate {
  score: number;
  /** Matched share of the query's weight; 1 = every unit. */
  coverage: number;
  /** Number of matched units of more than one character. Single characters occur in most documents. */
  words: number;
}

/** Score of a match per field. */
const FIELD = { title: 3, labels: 1.3, body: 1 };

/** Counts the matches of a pattern, at most three. */
function times(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) if (++count === 3) break;
  return count;
}

const has = (text: string, pattern: RegExp) => text.search(pattern) >= 0;

function scoreAlternative(
  { title, labels, body, pinyin }: Candidate,
  { pattern, weight, isPinyin }: Alternative,
): number {
  if (isPinyin) {
    const [titlePinyin = "", labelPinyin = ""] = pinyin.split(PINYIN_SEPARATOR);
    return weight * (has(titlePinyin, pattern) ? FIELD.title : has(labelPinyin, pattern) ? FIELD.labels : 0);
  }
  const inBody = times(body, pattern);
  const bodyScore = inBody > 0 ? FIELD.body + 0.2 * (inBody - 1) : 0;
  const titleScore = has(title, pattern) ? FIELD.title : 0;
  const labelScore = has(labels, pattern) ? FIELD.labels : 0;
  return (
    weight *
    (Math.max(titleScore, labelScore, bodyScore) +
      0.25 * Math.min(titleScore, Math.max(bodyScore, labelScore)))
  );
}

/** Returns the length of the longest part of the query in a text, as a share of the query. */
function longestShare(text: string, query: string): number {
  let longest = 0;
  for (let at = 0; at + longest < query.length; at += 1) {
    while (at + longest < query.length && text.includes(query.slice(at, at + longest + 1))) longest += 1;
  }
  return longest > 1 ? longest / query.length : 0;
}

/** Maximum compared length; longer queries are matched by their words. */
const MAX_COMPARED_LENGTH = 24;

/** Bonus per kind: maintained answers rank above discussions. */
function kindBonus({ kind, classify, essence, guide }: Candidate): number {
  if (kind === KIND.faq) return 0.5;
  if (kind === KIND.issue) return 0.45;
  if (kind === KIND.circle || kind === KIND.topic) return 0.2;
  if (kind === KIND.comment) return -0.1;
  return (classify === 0 ? -0.1 : 0.15) + (essence ? 0.15 : 0) + (guide ? 0.2 : 0);
}

/**
 * Scores documents by the matched share of the query, the fields, the longest matching part, the length of the
 * title, the kind, heat and age.
 * @returns the documents with any match, best first
 */
export function weigh(candidates: readonly Candidate[], units: readonly Unit[], query: string): ScoredHit[] {
  const whole = units.reduce((sum, { weight }) => sum + weight, 0);
  const comparedQuery = query.replaceAll(" ", "").slice(0, MAX_COMPARED_LENGTH);
  const best = Math.max(...candidates.map(({ rank }) => rank), 0);
  const weighed = candidates.map((candidate) => {
    let matchedWeight = 0;
    let worth = 0;
    let words = 0;
    for (const { text, weight, alternatives } of units) {
      const most = Math.max(...alternatives.map((alternative) => scoreAlternative(candidate, alternative)));
      if (most > 0) {
        matchedWeight += weight;
        if (text.length > 1) words += 1;
      }
      worth += weight * most;
    }
    const coverage = whole > 0 ? matchedWeight / whole : 0;
    const title = candidate.title.replaceAll(" ", "");
    const inTitle = longestShare(title, comparedQuery);
    const inBody = longestShare(candidate.body, comparedQuery);
    const focus = title ? Math.min(1, comparedQuery.length / title.length) * inTitle : 0;
    const begins = title.startsWith(comparedQuery) ? 0.3 : 0;
    const few = candidate.kind >= KIND.faq;
    const rank = few ? 0 : 0.15 * coverage * Math.max(candidate.rank - best, -4);
    const score =
      (worth / whole) * coverage ** 2 +
      (1.6 * inTitle + 0.9 * inBody + 0.8 * focus + begins + kindBonus(candidate)) * coverage ** 2 +
      rank;
    return { ...candidate, score, coverage: coverage > 0.999 ? 1 : coverage, words };
  });
  return weighed
    .filter(({ coverage }) => coverage > 0)
    .sort((a, b) => b.score - a.score || Number(BigInt(b.refId) - BigInt(a.refId)));
}
