import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import type { Answer, Handlers } from "../../../contract/handler.ts";
import { notFound } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import {
  documentsLike,
  hitKindOf,
  isIndexed,
  KIND,
  listSynonymGroups,
  type ScoredHit,
  type SynonymGroup,
  searchDocuments,
  showHits,
} from "../../search/index.ts";
import { helpedCounts, readAnswers } from "./question.queries.ts";
import { findThreadText, listHottest } from "./related.queries.ts";

type Item = Answer<"questionSimilar">[number];
type SimilarKind = Item["kind"];
type Hit = Pick<ScoredHit, "kind" | "refId" | "classify" | "score">;

/** Maximum number of items in a response. */
const MAX_ITEMS = { similar: 4, related: 5 };
/** Number of leading characters of the excerpt that are searched for a thread without a title. */
const QUERY_LENGTH = 60;
/** Minimum share of the query that a hit must match. */
const MIN_COVERAGE = 0.4;
/** Order of the kinds. The best hit of each kind is chosen before any second hit. */
const KIND_ORDER: readonly SimilarKind[] = ["issue", "question", "faq", "thread"];

type Find = (
  db: Db,
  text: string,
  filters: string[],
  groups: readonly SynonymGroup[],
) => Promise<ScoredHit[]>;

/** Searches documents for a title that is being written. */
const searchTitle: Find = async (db, text, filters, groups) =>
  (await searchDocuments(db, text, { filters }, groups, true)).hits;

/** Searches documents like a published text. */
const searchAlike: Find = (db, text, filters, groups) => documentsLike(db, text, { filters }, groups);

/** Searches threads, FAQs and known issues for a text. Returns the hits kind by kind, the best of each kind first. */
async function findHits(db: Db, text: string, find: Find): Promise<Hit[]> {
  if (!(await isIndexed(db))) return [];
  const groups = await listSynonymGroups(db);
  const terms = [KIND.thread, KIND.faq, KIND.issue].map((kind) => `k:${kind}`);
  const hits = await Promise.all(terms.map((term) => find(db, text, [term], groups)));
  return hits.flat().filter((hit) => hit.coverage >= MIN_COVERAGE && hit.classify !== 2);
}

/** Chooses hits of several kinds and converts them to the contract's form. */
async function showSimilar(db: Db, clock: Clock, hits: readonly Hit[], limit: number): Promise<Item[]> {
  const questions = await readAnswers(db, idsOf(hits, KIND.thread));
  const kindOf = ({ kind, refId }: Hit): SimilarKind =>
    kind === KIND.issue
      ? "issue"
      : kind === KIND.faq
        ? "faq"
        : questions.get(refId)?.answer
          ? "question"
          : "thread";
  const chosen = choose(hits, kindOf, limit);
  const [rows, countsByKind] = await Promise.all([
    showHits(db, clock, chosen, []),
    Promise.all(
      [KIND.thread, KIND.faq, KIND.issue].map(
        async (kind) => [kind, await helpedCounts(db, kind, idsOf(chosen, kind))] as const,
      ),
    ),
  ]);
  const counts = new Map<number, Map<string, number>>(countsByKind);
  const rowsByKey = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  return chosen.flatMap((hit) => {
    const row = rowsByKey.get(`${hitKindOf(hit)} ${hit.refId}`);
    if (!row) return [];
    const kind = kindOf(hit);
    return {
      kind,
      id: row.id,
      title: row.title || row.excerpt,
      excerpt: (kind === "question" && questions.get(row.id)?.answer) || row.excerpt,
      labels: row.labels,
      ...(row.fixedIn && { fixedIn: row.fixedIn }),
      helpedCount: counts.get(hit.kind)?.get(row.id) ?? 0,
      likeCount: row.likeCount,
    };
  });
}

const idsOf = (hits: readonly Hit[], kind: number) =>
  hits.filter((hit) => hit.kind === kind).map(({ refId }) => refId);

function choose(hits: readonly Hit[], kindOf: (hit: Hit) => SimilarKind, limit: number): Hit[] {
  const best = KIND_ORDER.flatMap((kind) => hits.find((hit) => kindOf(hit) === kind) ?? []);
  const rest = hits.filter((hit) => !best.includes(hit)).sort((a, b) => b.score - a.score);
  return [...best, ...rest]
    .slice(0, limit)
    .sort((a, b) => KIND_ORDER.indexOf(kindOf(a)) - KIND_ORDER.indexOf(kindOf(b)));
}

/** Finds hits related to a thread. Adds the hottest threads of its circle if there are too few. */
async function findRelated(db: Db, threadId: string): Promise<Hit[]> {
  const { title, excerpt, circleId } = (await findThreadText(db, threadId)) ?? notFound();
  const similar = (await findHits(db, title || sliceGraphemes(excerpt, QUERY_LENGTH), searchAlike)).filter(
    ({ kind, refId }) => kind !== KIND.thread || refId !== threadId,
  );
  if (!circleId || similar.length >= MAX_ITEMS.related) return similar;
  const listedIds = new Set([threadId, ...idsOf(similar, KIND.thread)]);
  const others = await listHottest(db, circleId, MAX_ITEMS.related + listedIds.size);
  const fresh = others.filter(({ refId }) => !listedIds.has(refId));
  return [...similar, ...fresh.slice(0, MAX_ITEMS.related - similar.length)];
}

/** Handlers for suggestions while a title is written, and for related documents of a thread. */
export const similarHandlers = {
  async questionSimilar({ db, clock, query }) {
    return showSimilar(db, clock, await findHits(db, query.title, searchTitle), MAX_ITEMS.similar);
  },

  async threadRelated({ db, clock, query, about }) {
    about(query.threadId);
    return showSimilar(db, clock, await findRelated(db, query.threadId), MAX_ITEMS.related);
  },
} satisfies Pick<Handlers, "questionSimilar" | "threadRelated">;
