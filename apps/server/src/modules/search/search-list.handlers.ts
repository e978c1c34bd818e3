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
import type { Weighed } from "./weigh-words.ts";

const DAY = 24 * 60 * 60 * 1000;
const DAYS = { week: 7, month: 30, year: 365 } as const;

const kindTerms: Record<HitKind, string[]> = {
  thread: [`k:${KIND.thread}`, "classify:1"],
  dynamic: [`k:${KIND.thread}`, "classify:0"],
  activity: [`k:${KIND.thread}`, "classify:2"],
  comment: [`k:${KIND.comment}`],
  faq: [`k:${KIND.faq}`],
  issue: [`k:${KIND.issue}`],
  circle: [`k:${KIND.circle}`],
};

/** The term by which a name is found as one word, however it is spelled: Lens One, lensone. */
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

function countsOf(hits: readonly Weighed[]) {
  const counts = new Map<HitKind, number>();
  for (const hit of hits) counts.set(hitKindOf(hit), (counts.get(hitKindOf(hit)) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** Answers while the index is filled: the threads with all words, of those indexed already and of the latest. */
async function olderAnswer({ db, clock, query }: Context<"searchList">): Promise<Answer<"searchList">> {
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
    if (!(await isIndexed(db))) return olderAnswer(context);
    const filter = filterOf(query, clock.now());
    const groups = await listSynonymGroups(db);
    const found = await searchDocuments(db, keyWord, filter, groups, asTyped === 1);
    let hits = found.hits;
    if (kind) {
      hits = hits.filter((hit) => hitKindOf(hit) === kind);
      // The best of all kinds may have left out some of this one.
      if (found.hits.length >= policy.search.candidates / 2) {
        const filters = [...filter.filters, ...kindTerms[kind]];
        const words = found.corrected ?? keyWord;
        hits = (await searchDocuments(db, words, { ...filter, filters }, groups, true)).hits;
      }
    }
    const { offset, limit } = pageOf(query);
    const whole = hits.filter(({ coverage }) => coverage === 1).length;
    return {
      rows: await showHits(db, clock, hits.slice(offset, offset + limit), found.patterns),
      total: hits.length,
      counts: countsOf(found.hits),
      ...(found.corrected && { corrected: found.corrected }),
      isPartial: toFlag(whole === 0 && hits.length > 0),
      ...(whole > 0 && whole < hits.length && { wholeCount: whole }),
    };
  },

  /** What is found is everybody's; what a member searched for is noted. */
  toMember(context, everyones) {
    noteSearch(context);
    return everyones();
  },
};

/** The search over everything, and what is offered while it is typed. */
export const searchListHandlers = {
  searchList,

  async searchSuggest({ db, query }) {
    if (!(await isIndexed(db))) return { threads: [], circles: [], topics: [], users: [] };
    const { hits, patterns } = await suggestDocuments(db, query.keyWord);
    const most = policy.search.suggestions;
    const of = (kind: Weighed["kind"]) => hits.filter((hit) => hit.kind === kind).slice(0, most);
    const named = await readNames(db, {
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
      threads: named.threads.map(({ id, name }) => ({ id, title: name, marks: findMarks(name, patterns) })),
      circles: named.circles.map(withMarks),
      topics: named.topics.map(withMarks),
      users: named.users.map(withMarks),
    };
  },
} satisfies Pick<Handlers, "searchList" | "searchSuggest">;
