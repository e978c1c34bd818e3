import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { fold } from "./fold-text.ts";
import { asBegunPinyin, asPinyin, asRespelled, respellings } from "./pinyin.ts";
import { type Conjunct, findCandidates, type Wanted } from "./search-candidates.ts";
import { FEW, KIND } from "./search-documents.ts";
import { type Unit, unitOf, unitsAsTyped, unitsWithSigns, withJoinedNames } from "./search-query.ts";
import { signsIn, tokenize } from "./search-terms.ts";
import { unitsOfQuestion } from "./search-units.ts";
import { correct, correctSound } from "./search-vocabulary.ts";
import { type SynonymGroup, synonymsIn } from "./synonyms.ts";
import { type Weighed, weigh } from "./weigh-words.ts";

export interface SearchFilter {
  /** Terms that every document must hold. */
  filters: readonly string[];
  /** Only the kinds that stand in one list. */
  isListed?: boolean;
  since?: Date;
  byTime?: boolean;
}

export interface Found {
  hits: Weighed[];
  /** So many of them, the first, hold all of it; what follows is the closest. */
  whole: number;
  /** What was looked for instead, after a slip was mended; undefined when it is what was typed. */
  corrected?: string;
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
/** Most of these ways are of sounds that nobody has written, which costs the index nothing. */
const mostRespelledConjuncts = 96;

/** All ways of choosing one alternative of each unit, up to a bound. */
function conjunctsOf(units: readonly Unit[], most = mostConjuncts): Conjunct[] {
  let ways: string[][] = [[]];
  for (const { alternatives } of units) {
    ways = ways.flatMap((way) => alternatives.map(({ terms }) => [...way, ...terms])).slice(0, most);
  }
  return ways;
}

/** Whether two lists of units are held by the same documents, whatever each unit weighs. */
function areHeldAlike(one: readonly Unit[], other: readonly Unit[]): boolean {
  const waysOf = (units: readonly Unit[]) =>
    conjunctsOf(units)
      .map((terms) => [...new Set(terms)].sort().join("\n"))
      .sort();
  return waysOf(one).join("\n\n") === waysOf(other).join("\n\n");
}

const worthOf = (units: readonly Unit[]): Wanted["worth"] =>
  units.map(({ alternatives: [first], weight }) => ({ terms: first!.terms, weight }));

/** What holds every unit. */
async function holdingAll(
  db: Db,
  units: readonly Unit[],
  filter: SearchFilter,
  query: string,
  most?: number,
): Promise<Weighed[]> {
  if (units.length === 0) return [];
  const any = conjunctsOf(units, most);
  const candidates = await findCandidates(db, { any, worth: worthOf(units), ...filter });
  return weigh(candidates, units, query).filter(({ coverage }) => coverage === 1);
}

/** The first of each list, then the second of each, up to a bound: synonyms of one word leave room for the others. */
function inTurns(lists: readonly Conjunct[][]): Conjunct[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  );
  return all.flat().slice(0, mostConjuncts);
}

/** What holds at least two of the weightiest units, or one where there are no two. */
async function holdingSome(
  db: Db,
  units: readonly Unit[],
  filter: SearchFilter,
  query: string,
): Promise<Weighed[]> {
  const heavy = [...units].sort((a, b) => b.weight - a.weight).slice(0, 6);
  const pairs = heavy.flatMap((unit, at) => heavy.slice(at + 1).map((other) => conjunctsOf([unit, other])));
  const worth = worthOf(units);
  let candidates = await findCandidates(db, { any: inTurns(pairs), worth, ...filter });
  if (candidates.length < enough) {
    const any = inTurns(heavy.map((unit) => conjunctsOf([unit])));
    candidates = [...candidates, ...(await findCandidates(db, { any, worth, ...filter }))];
  }
  const unique = [...new Map(candidates.map((one) => [`${one.kind} ${one.refId}`, one])).values()];
  const weighed = weigh(unique, units, query);
  return units.some(({ text }) => text.length > 1) ? weighed.filter(({ words }) => words > 0) : [];
}

