import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { fold } from "./fold-text.ts";
import { asPartialPinyin, asPinyin, asRespelled, respellings } from "./pinyin.ts";
import { type CandidateQuery, type Conjunct, findCandidates } from "./search-candidates.ts";
import { FEW, KIND } from "./search-documents.ts";
import { type Unit, unitOf, unitsAsTyped, unitsWithSigns, withJoinedNames } from "./search-query.ts";
import { signsIn, tokenize } from "./search-terms.ts";
import { unitsOfQuestion } from "./search-units.ts";
import { correct, correctSound } from "./search-vocabulary.ts";
import { type SynonymGroup, synonymsIn } from "./synonyms.ts";
import { type ScoredHit, weigh } from "./weigh-words.ts";

export interface SearchFilter {
  /** Terms that every document must have. */
  filters: readonly string[];
  /** Whether to search only the kinds of the combined result list. */
  isListed?: boolean;
  since?: Date;
  byTime?: boolean;
}

/** Result of a search. */
export interface SearchResult {
  hits: ScoredHit[];
  /** Number of leading hits that match every unit; the remaining hits are partial matches. */
  fullMatchCount: number;
  /** The spelling-corrected query, or undefined if the query was used as typed. */
  corrected?: string;
  /** Patterns to highlight in the results. */
  patterns: RegExp[];
  /** Query texts to highlight in the results. */
  words: string[];
}

/** Minimum number of full matches; below it, partial matches are appended. */
const MIN_FULL_MATCHES = 5;
/** Minimum share of the query's weight that a partial match must have. */
const MIN_COVERAGE = 0.2;
const MAX_PARTIAL_HITS = 40;
const MAX_CONJUNCTS = 24;
/** Maximum number of conjuncts for respelled pinyin. Most of their terms do not occur, so they are cheap. */
const MAX_RESPELLED_CONJUNCTS = 96;

/** Returns the conjuncts of one alternative per unit, at most `most`. */
function conjunctsOf(units: readonly Unit[], most = MAX_CONJUNCTS): Conjunct[] {
  let ways: string[][] = [[]];
  for (const { alternatives } of units) {
    ways = ways.flatMap((way) => alternatives.map(({ terms }) => [...way, ...terms])).slice(0, most);
  }
  return ways;
}

/** Whether two lists of units match the same documents, regardless of the units' weights. */
function haveSameConjuncts(one: readonly Unit[], other: readonly Unit[]): boolean {
  const waysOf = (units: readonly Unit[]) =>
    conjunctsOf(units)
      .map((terms) => [...new Set(terms)].sort().join("\n"))
      .sort();
  return waysOf(one).join("\n\n") === waysOf(other).join("\n\n");
}

const toWeights = (units: readonly Unit[]): CandidateQuery["unitWeights"] =>
  units.map(({ alternatives: [first], weight }) => ({ terms: first!.terms, weight }));

/** Finds documents that match every unit. */
async function findFullMatches(
  db: Db,
  units: readonly Unit[],
  filter: SearchFilter,
  query: string,
  most?: number,
): Promise<ScoredHit[]> {
  if (units.length === 0) return [];
  const any = conjunctsOf(units, most);
  const candidates = await findCandidates(db, { any, unitWeights: toWeights(units), ...filter });
  return weigh(candidates, units, query).filter(({ coverage }) => coverage === 1);
}

/** Interleaves the lists up to a bound, so that the synonyms of one word do not crowd out other words. */
function interleave(lists: readonly Conjunct[][]): Conjunct[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  );
  return all.flat().slice(0, MAX_CONJUNCTS);
}

