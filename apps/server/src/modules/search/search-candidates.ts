import { type SQL, sql } from "drizzle-orm";
import { idArray, oneRow, rowsOf } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { type DocumentKind, FEW, LAST_LISTED, monthTerm, rankOf } from "./search-documents.ts";
import { indexedEdition } from "./search-indexer.ts";
import { hashOf, levelOf, levelsFrom, rankAt, termsIn } from "./search-terms.ts";

/** A stored document, as read from the index. */
export interface Indexed {
  kind: DocumentKind;
  refId: string;
  threadId: string | null;
  at: string;
  title: string;
  body: string;
  labels: string;
  pinyin: string;
}

/** A document that may match a query, with the current values of its row. */
export interface Candidate extends Indexed {
  rank: number;
  classify: number | null;
  essence: boolean;
  guide: boolean;
}

const keyOf = ({ kind, refId }: Pick<Indexed, "kind" | "refId">) => `${kind} ${refId}`;

/** Terms that must all be in a document. */
export type Conjunct = readonly string[];

export interface CandidateQuery {
  /** Conjuncts, of which a document must match at least one. */
  any: readonly Conjunct[];
  /** Terms and weights of the query's units, for the order of candidates. */
  unitWeights: readonly { terms: readonly string[]; weight: number }[];
  /** Filter terms that every document must have. */
  filters: readonly string[];
  /**
   * Whether to search only kinds of the combined list. A condition instead of a term, because nearly every document
   * would have the term.
   */
  isListed?: boolean;
  since?: Date;
  byTime?: boolean;
}

/** Whether there are enough candidates. 90 % of the limit is enough, because the next level costs another query. */
const isEnough = (count: number) => count >= policy.search.candidates * 0.9;

const hashes = (terms: readonly string[]): SQL =>
  sql`${`{${[...new Set(terms.map(hashOf))].join()}}`}::int4[]`;
/** Condition that a document `d` has all terms. */
export const hasTerms = (terms: readonly string[]): SQL => sql`d.terms @> ${hashes(terms)}`;

/** A set of the highest-ranked documents, and the terms of which each of them has one. */
interface Level {
  documents: number;
  oneOf: readonly string[];
}

/** Rank levels and edition of the index. */
interface Extent {
  levels: Level[];
  /** Edition of the terms that all documents have. */
  edition: number;
}

/** Cached extents per database. */
const extentCache = new WeakMap<Db, { until: number; extent: Promise<Extent> }>();

/** Reads the rank levels for the document counts of the policy; fewer in a small index. */
async function readLevels(db: Db): Promise<Level[]> {
  const levelBelow = async (above: number) => {
    const result = await db.execute(
      sql`select rank from search_documents order by rank desc offset ${above}::int limit 1`,
    );
    return rowsOf<{ rank: number }>(result).map(({ rank }) => levelOf(rank));
  };
  const [[best = 0], below] = await Promise.all([
    levelBelow(0),
    Promise.all(policy.search.levels.map(levelBelow)),
  ]);
  // Add one level, because heat may have grown since the levels were counted.
  const top = best + 1;
  return Promise.all(
    [...new Set(below.flat())].map(async (level) => {
      const result = await db.execute(
        sql`select count(*)::int as documents from search_documents where rank >= ${rankAt(level)}::float8`,
      );
      return {
        documents: oneRow(rowsOf<Pick<Level, "documents">>(result), "readLevels").documents,
        oneOf: levelsFrom(level, top),
      };
    }),
  );
}

async function readExtent(db: Db): Promise<Extent> {
  const [levels, edition] = await Promise.all([readLevels(db), indexedEdition(db)]);
  return { levels, edition };
}

/** Returns the cached extent; the previous one while it is being refreshed. */
function getExtent(db: Db): Promise<Extent> {
  const cached = extentCache.get(db);
  if (cached && cached.until > Date.now()) return cached.extent;
  const until = Date.now() + policy.search.levelsKeptMs;
  const extent = readExtent(db);
  extentCache.set(db, { until, extent: cached?.extent ?? extent });
  extent.then(
    () => extentCache.set(db, { until, extent }),
    () => extentCache.delete(db),
  );
  return cached?.extent ?? extent;
}

/** Restricts a query to terms that exist in an edition of the index. */
const toEdition = (edition: number, query: CandidateQuery): CandidateQuery => ({
  ...query,
  any: query.any.map((terms) => termsIn(edition, terms)),
  unitWeights: query.unitWeights.map(({ terms, weight }) => ({ terms: termsIn(edition, terms), weight })),
  filters: termsIn(edition, query.filters),
});

/**
 * Runs one index query, ordered by weight.
 * @param also further terms that every document must have
 * @param oneOf terms of which every document must have one
 */
async function queryIndex(
  db: Db,
  query: CandidateQuery,
  { also = [], oneOf, prefix = "" }: { also?: readonly string[]; oneOf?: readonly string[]; prefix?: string },
): Promise<Indexed[]> {
  const all = [...query.filters, ...also];
  const any = sql.join(
    query.any.map((terms) => hasTerms([...terms.map((term) => prefix + term), ...all])),
    sql` or `,
  );
  const unitWeights = sql.join(
    query.unitWeights.map(
      ({ terms, weight }) =>
        sql`${weight}::float8 * ((${hasTerms(terms)})::int + (${hasTerms(terms.map((term) => `t${term}`))})::int)`,
    ),
    sql` + `,
  );
  const order = query.byTime
    ? sql`d.at desc`
    : query.unitWeights.length > 0
      ? sql`${unitWeights} desc, d.rank desc`
      : sql`d.rank desc`;
  const result = await db.execute(sql`
    select d.kind, d.ref_id::text as "refId", d.thread_id::text as "threadId", d.at::text as at, d.title, d.body, d.labels, d.pinyin
    from search_documents d where (${any}) ${oneOf ? sql`and d.terms && ${hashes(oneOf)}` : sql``}
      ${query.isListed ? sql`and d.kind <= ${LAST_LISTED}::smallint` : sql``}
      ${query.since ? sql`and d.at >= ${query.since.toISOString()}::timestamptz` : sql``}
    order by ${order} limit ${policy.search.candidates}::int`);
  return rowsOf<Indexed>(result);
}