/** The units as typed, with the pinyin that words of letters may be. */
const soundingLike = (units: readonly Unit[]): Unit[] =>
  units.map((unit) => ({ ...unit, alternatives: [...unit.alternatives, ...asPinyin(unit.text)] }));

/** What to mark: single characters only where nothing longer was asked for; a sign is never by chance. */
function toMark(units: readonly Unit[]): Pick<Found, "patterns" | "words"> {
  const long = units.filter(({ text }) => [...text].length > 1 || signsIn(text).length > 0);
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

/** What holds the words of a query, or what means the same, and what to mark of it. */
interface InWords extends Pick<Found, "patterns" | "words"> {
  all: Weighed[];
  /** What holds most of it: looked through far more of the index than the others. */
  closest(): Promise<Weighed[]>;
}

/** What a query finds without mending slips. */
interface AsIs {
  /** What holds it as it was typed. */
  whole: Weighed[];
  /** What holds its words: asked for once, and not where a mended slip is shown instead. */
  inWords(): Promise<InWords>;
}

const nothing = async () => [];

/** Nothing more is looked for. */
const enoughWith = (whole: Weighed[], units: readonly Unit[]): AsIs => ({
  whole,
  inWords: async () => ({ all: [], closest: nothing, ...toMark(units) }),
});

async function searchAsIs(
  db: Db,
  query: string,
  filter: SearchFilter,
  groups: readonly SynonymGroup[],
): Promise<AsIs> {
  const typed = unitsAsTyped(query, policy.search.words);
  const withSigns = unitsWithSigns(query, policy.search.words);
  const signed = await holdingAll(db, withSigns, filter, query);
  // Without its signs nothing is left of 👍, and of C++ a letter that stands in every text.
  if (typed.length === 0 || (withSigns.length > 0 && typed.every(({ text }) => /^[a-z]$/.test(text))))
    return enoughWith(signed, withSigns);
  const joined = joinedUnits(query);
  let whole = distinct([...signed, ...(await holdingAll(db, typed, filter, query))]);
  if (joined && whole.length < enough)
    whole = distinct([...whole, ...(await holdingAll(db, joined, filter, query))]);
  if (whole.length === 0 && typed.some(({ text }) => asPinyin(text).length > 0)) {
    whole = await holdingAll(db, soundingLike(typed), filter, query);
  }
  if (whole.length >= enough) return enoughWith(whole, [...withSigns, ...typed]);
  const look = async (): Promise<InWords> => {
    const units = await unitsOfQuestion(db, query, groups);
    return {
      all: areHeldAlike(units, typed) ? [] : await holdingAll(db, units, filter, query),
      closest: () => holdingSome(db, units, filter, query),
      ...toMark([...withSigns, ...typed, ...units]),
    };
  };
  let looked: Promise<InWords> | undefined;
  return { whole, inWords: () => (looked ??= look()) };
}

/** Names of several words as one; undefined where there are none. */
function joinedUnits(query: string): Unit[] | undefined {
  const tokens = tokenize(query);
  const joined = withJoinedNames(query, tokens);
  return joined.length < tokens.length ? joined.map((token) => unitOf(token, 1)) : undefined;
}

/** What says the same as one before it stands behind everything else: many write "same here". */
function repeatedLast(hits: readonly Weighed[]): Weighed[] {
  const said = new Set<string>();
  const again: Weighed[] = [];
  const first = hits.filter((hit) => {
    const text = `${hit.kind} ${hit.title}\n${hit.body}`;
    if (said.has(text)) again.push(hit);
    return !said.has(text) && said.add(text);
  });
  return [...first, ...again];
}

/** What holds all of a query, and where that is little and not as it was typed, the closest behind it. */
async function foundOf(by: AsIs, byTimeAsked: boolean | undefined, corrected?: string): Promise<Found> {
  const inWords = await by.inWords();
  const all = distinct([...by.whole, ...inWords.all]);
  const whole = byTimeAsked ? byTime(all) : repeatedLast(all);
  const some = by.whole.length === 0 && whole.length < enough ? await inWords.closest() : [];
  const near = some.filter(({ coverage }) => coverage >= leastCoverage);
  const closest = distinct([...near, ...some.slice(0, enough)]);
  const hits = distinct([...whole, ...repeatedLast(closest).slice(0, mostPartial)]);
  return {
    hits,
    whole: whole.length,
    ...(corrected !== undefined && { corrected }),
    patterns: inWords.patterns,
    words: inWords.words,
  };
}

/** What is found when one word of letters is read as the pinyin that it nearly is. */
async function searchRespelled(
  db: Db,
  query: string,
  filter: SearchFilter,
): Promise<{ by: AsIs; corrected: string } | undefined> {
  const typed = soundingLike(unitsAsTyped(query, policy.search.words));
  if (typed.length > policy.search.corrections) return undefined;
  for (const unit of typed.filter(({ text }) => respellings(text).length > 0)) {
    const others = respellings(unit.text).map((text) => ({ text, alternatives: asRespelled(text) }));
    const respelled = { ...unit, alternatives: others.flatMap(({ alternatives }) => alternatives) };
    const units = typed.map((one) => (one === unit ? respelled : one));
    // The one with the most ways last, so that a bound on all of them cuts none of its own off.
    units.sort((a, b) => a.alternatives.length - b.alternatives.length);
    const whole = await holdingAll(db, units, filter, query, mostRespelledConjuncts);
    const [best] = whole;
    const meant = others.find(({ alternatives }) =>
      alternatives.some(({ pattern }) => best && best.pinyin.search(pattern) >= 0),
    );
    if (meant)
      return {
        by: enoughWith(whole, units),
        corrected: query.replace(unit.text, meant.text),
      };
  }
  return undefined;
}

const holdsWords = async (by: AsIs) => (await by.inWords()).all.length > 0;

/** What a query finds with a slip mended; undefined when that is no better than what it finds as it is. */
async function searchMended(
  db: Db,
  query: string,
  filter: SearchFilter,
  groups: readonly SynonymGroup[],
  own: AsIs,
): Promise<Found | undefined> {
  // A word with synonyms is no slip, though nobody may have written it yet.
  const meant = synonymsIn(query, groups).map(({ word }) => word);
  const corrected = await correct(db, query, meant);
  if (corrected !== undefined) {
    const other = await searchAsIs(db, corrected, filter, groups);
    const isBetter = other.whole.length > 0 || (!(await holdsWords(own)) && (await holdsWords(other)));
    if (isBetter) return foundOf(other, filter.byTime, corrected);
  }
  if (await holdsWords(own)) return undefined;
  const respelled = await searchRespelled(db, query, filter);
  if (respelled) return foundOf(respelled.by, filter.byTime, respelled.corrected);
  const sounding = await correctSound(db, query, meant);
  if (sounding === undefined) return undefined;
  const other = await searchAsIs(db, sounding, filter, groups);
  return other.whole.length > 0 ? foundOf(other, filter.byTime, sounding) : undefined;
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
  const mended =
    own.whole.length === 0 && !asTyped ? await searchMended(db, query, filter, groups, own) : undefined;
  return mended ?? foundOf(own, filter.byTime);
}

/** What holds a text or a part of it, best first: what holds all of it, as the text's own row does, hides nothing. */
export async function documentsLike(
  db: Db,
  text: string,
  filter: SearchFilter,
  groups: readonly SynonymGroup[],
): Promise<Weighed[]> {
  const { whole, inWords } = await searchAsIs(db, fold(text), filter, groups);
  const { all, closest } = await inWords();
  return distinct([...whole, ...all, ...(await closest())]);
}

/** What is named by what somebody has typed so far, or sounds like it: kinds that are few, threads and members. */
export async function suggestDocuments(
  db: Db,
  typed: string,
): Promise<{ hits: Weighed[]; patterns: RegExp[] }> {
  const query = fold(typed);
  const words = unitsAsTyped(query, policy.search.words);
  const asked = words.length > 0 ? soundingLike(words) : unitsWithSigns(query, policy.search.words);
  const units = asked.map((unit, at, all) => ({
    ...unit,
    alternatives: [
      ...unit.alternatives.map((one) =>
        one.sounds ? one : { ...one, terms: one.terms.map((term) => `t${term}`) },
      ),
      // The last word is still being typed.
      ...(at === all.length - 1 ? asBegunPinyin(unit.text) : []),
    ],
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
