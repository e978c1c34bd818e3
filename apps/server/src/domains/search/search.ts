import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { type Conjunct, findCandidates, type Wanted } from "./candidates.ts";
import { FEW, KIND } from "./documents.ts";
import { fold } from "./fold.ts";
import {
  asPinyin,
  partsOfCode,
  phrase,
  segment,
  type Unit,
  unitOf,
  unitsAsTyped,
  withJoinedNames,
  withoutQuestion,
} from "./query.ts";
import { type SynonymGroup, synonymsIn, withoutWord } from "./synonyms.ts";
import { tokenize } from "./terms.ts";
import { correct, type Frequencies, frequenciesOf, pairsIn } from "./vocabulary.ts";
import { type Weighed, weigh } from "./weigh.ts";

export interface SearchFilter {
  /** Terms that every document must hold. */
  filters: readonly string[];
  since?: Date;
  byTime?: boolean;
}

export interface Found {
  hits: Weighed[];
  /** What was looked for instead, after a slip was mended; undefined when it is what was typed. */
  corrected?: string;
  /** Nothing holds all of it: these are the closest. */
  partial: boolean;
  /** What to mark in what was found. */
  patterns: RegExp[];
  /** The same in words. */
  words: string[];
}

/** Fewer whole hits than this are followed by what holds the words apart. */
const enough = 5;
/** What holds less than this share of a query is no answer to it. */
const leastCoverage = 0.2;
const mostPartial = 40;
const mostConjuncts = 24;

/** All ways of choosing one alternative of each unit, up to a bound. */
function conjunctsOf(units: readonly Unit[]): Conjunct[] {
  let ways: string[][] = [[]];
  for (const { alternatives } of units) {
    ways = ways.flatMap((way) => alternatives.map(({ terms }) => [...way, ...terms])).slice(0, mostConjuncts);
  }
  return ways;
}

const worthOf = (units: readonly Unit[]): Wanted["worth"] =>
  units.map(({ alternatives: [first], weight }) => ({ terms: first!.terms, weight }));

/** What holds every unit. */
async function holdingAll(
  db: Db,
  units: readonly Unit[],
  filter: SearchFilter,
  query: string,
): Promise<Weighed[]> {
  if (units.length === 0) return [];
  const candidates = await findCandidates(db, { any: conjunctsOf(units), worth: worthOf(units), ...filter });
  return weigh(candidates, units, query).filter(({ coverage }) => coverage === 1);
}

/** What holds at least two of the weightiest units, or one where there are no two. */
async function holdingSome(
  db: Db,
  units: readonly Unit[],
  filter: SearchFilter,
  query: string,
): Promise<Weighed[]> {
  const heavy = [...units].sort((a, b) => b.weight - a.weight).slice(0, 6);
  const pairs = heavy.flatMap((unit, at) =>
    heavy.slice(at + 1).flatMap((other) => conjunctsOf([unit, other])),
  );
  const worth = worthOf(units);
  let candidates = await findCandidates(db, { any: pairs.slice(0, mostConjuncts), worth, ...filter });
  if (candidates.length < enough) {
    const any = heavy.flatMap((unit) => conjunctsOf([unit])).slice(0, mostConjuncts);
    candidates = [...candidates, ...(await findCandidates(db, { any, worth, ...filter }))];
  }
  const unique = [...new Map(candidates.map((one) => [`${one.kind} ${one.refId}`, one])).values()];
  const weighed = weigh(unique, units, query);
  return units.some(({ text }) => text.length > 1) ? weighed.filter(({ words }) => words > 0) : [];
}

/** How telling a word is: the fewer documents hold it, the more. */
function tellingness(word: string, frequencies: Frequencies): number {
  const all = Math.max(frequencies.get("") ?? 1, 1);
  const held = frequencies.get(word) ?? 0;
  return Math.log(1 + all / (held + 1));
}

/** The words of a question, each as a unit, with what means the same. */
async function unitsOfQuestion(db: Db, query: string, groups: readonly SynonymGroup[]): Promise<Unit[]> {
  const rest = withoutQuestion(query);
  const frequencies = await frequenciesOf(db, pairsIn(rest));
  const found = synonymsIn(rest, groups);
  const units: Unit[] = found.map(({ word, others }) => ({
    text: word,
    weight: Math.max(tellingness(word, frequencies), 3),
    alternatives: [phrase(word, 1), ...others.map((other) => phrase(other, 0.85))],
  }));
  let left = rest;
  for (const { word } of found) left = withoutWord(left, word);
  for (const token of withJoinedNames(left, tokenize(left))) {
    const parts = partsOfCode(token);
    if (parts.length > 1 && !frequencies.has(token.text)) {
      units.push(...parts.map((text) => unitOf({ kind: "word", text }, 2)));
    } else if (token.kind !== "han") {
      units.push(unitOf(token, Math.max(tellingness(token.text, frequencies), 2)));
    } else {
      for (const word of segment(token.text, (pair) => frequencies.get(pair) ?? 0)) {
        const weight = [...word].length === 1 ? 0.6 : Math.max(tellingness(word, frequencies), 1);
        units.push(unitOf({ kind: "han", text: word }, weight));
      }
    }
  }
  const unique = [...new Map(units.map((unit) => [unit.text, unit])).values()];
  return unique.sort((a, b) => b.weight - a.weight).slice(0, policy.search.words);
}