/** Finds documents that match two of the heaviest units, or one if that finds too few. */
async function findPartialMatches(
  db: Db,
  units: readonly Unit[],
  filter: SearchFilter,
  query: string,
): Promise<ScoredHit[]> {
  const heavy = [...units].sort((a, b) => b.weight - a.weight).slice(0, 6);
  const pairs = heavy.flatMap((unit, at) => heavy.slice(at + 1).map((other) => conjunctsOf([unit, other])));
  const unitWeights = toWeights(units);
  let candidates = await findCandidates(db, { any: interleave(pairs), unitWeights, ...filter });
  if (candidates.length < MIN_FULL_MATCHES) {
    const any = interleave(heavy.map((unit) => conjunctsOf([unit])));
    candidates = [...candidates, ...(await findCandidates(db, { any, unitWeights, ...filter }))];
  }
  const unique = [...new Map(candidates.map((one) => [`${one.kind} ${one.refId}`, one])).values()];
  const scored = weigh(unique, units, query);
  return units.some(({ text }) => text.length > 1) ? scored.filter(({ words }) => words > 0) : [];
}

/** Adds pinyin readings to units of Latin letters. */
const withPinyin = (units: readonly Unit[]): Unit[] =>
  units.map((unit) => ({ ...unit, alternatives: [...unit.alternatives, ...asPinyin(unit.text)] }));

/**
 * Returns patterns and texts to highlight. Single characters are only highlighted if the query has nothing longer;
 * signs count as longer text.
 */
function toHighlights(units: readonly Unit[]): Pick<SearchResult, "patterns" | "words"> {
  const long = units.filter(({ text }) => [...text].length > 1 || signsIn(text).length > 0);
  const marked = long.length > 0 ? long : units;
  const textAlternatives = marked.flatMap(({ alternatives }) =>
    alternatives.filter(({ isPinyin }) => !isPinyin),
  );
  return {
    patterns: [...new Map(textAlternatives.map(({ pattern }) => [pattern.source, pattern])).values()],
    words: [...new Set(marked.map(({ text }) => text))],
  };
}

const distinct = (hits: readonly ScoredHit[]): ScoredHit[] => [
  ...new Map(hits.map((hit) => [`${hit.kind} ${hit.refId}`, hit])).values(),
];

const byTime = (hits: ScoredHit[]) =>
  [...hits].sort((a, b) => new Date(b.at).getTime() - new Date(a.at).getTime());

/** Matches of a query's words and their synonyms, and what to highlight. */
interface WordMatches extends Pick<SearchResult, "patterns" | "words"> {
  all: ScoredHit[];
  /** Finds partial matches. Reads far more of the index than the other queries. */
  findPartial(): Promise<ScoredHit[]>;
}

/** Result of a query without spelling correction. */
interface UncorrectedSearch {
  /** Documents that match the query as typed. */
  fullMatches: ScoredHit[];
  /** Searches by words, once. Not called if a corrected query is used instead. */
  matchWords(): Promise<WordMatches>;
}

const findNothing = async () => [];

/** A result that needs no search by words. */
const withoutWordMatches = (fullMatches: ScoredHit[], units: readonly Unit[]): UncorrectedSearch => ({
  fullMatches,
  matchWords: async () => ({ all: [], findPartial: findNothing, ...toHighlights(units) }),
});

async function searchUncorrected(
  db: Db,
  query: string,
  filter: SearchFilter,
  groups: readonly SynonymGroup[],
): Promise<UncorrectedSearch> {
  const typed = unitsAsTyped(query, policy.search.words);
  const withSigns = unitsWithSigns(query, policy.search.words);
  const signMatches = await findFullMatches(db, withSigns, filter, query);
  // A query such as 👍 is empty without its signs, and C++ is then a letter that occurs in nearly every text.
  if (typed.length === 0 || (withSigns.length > 0 && typed.every(({ text }) => /^[a-z]$/.test(text))))
    return withoutWordMatches(signMatches, withSigns);
  const joined = toJoinedUnits(query);
  let fullMatches = distinct([...signMatches, ...(await findFullMatches(db, typed, filter, query))]);
  if (joined && fullMatches.length < MIN_FULL_MATCHES)
    fullMatches = distinct([...fullMatches, ...(await findFullMatches(db, joined, filter, query))]);
  if (fullMatches.length === 0 && typed.some(({ text }) => asPinyin(text).length > 0)) {
    fullMatches = await findFullMatches(db, withPinyin(typed), filter, query);
  }
  if (fullMatches.length >= MIN_FULL_MATCHES)
    return withoutWordMatches(fullMatches, [...withSigns, ...typed]);
  const searchWords = async (): Promise<WordMatches> => {
    const units = await unitsOfQuestion(db, query, groups);
    return {
      all: haveSameConjuncts(units, typed) ? [] : await findFullMatches(db, units, filter, query),
      findPartial: () => findPartialMatches(db, units, filter, query),
      ...toHighlights([...withSigns, ...typed, ...units]),
    };
  };
  let wordMatches: Promise<WordMatches> | undefined;
  return { fullMatches, matchWords: () => (wordMatches ??= searchWords()) };
}