/** Current values of a document's row. */
interface RowNow extends Pick<Candidate, "kind" | "refId" | "classify" | "essence" | "guide"> {
  heat: number;
}

/** Drops documents that are no longer visible and adds the current values of their rows. */
async function withCurrentRows(db: Db, documents: readonly Indexed[]): Promise<Candidate[]> {
  if (documents.length === 0) return [];
  const threadIds = documents.map(({ threadId }) => threadId ?? "0");
  // Join by the ID of the document's own kind only; otherwise each ID would be looked up in every table.
  const result = await db.execute(sql`
    select f.kind, f.ref_id::text as "refId", t.classify, case f.kind when 1 then t.hot_score when 2 then p.like_count else 1 end as heat,
      t.essence_at is not null as essence, t.guide_at is not null or t.pact_at is not null as guide
    from unnest(
      ${idArray(documents.map(({ kind }) => String(kind)))}, ${idArray(documents.map(({ refId }) => refId))}, ${idArray(threadIds)}
    ) as f(kind, ref_id, thread_id)
    left join threads t on t.id = f.thread_id
    left join posts p on p.id = case f.kind when 2 then f.ref_id end
    left join faqs q on q.id = case f.kind when 3 then f.ref_id end
    left join feedbacks b on b.id = case f.kind when 4 then f.ref_id end
    left join topics o on o.id = case f.kind when 6 then f.ref_id end
    left join users u on u.id = case f.kind when 7 then f.ref_id end
    where case f.kind when 1 then t.status = 1 when 2 then p.status = 1 and t.status = 1 when 3 then q.is_show
      when 4 then b.is_public and b.status <> 5 when 6 then o.is_show when 7 then u.status = 1 else true end`);
  const rows = new Map(rowsOf<RowNow>(result).map((row) => [keyOf(row), row]));
  // The stored rank is older than the current heat: threads are reindexed at each level, comments when they change.
  return documents.flatMap((document) => {
    const row = rows.get(keyOf(document));
    if (!row) return [];
    const { heat, classify, essence, guide } = row;
    return [
      { ...document, classify, essence, guide, rank: rankOf(document.kind, { ...document, heat, essence }) },
    ];
  });
}

/** Month terms to search first by time: the current month, then four months. */
function recentMonths(): string[][] {
  const now = new Date();
  const month = (ago: number) =>
    monthTerm(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)));
  return [[month(0)], [0, 1, 2, 3].map(month)];
}

/** Finds the latest matches, in increasing numbers of months until there are enough. */
async function findLatest(db: Db, query: CandidateQuery): Promise<Indexed[]> {
  for (const months of recentMonths()) {
    const any = query.any.flatMap((terms) => months.map((month) => [...terms, month]));
    const documents = await queryIndex(db, { ...query, any }, {});
    if (isEnough(documents.length)) return documents;
  }
  return queryIndex(db, query, {});
}

/** Documents, and whether the whole index was searched for them. */
interface LevelResult {
  documents: Indexed[];
  isComplete: boolean;
}

/**
 * Searches level by level until there are enough candidates. Skips a level that is not expected to have enough,
 * judging by the level above.
 * @param queryIndex searches the documents with one of the terms, or all documents
 */
export async function searchLevels(
  levels: readonly Level[],
  queryIndex: (oneOf?: readonly string[]) => Promise<Indexed[]>,
): Promise<LevelResult> {
  let share = 1;
  for (const { documents, oneOf } of levels) {
    if (!isEnough(share * documents)) continue;
    const matches = await queryIndex(oneOf);
    if (isEnough(matches.length)) return { documents: matches, isComplete: false };
    share = matches.length / documents;
  }
  return { documents: await queryIndex(), isComplete: true };
}

/** Collects candidates from all levels, each document once. */
async function collectDocuments(db: Db, requested: CandidateQuery): Promise<Indexed[]> {
  const { levels, edition } = await getExtent(db);
  const query = toEdition(edition, requested);
  if (levels.length === 0) return queryIndex(db, query, {});
  if (query.byTime) return findLatest(db, query);
  const anywhere = searchLevels(levels, (oneOf) => queryIndex(db, query, { oneOf }));
  const titleMatches = searchLevels(levels, async (oneOf) => {
    // If the whole index was searched, documents with the words in the title already come first.
    if (!oneOf && (await anywhere).isComplete) return [];
    return queryIndex(db, query, { oneOf, prefix: "t" });
  });
  const few = queryIndex(db, query, { also: [FEW] });
  const results = await Promise.all([
    few,
    titleMatches.then(({ documents }) => documents),
    anywhere.then(({ documents }) => documents),
  ]);
  return [...new Map(results.flat().map((document) => [keyOf(document), document])).values()];
}

/**
 * Finds the documents to score: at most some hundreds, however many match. In a large index, the highest-ranked
 * levels are searched first. Title matches and the small kinds are searched separately, so that popular documents do
 * not crowd them out.
 */
export async function findCandidates(db: Db, query: CandidateQuery): Promise<Candidate[]> {
  return query.any.length === 0 ? [] : withCurrentRows(db, await collectDocuments(db, query));
}
