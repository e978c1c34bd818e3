import type { Candidate } from "./search-candidates.ts";
import { KIND, PINYIN_PARTS } from "./search-documents.ts";
import type { Alternative, Unit } from "./search-query.ts";

export interface Weighed extends Candidate {
  score: number;
  /** The share of the query that it holds, 1 = every unit. */
  coverage: number;
  /** How many units of more than one character it holds: characters alone are everywhere. */
  words: number;
}

/** What a hit in each field is worth. */
const FIELD = { title: 3, labels: 1.3, body: 1 };

/** How many times a pattern is found, at most three. */
function times(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) if (++found === 3) break;
  return found;
}

const has = (text: string, pattern: RegExp) => text.search(pattern) >= 0;

function worthOf(
  { title, labels, body, pinyin }: Candidate,
  { pattern, weight, sounds }: Alternative,
): number {
  if (sounds) {
    const [named = "", labelled = ""] = pinyin.split(PINYIN_PARTS);
    return weight * (has(named, pattern) ? FIELD.title : has(labelled, pattern) ? FIELD.labels : 0);
  }
  const inBody = times(body, pattern);
  const said = inBody > 0 ? FIELD.body + 0.2 * (inBody - 1) : 0;
  const named = has(title, pattern) ? FIELD.title : 0;
  const labelled = has(labels, pattern) ? FIELD.labels : 0;
  return weight * (Math.max(named, labelled, said) + 0.25 * Math.min(named, Math.max(said, labelled)));
}

/** How much of the query stands together in a text: the longest part of it, of 1. */
function together(text: string, query: string): number {
  let longest = 0;
  for (let at = 0; at + longest < query.length; at += 1) {
    while (at + longest < query.length && text.includes(query.slice(at, at + longest + 1))) longest += 1;
  }
  return longest > 1 ? longest / query.length : 0;
}

/** Longer queries are not compared as a whole: what is found by their words is enough. */
const comparedLength = 24;

/** What each kind is worth by itself: an answer that somebody has written down comes before talk. */
function kindWorth({ kind, classify, essence, guide }: Candidate): number {
  if (kind === KIND.faq) return 0.5;
  if (kind === KIND.issue) return 0.45;
  if (kind === KIND.circle || kind === KIND.topic) return 0.2;
  if (kind === KIND.comment) return -0.1;
  return (classify === 0 ? -0.1 : 0.15) + (essence ? 0.15 : 0) + (guide ? 0.2 : 0);
}

/**
 * Weighs documents against each other: how much of the query they hold and where, how much of it stands together, how
 * much else they say, what kind they are, how hot and new.
 * @returns those that hold anything, best first
 */
export function weigh(candidates: readonly Candidate[], units: readonly Unit[], query: string): Weighed[] {
  const whole = units.reduce((sum, { weight }) => sum + weight, 0);
  const compared = query.replaceAll(" ", "").slice(0, comparedLength);
  const best = Math.max(...candidates.map(({ rank }) => rank), 0);
  const weighed = candidates.map((candidate) => {
    let held = 0;
    let worth = 0;
    let words = 0;
    for (const { text, weight, alternatives } of units) {
      const most = Math.max(...alternatives.map((alternative) => worthOf(candidate, alternative)));
      if (most > 0) {
        held += weight;
        if (text.length > 1) words += 1;
      }
      worth += weight * most;
    }
    const coverage = whole > 0 ? held / whole : 0;
    const title = candidate.title.replaceAll(" ", "");
    const inTitle = together(title, compared);
    const inBody = together(candidate.body, compared);
    const focus = title ? Math.min(1, compared.length / title.length) * inTitle : 0;
    const begins = title.startsWith(compared) ? 0.3 : 0;
    const few = candidate.kind >= KIND.faq;
    const rank = few ? 0 : 0.15 * coverage * Math.max(candidate.rank - best, -4);
    const score =
      (worth / whole) * coverage ** 2 +
      (1.6 * inTitle + 0.9 * inBody + 0.8 * focus + begins + kindWorth(candidate)) * coverage ** 2 +
      rank;
    return { ...candidate, score, coverage: coverage > 0.999 ? 1 : coverage, words };
  });
  return weighed
    .filter(({ coverage }) => coverage > 0)
    .sort((a, b) => b.score - a.score || Number(BigInt(b.refId) - BigInt(a.refId)));
}