/** Returns units with multi-word names joined; undefined without such names. */
function toJoinedUnits(query: string): Unit[] | undefined {
  const tokens = tokenize(query);
  const joined = withJoinedNames(query, tokens);
  return joined.length < tokens.length ? joined.map((token) => unitOf(token, 1)) : undefined;
}

/** Moves repeated texts behind all other hits, because many members write the same short comment. */
function moveRepeatsLast(hits: readonly ScoredHit[]): ScoredHit[] {
  const seen = new Set<string>();
  const repeats: ScoredHit[] = [];
  const first = hits.filter((hit) => {
    const text = `${hit.kind} ${hit.title}\n${hit.body}`;
    if (seen.has(text)) repeats.push(hit);
    return !seen.has(text) && seen.add(text);
  });
  return [...first, ...repeats];
}

/** Collects the full matches, and appends partial matches if there are few and none as typed. */
async function toSearchResult(
  search: UncorrectedSearch,
  sortsByTime: boolean | undefined,
  corrected?: string,
): Promise<SearchResult> {
  const wordMatches = await search.matchWords();
  const all = distinct([...search.fullMatches, ...wordMatches.all]);
  const fullMatches = sortsByTime ? byTime(all) : moveRepeatsLast(all);
  const partialMatches =
    search.fullMatches.length === 0 && fullMatches.length < MIN_FULL_MATCHES
      ? await wordMatches.findPartial()
      : [];
  const near = partialMatches.filter(({ coverage }) => coverage >= MIN_COVERAGE);
  const partial = distinct([...near, ...partialMatches.slice(0, MIN_FULL_MATCHES)]);
  const hits = distinct([...fullMatches, ...moveRepeatsLast(partial).slice(0, MAX_PARTIAL_HITS)]);
  return {
    hits,
    fullMatchCount: fullMatches.length,
    ...(corrected !== undefined && { corrected }),
    patterns: wordMatches.patterns,
    words: wordMatches.words,
  };
}

/** Searches with one word of letters replaced by similar pinyin; undefined without a match. */
async function searchRespelled(
  db: Db,
  query: string,
  filter: SearchFilter,
): Promise<{ search: UncorrectedSearch; corrected: string } | undefined> {
  const typed = withPinyin(unitsAsTyped(query, policy.search.words));
  if (typed.length > policy.search.corrections) return undefined;
  for (const unit of typed.filter(({ text }) => respellings(text).length > 0)) {
    const others = respellings(unit.text).map((text) => ({ text, alternatives: asRespelled(text) }));
    const respelled = { ...unit, alternatives: others.flatMap(({ alternatives }) => alternatives) };
    const units = typed.map((one) => (one === unit ? respelled : one));
    // Units with the most alternatives come last, so that the bound on conjuncts does not cut them.
    units.sort((a, b) => a.alternatives.length - b.alternatives.length);
    const fullMatches = await findFullMatches(db, units, filter, query, MAX_RESPELLED_CONJUNCTS);
    const [best] = fullMatches;
    const match = others.find(({ alternatives }) =>
      alternatives.some(({ pattern }) => best && best.pinyin.search(pattern) >= 0),
    );
    if (match)
      return {
        search: withoutWordMatches(fullMatches, units),
        corrected: query.replace(unit.text, match.text),
      };
  }
  return undefined;
}