/** The units as typed, with the pinyin that words of letters may be. */
const soundingLike = (units: readonly Unit[]): Unit[] =>
  units.map((unit) => ({ ...unit, alternatives: [...unit.alternatives, ...asPinyin(unit.text)] }));

/** What to mark: single characters only where nothing longer was asked for. */
function toMark(units: readonly Unit[]): Pick<Found, "patterns" | "words"> {
  const long = units.filter(({ text }) => [...text].length > 1);
  const marked = long.length > 0 ? long : units;
  const said = marked.flatMap(({ alternatives }) => alternatives.filter(({ sounds }) => !sounds));
  return {
    patterns: [...new Map(said.map(({ pattern }) => [pattern.source, pattern])).values()],
    words: [...new Set(marked.map(({ text }) => text))],
  };
}

const distinct = (hits: readonly Weighed[]): Weighed[] => [
  ...new Map(hits.map((hit) => [`${hit.kind} ${hit.refId}`, hit])).values(),
];

const byTime = (hits: Weighed[]) =>
  [...hits].sort((a, b) => new Date(b.at).getTime() - new Date(a.at).getTime());

/** What a query finds without mending slips. */
async function searchAsIs(db: Db, query: string, filter: SearchFilter, groups: readonly SynonymGroup[]) {
  const typed = unitsAsTyped(query, policy.search.words);
  if (typed.length === 0) return { whole: [], all: [], some: [], ...toMark([]) };
  const joined = joinedUnits(query);
  let whole = await holdingAll(db, typed, filter, query);
  if (joined && whole.length < enough)
    whole = distinct([...whole, ...(await holdingAll(db, joined, filter, query))]);
  if (whole.length === 0 && typed.some(({ text }) => asPinyin(text).length > 0)) {
    whole = await holdingAll(db, soundingLike(typed), filter, query);
  }
  if (whole.length >= enough) return { whole, all: [], some: [], ...toMark(typed) };
  const units = await unitsOfQuestion(db, query, groups);
  const some = await holdingSome(db, units, filter, query);
  return {
    whole,
    all: some.filter(({ coverage }) => coverage === 1),
    some,
    ...toMark([...typed, ...units]),
  };
}

/** Names of several words as one; undefined where there are none. */
function joinedUnits(query: string): Unit[] | undefined {
  const tokens = tokenize(query);
  const joined = withJoinedNames(query, tokens);
  return joined.length < tokens.length ? joined.map((token) => unitOf(token, 1)) : undefined;
}

/**
 * What a query finds: first what holds it as typed, then what holds its words; where nothing does, what a mended slip
 * finds, and at last what holds most of it.
 * @param asTyped no slip is to be mended
 */
export async function searchDocuments(
  db: Db,
  typed: string,
  filter: SearchFilter,
  groups: readonly SynonymGroup[],
  asTyped = false,
): Promise<Found> {
  const query = fold(typed);
  const own = await searchAsIs(db, query, filter, groups);
  const inOrder = filter.byTime ? byTime : (hits: Weighed[]) => hits;
  const hits = inOrder(distinct([...own.whole, ...own.all]));
  if (own.whole.length === 0 && !asTyped) {
    const corrected = await correct(db, query);
    if (corrected !== undefined) {
      const other = await searchAsIs(db, corrected, filter, groups);
      const better = other.whole.length > 0 || (hits.length === 0 && other.all.length > 0);
      if (better) {
        const found = inOrder(distinct([...other.whole, ...other.all]));
        return { hits: found, corrected, partial: false, patterns: other.patterns, words: other.words };
      }
    }
  }
  if (hits.length > 0) return { hits, partial: false, patterns: own.patterns, words: own.words };
  const closest = own.some.filter(({ coverage }) => coverage >= leastCoverage).slice(0, mostPartial);
  return { hits: closest, partial: closest.length > 0, patterns: own.patterns, words: own.words };
}

/** What holds a text or a part of it, best first: what holds all of it, as the text's own row does, hides nothing. */
export async function documentsLike(
  db: Db,
  text: string,
  filter: SearchFilter,
  groups: readonly SynonymGroup[],
): Promise<Weighed[]> {
  const { whole, all, some } = await searchAsIs(db, fold(text), filter, groups);
  return distinct([...whole, ...all, ...some]);
}

/** What is named by what somebody has typed so far, or sounds like it: kinds that are few, threads and members. */
export async function suggestDocuments(
  db: Db,
  typed: string,
): Promise<{ hits: Weighed[]; patterns: RegExp[] }> {
  const query = fold(typed);
  const units = soundingLike(unitsAsTyped(query, policy.search.words)).map((unit) => ({
    ...unit,
    alternatives: unit.alternatives.map((one) =>
      one.sounds ? one : { ...one, terms: one.terms.map((term) => `t${term}`) },
    ),
  }));
  if (units.length === 0) return { hits: [], patterns: [] };
  const wanted = { any: conjunctsOf(units), worth: [] };
  const found = await Promise.all(
    [FEW, `k:${KIND.thread}`, `k:${KIND.member}`].map((kind) =>
      findCandidates(db, { ...wanted, filters: [kind] }),
    ),
  );
  const hits = weigh(found.flat(), units, query).filter(({ coverage }) => coverage === 1);
  return { hits: distinct(hits), patterns: toMark(units).patterns };
}
