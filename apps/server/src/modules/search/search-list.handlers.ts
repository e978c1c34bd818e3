import type { QueryOf } from "@lenscape/api/types";
import type { Answer, Context, Handlers, SharedHandler } from "../../contract/handler.ts";
import { toFlag } from "../../core/author.ts";
import { pageOf } from "../../core/paging.ts";
import { policy } from "../../policy.ts";
import { fold } from "./fold-text.ts";
import { asHits, noteSearch, readNames } from "./search.queries.ts";
import { type SearchFilter, searchDocuments, suggestDocuments } from "./search.ts";
import { KIND, solvedTerm } from "./search-documents.ts";
import { type HitKind, hitKindOf, showHits } from "./search-hits.ts";
import { isIndexed } from "./search-indexer.ts";
import { findMarks } from "./search-marks.ts";
import { patternOf } from "./search-query.ts";
import { termsOf } from "./search-terms.ts";
import { listSynonymGroups } from "./synonyms.ts";
import { NORMAL_THREAD, searchThreads } from "./thread-search.queries.ts";
import type { ScoredHit } from "./weigh-words.ts";

const DAY = 24 * 60 * 60 * 1000;
const DAYS = { week: 7, month: 30, year: 365 } as const;

const KIND_TERMS: Record<HitKind, string[]> = {
  thread: [`k:${KIND.thread}`, "classify:1"],
  dynamic: [`k:${KIND.thread}`, "classify:0"],
  activity: [`k:${KIND.thread}`, "classify:2"],
  comment: [`k:${KIND.comment}`],
  faq: [`k:${KIND.faq}`],
  issue: [`k:${KIND.issue}`],
  circle: [`k:${KIND.circle}`],
};

/** Returns the terms of a name as one word, regardless of separators: Lens One, lensone. */
const nameTerms = (name: string): string[] => {
  const folded = fold(name);
  const joined = `w:${folded.replace(/[ _-]/g, "")}`;
  return termsOf(folded).terms.has(joined) ? [joined] : [...termsOf(folded).terms];
};

function filterOf(query: QueryOf<"searchList">, now: Date): SearchFilter {
  const { circleId, model, firmware, within, hasImage, solved, sort } = query;
  return {
    isListed: true,
    filters: [
      ...(circleId ? [`circle:${circleId}`] : []),
      ...(model ? nameTerms(model) : []),
      ...(firmware ? [`v:${firmware}`] : []),
      ...(hasImage ? ["image"] : []),
      ...(solved === undefined ? [] : [solvedTerm(solved === 1)]),
    ],
    ...(within && { since: new Date(now.getTime() - DAYS[within] * DAY) }),
    byTime: sort === "time",
  };
}

function countsOf(hits: readonly ScoredHit[]) {
  const counts = new Map<HitKind, number>();
  for (const hit of hits) counts.set(hitKindOf(hit), (counts.get(hitKindOf(hit)) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/**
 * Searches without the index while it is being built: threads with all words, among the indexed and the latest ones.
 */
async function searchWithoutIndex({
  db,
  clock,
  query,
}: Context<"searchList">): Promise<Answer<"searchList">> {
  const { ids, words } = await searchThreads(db, NORMAL_THREAD, query.keyWord);
  const hits = await asHits(db, ids);
  const { offset, limit } = pageOf(query);
  const patterns = words.map((word) => patternOf({ kind: "han", text: word }));
  return {
    rows: await showHits(db, clock, hits.slice(offset, offset + limit), patterns),
    total: hits.length,
    counts: countsOf(hits),
    isPartial: 0,
  };
}

const searchList: SharedHandler<"searchList"> = {
  async read(context) {
    const { db, clock, query } = context;
    const { keyWord, kind, asTyped } = query;
    if (!(await isIndexed(db))) return searchWithoutIndex(context);
    const filter = filterOf(query, clock.now());
    const groups = await listSynonymGroups(db);
    const result = await searchDocuments(db, keyWord, filter, groups, asTyped === 1);
    let hits = result.hits;
    if (kind) {
      hits = hits.filter((hit) => hitKindOf(hit) === kind);
      // The best hits of all kinds may lack some of this kind.
      if (result.hits.length >= policy.search.candidates / 2) {
        const filters = [...filter.filters, ...KIND_TERMS[kind]];
        const words = result.corrected ?? keyWord;
        hits = (await searchDocuments(db, words, { ...filter, filters }, groups, true)).hits;
      }
    }
    const { offset, limit } = pageOf(query);
    const whole = hits.filter(({ coverage }) => coverage === 1).length;
    return {
      rows: await showHits(db, clock, hits.slice(offset, offset + limit), result.patterns),
      total: hits.length,
      counts: countsOf(result.hits),
      ...(result.corrected && { corrected: result.corrected }),
      isPartial: toFlag(whole === 0 && hits.length > 0),
      ...(whole > 0 && whole < hits.length && { wholeCount: whole }),
    };
  },

  /** Records the member's search term; the results are the same for everyone. */
  toMember(context, loadShared) {
    noteSearch(context);
    return loadShared();
  },
};

/** Handlers for the search over all kinds and its suggestions. */
export const searchListHandlers = {
  searchList,

  async searchSuggest({ db, query }) {
    if (!(await isIndexed(db))) return { threads: [], circles: [], topics: [], users: [] };
    const { hits, patterns } = await suggestDocuments(db, query.keyWord);
    const most = policy.search.suggestions;
    const of = (kind: ScoredHit["kind"]) => hits.filter((hit) => hit.kind === kind).slice(0, most);
    const names = await readNames(db, {
      threads: of(KIND.thread).map(({ refId }) => refId),
      circles: of(KIND.circle).map(({ refId }) => refId),
      topics: of(KIND.topic).map(({ refId }) => refId),
      users: of(KIND.member).map(({ refId }) => refId),
    });
    const withMarks = (row: { id: string; name: string; picture: string }) => ({
      ...row,
      marks: findMarks(row.name, patterns),
    });
    return {
      threads: names.threads.map(({ id, name }) => ({ id, title: name, marks: findMarks(name, patterns) })),
      circles: names.circles.map(withMarks),
      topics: names.topics.map(withMarks),
      users: names.users.map(withMarks),
    };
  },
} satisfies Pick<Handlers, "searchList" | "searchSuggest">;