const hasWordMatches = async (search: UncorrectedSearch) => (await search.matchWords()).all.length > 0;

/** Searches with a spelling correction; undefined if that finds no more than the query as typed. */
async function searchCorrected(
  db: Db,
  query: string,
  filter: SearchFilter,
  groups: readonly SynonymGroup[],
  own: UncorrectedSearch,
): Promise<SearchResult | undefined> {
  // A word with synonyms is not a misspelling, even if no document has it.
  const knownWords = synonymsIn(query, groups).map(({ word }) => word);
  const corrected = await correct(db, query, knownWords);
  if (corrected !== undefined) {
    const other = await searchUncorrected(db, corrected, filter, groups);
    const isBetter =
      other.fullMatches.length > 0 || (!(await hasWordMatches(own)) && (await hasWordMatches(other)));
    if (isBetter) return toSearchResult(other, filter.byTime, corrected);
  }
  if (await hasWordMatches(own)) return undefined;
  const respelled = await searchRespelled(db, query, filter);
  if (respelled) return toSearchResult(respelled.search, filter.byTime, respelled.corrected);
  const sounding = await correctSound(db, query, knownWords);
  if (sounding === undefined) return undefined;
  const other = await searchUncorrected(db, sounding, filter, groups);
  return other.fullMatches.length > 0 ? toSearchResult(other, filter.byTime, sounding) : undefined;
}

/**
 * Searches documents: first matches of the query as typed, then of its words; without any, matches of a corrected
 * query, and finally partial matches.
 * @param asTyped disables spelling correction
 */
export async function searchDocuments(
  db: Db,
  typed: string,
  filter: SearchFilter,
  groups: readonly SynonymGroup[],
  asTyped = false,
): Promise<SearchResult> {
  const query = fold(typed);
  const own = await searchUncorrected(db, query, filter, groups);
  const corrected =
    own.fullMatches.length === 0 && !asTyped
      ? await searchCorrected(db, query, filter, groups, own)
      : undefined;
  return corrected ?? toSearchResult(own, filter.byTime);
}

/**
 * Finds documents similar to a text, best first. Partial matches are always included, because the text's own
 * document matches fully.
 */
export async function documentsLike(
  db: Db,
  text: string,
  filter: SearchFilter,
  groups: readonly SynonymGroup[],
): Promise<ScoredHit[]> {
  const { fullMatches, matchWords } = await searchUncorrected(db, fold(text), filter, groups);
  const { all, findPartial } = await matchWords();
  return distinct([...fullMatches, ...all, ...(await findPartial())]);
}

/** Suggests circles, topics, threads and members whose names match a partly typed query or its pinyin. */
export async function suggestDocuments(
  db: Db,
  typed: string,
): Promise<{ hits: ScoredHit[]; patterns: RegExp[] }> {
  const query = fold(typed);
  const words = unitsAsTyped(query, policy.search.words);
  const typedUnits = words.length > 0 ? withPinyin(words) : unitsWithSigns(query, policy.search.words);
  const units = typedUnits.map((unit, at, all) => ({
    ...unit,
    alternatives: [
      ...unit.alternatives.map((one) =>
        one.isPinyin ? one : { ...one, terms: one.terms.map((term) => `t${term}`) },
      ),
      // The last word may be incomplete.
      ...(at === all.length - 1 ? asPartialPinyin(unit.text) : []),
    ],
  }));
  if (units.length === 0) return { hits: [], patterns: [] };
  const request = { any: conjunctsOf(units), unitWeights: [] };
  const candidates = await Promise.all(
    [FEW, `k:${KIND.thread}`, `k:${KIND.member}`].map((kind) =>
      findCandidates(db, { ...request, filters: [kind] }),
    ),
  );
  const hits = weigh(candidates.flat(), units, query).filter(({ coverage }) => coverage === 1);
  return { hits: distinct(hits), patterns: toHighlights(units).patterns };
}
