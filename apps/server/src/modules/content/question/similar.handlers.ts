import type { Answer, Handlers } from "../../../contract/handler.ts";
import { notFound } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { documentsLike, searchDocuments } from "../../search/search.ts";
import { KIND } from "../../search/search-documents.ts";
import { hitKindOf, showHits } from "../../search/search-hits.ts";
import { isIndexed } from "../../search/search-indexer.ts";
import { listSynonymGroups, type SynonymGroup } from "../../search/synonyms.ts";
import type { Weighed } from "../../search/weigh-words.ts";
import { helpedCounts, statesOf } from "./question.queries.ts";
import { hottestIn, threadToRelate } from "./related.queries.ts";

type Item = Answer<"questionSimilar">[number];
type SimilarKind = Item["kind"];
type Hit = Pick<Weighed, "kind" | "refId" | "classify" | "score">;

const most = { offered: 4, related: 5 };
/** So much of a text without a title says what it is about. */
const aboutLength = 60;
/** What holds less of a title than this is about something else. */
const leastCoverage = 0.4;
/** Each kind gives its best one before any gives a second. */
const order: readonly SimilarKind[] = ["issue", "question", "faq", "thread"];

type Find = (db: Db, text: string, filters: string[], groups: readonly SynonymGroup[]) => Promise<Weighed[]>;

/** What answers a text that is being written. */
const answering: Find = async (db, text, filters, groups) =>
  (await searchDocuments(db, text, { filters }, groups, true)).hits;

/** What is like a text that stands somewhere. */
const alike: Find = (db, text, filters, groups) => documentsLike(db, text, { filters }, groups);

/** What is found for a text: threads, questions with their answers and known issues, the best of each first. */
async function hitsFor(db: Db, text: string, find: Find): Promise<Hit[]> {
  if (!(await isIndexed(db))) return [];
  const groups = await listSynonymGroups(db);
  const terms = [KIND.thread, KIND.faq, KIND.issue].map((kind) => `k:${kind}`);
  const found = await Promise.all(terms.map((term) => find(db, text, [term], groups)));
  return found.flat().filter((hit) => hit.coverage >= leastCoverage && hit.classify !== 2);
}

/** So many of the hits as they are shown, of several kinds where there are such. */
async function showSimilar(db: Db, clock: Clock, hits: readonly Hit[], atMost: number): Promise<Item[]> {
  const states = await statesOf(db, idsOf(hits, KIND.thread));
  const kindOf = ({ kind, refId }: Hit): SimilarKind =>
    kind === KIND.issue
      ? "issue"
      : kind === KIND.faq
        ? "faq"
        : states.get(refId)?.answer
          ? "question"
          : "thread";
  const chosen = choose(hits, kindOf, atMost);
  const [rows, helped] = await Promise.all([
    showHits(db, clock, chosen, []),
    Promise.all(
      [KIND.thread, KIND.faq, KIND.issue].map(
        async (kind) => [kind, await helpedCounts(db, kind, idsOf(chosen, kind))] as const,
      ),
    ),
  ]);
  const counts = new Map<number, Map<string, number>>(helped);
  const shown = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  return chosen.flatMap((hit) => {
    const row = shown.get(`${hitKindOf(hit)} ${hit.refId}`);
    if (!row) return [];
    const kind = kindOf(hit);
    return {
      kind,
      id: row.id,
      title: row.title || row.excerpt,
      excerpt: (kind === "question" && states.get(row.id)?.answer) || row.excerpt,
      labels: row.labels,
      ...(row.fixedIn && { fixedIn: row.fixedIn }),
      helpedCount: counts.get(hit.kind)?.get(row.id) ?? 0,
      likeCount: row.likeCount,
    };
  });
}

const idsOf = (hits: readonly Hit[], kind: number) =>
  hits.filter((hit) => hit.kind === kind).map(({ refId }) => refId);

function choose(hits: readonly Hit[], kindOf: (hit: Hit) => SimilarKind, atMost: number): Hit[] {
  const best = order.flatMap((kind) => hits.find((hit) => kindOf(hit) === kind) ?? []);
  const rest = hits.filter((hit) => !best.includes(hit)).sort((a, b) => b.score - a.score);
  return [...best, ...rest]
    .slice(0, atMost)
    .sort((a, b) => order.indexOf(kindOf(a)) - order.indexOf(kindOf(b)));
}

/** The hits for a thread: what is like it, and where that is little, what its circle reads most. */
async function hitsRelated(db: Db, threadId: string): Promise<Hit[]> {
  const { title, excerpt, circleId } = (await threadToRelate(db, threadId)) ?? notFound();
  const like = (await hitsFor(db, title || [...excerpt].slice(0, aboutLength).join(""), alike)).filter(
    ({ kind, refId }) => kind !== KIND.thread || refId !== threadId,
  );
  if (!circleId || like.length >= most.related) return like;
  const known = new Set([threadId, ...idsOf(like, KIND.thread)]);
  const others = await hottestIn(db, circleId, most.related + known.size);
  const fresh = others.filter(({ refId }) => !known.has(refId));
  return [...like, ...fresh.slice(0, most.related - like.length)];
}

/** What is offered while the title of a question or a feedback is written, and under a thread. */
export const similarHandlers = {
  async questionSimilar({ db, clock, query }) {
    return showSimilar(db, clock, await hitsFor(db, query.title, answering), most.offered);
  },

  async threadRelated({ db, clock, query, about }) {
    about(query.threadId);
    return showSimilar(db, clock, await hitsRelated(db, query.threadId), most.related);
  },
} satisfies Pick<Handlers, "questionSimilar" | "threadRelated">;
