import { type SQL, sql } from "drizzle-orm";
import { idArray, oneRow, rowsOf } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { type DocumentKind, FEW, LAST_LISTED, monthTerm, rankOf } from "./search-documents.ts";
import { indexedEdition } from "./search-indexer.ts";
import { hashOf, levelOf, levelsFrom, rankAt, termsIn } from "./search-terms.ts";

/** What the index says of a document. */
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

/** A document that may answer a query, with what its row says now. */
export interface Candidate extends Indexed {
  rank: number;
  classify: number | null;
  essence: boolean;
  guide: boolean;
}

const keyOf = ({ kind, refId }: Pick<Indexed, "kind" | "refId">) => `${kind} ${refId}`;

/** Terms that a document must hold all of. */
export type Conjunct = readonly string[];

export interface Wanted {
  /** A document must hold all terms of one of these. */
  any: readonly Conjunct[];
  /** What each unit of the query is worth to the first choice: its terms, and what they weigh. */
  worth: readonly { terms: readonly string[]; weight: number }[];
  /** Terms that every document must hold: filters. */
  filters: readonly string[];
  /** Only the kinds that stand in one list: no term, which nearly every document would hold. */
  isListed?: boolean;
  since?: Date;
  byTime?: boolean;
}

/** What is short of the bound by little is not worth another look. */
const isEnough = (found: number) => found >= policy.search.candidates * 0.9;

const hashes = (terms: readonly string[]): SQL =>
  sql`${`{${[...new Set(terms.map(hashOf))].join()}}`}::int4[]`;
/** Whether a document `d` holds all of these terms. */
export const holds = (terms: readonly string[]): SQL => sql`d.terms @> ${hashes(terms)}`;

/** So many documents, those that rank highest, and the terms of which each of them holds one. */
interface Level {
  documents: number;
  oneOf: readonly string[];
}

/** What there is to look into. */
interface Extent {
  levels: Level[];
  /** The edition of the terms that all documents have. */
  edition: number;
}

/** What each community has, as counted a while ago. */
const extentsKept = new WeakMap<Db, { until: number; extent: Promise<Extent> }>();

/** The levels with at least so many documents as the policy says; fewer when there are not so many documents. */
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
  // One more: heat may have grown since they were counted.
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

/** What there is to look into. While it is counted again, what was counted before is used. */
function extentOf(db: Db): Promise<Extent> {
  const kept = extentsKept.get(db);
  if (kept && kept.until > Date.now()) return kept.extent;
  const until = Date.now() + policy.search.levelsKeptMs;
  const extent = readExtent(db);
  extentsKept.set(db, { until, extent: kept?.extent ?? extent });
  extent.then(
    () => extentsKept.set(db, { until, extent }),
    () => extentsKept.delete(db),
  );
  return kept?.extent ?? extent;
}

/** What is wanted, in terms that the documents have. */
const inEdition = (edition: number, wanted: Wanted): Wanted => ({
  ...wanted,
  any: wanted.any.map((terms) => termsIn(edition, terms)),
  worth: wanted.worth.map(({ terms, weight }) => ({ terms: termsIn(edition, terms), weight })),
  filters: termsIn(edition, wanted.filters),
});

/**
 * One look into the index, in the order of what the first choice is worth.
 * @param also terms that every document must hold too
 * @param oneOf terms of which every document must hold one
 */
async function look(
  db: Db,
  wanted: Wanted,
  { also = [], oneOf, prefix = "" }: { also?: readonly string[]; oneOf?: readonly string[]; prefix?: string },
): Promise<Indexed[]> {
  const all = [...wanted.filters, ...also];
  const any = sql.join(
    wanted.any.map((terms) => holds([...terms.map((term) => prefix + term), ...all])),
    sql` or `,
  );
  const worth = sql.join(
    wanted.worth.map(
      ({ terms, weight }) =>
        sql`${weight}::float8 * ((${holds(terms)})::int + (${holds(terms.map((term) => `t${term}`))})::int)`,
    ),
    sql` + `,
  );
  const order = wanted.byTime
    ? sql`d.at desc`
    : wanted.worth.length > 0
      ? sql`${worth} desc, d.rank desc`
      : sql`d.rank desc`;
  const result = await db.execute(sql`
    select d.kind, d.ref_id::text as "refId", d.thread_id::text as "threadId", d.at::text as at, d.title, d.body, d.labels, d.pinyin
    from search_documents d where (${any}) ${oneOf ? sql`and d.terms && ${hashes(oneOf)}` : sql``}
      ${wanted.isListed ? sql`and d.kind <= ${LAST_LISTED}::smallint` : sql``}
      ${wanted.since ? sql`and d.at >= ${wanted.since.toISOString()}::timestamptz` : sql``}
    order by ${order} limit ${policy.search.candidates}::int`);
  return rowsOf<Indexed>(result);
}

/** What a document's row says now. */
interface RowNow extends Pick<Candidate, "kind" | "refId" | "classify" | "essence" | "guide"> {
  heat: number;
}

/** The documents that anybody may still read, each with what its row says now. */
async function stillShown(db: Db, documents: readonly Indexed[]): Promise<Candidate[]> {
  if (documents.length === 0) return [];
  const threadIds = documents.map(({ threadId }) => threadId ?? "0");
  // Joined by the id of their kind alone: an id without it would be looked for in every table, and thrown away.
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
  // The stored rank is older than the heat: a thread is indexed again at each level, a comment when it changes.
  return documents.flatMap((document) => {
    const row = rows.get(keyOf(document));
    if (!row) return [];
    const { heat, classify, essence, guide } = row;
    return [
      { ...document, classify, essence, guide, rank: rankOf(document.kind, { ...document, heat, essence }) },
    ];
  });
}

/** The months that are looked through first for the latest, in terms: one, then four, then all. */
function recentMonths(): string[][] {
  const now = new Date();
  const month = (ago: number) =>
    monthTerm(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)));
  return [[month(0)], [0, 1, 2, 3].map(month)];
}

/** The latest that hold the words, looked for in ever more months until there is enough. */
async function lookBack(db: Db, wanted: Wanted): Promise<Indexed[]> {
  for (const months of recentMonths()) {
    const any = wanted.any.flatMap((terms) => months.map((month) => [...terms, month]));
    const found = await look(db, { ...wanted, any }, {});
    if (isEnough(found.length)) return found;
  }
  return look(db, wanted, {});
}

/** What was found, and whether everything was looked through for it. */
interface Looked {
  found: Indexed[];
  isThrough: boolean;
}

/**
 * Looks level by level, until there is enough to choose from. A level that is not expected to hold enough, after what
 * the one above it held, is left out.
 * @param look looks at those that hold one of the terms, or at everything
 */
export async function lookDown(
  levels: readonly Level[],
  look: (oneOf?: readonly string[]) => Promise<Indexed[]>,
): Promise<Looked> {
  let share = 1;
  for (const { documents, oneOf } of levels) {
    if (!isEnough(share * documents)) continue;
    const found = await look(oneOf);
    if (isEnough(found.length)) return { found, isThrough: false };
    share = found.length / documents;
  }
  return { found: await look(), isThrough: true };
}

/** What the index holds of what is wanted, each document once. */
async function lookUp(db: Db, asked: Wanted): Promise<Indexed[]> {
  const { levels, edition } = await extentOf(db);
  const wanted = inEdition(edition, asked);
  if (levels.length === 0) return look(db, wanted, {});
  if (wanted.byTime) return lookBack(db, wanted);
  const anywhere = lookDown(levels, (oneOf) => look(db, wanted, { oneOf }));
  const named = lookDown(levels, async (oneOf) => {
    // Of everything what holds the words in its title comes first, whatever its heat.
    if (!oneOf && (await anywhere).isThrough) return [];
    return look(db, wanted, { oneOf, prefix: "t" });
  });
  const few = look(db, wanted, { also: [FEW] });
  const looked = await Promise.all([
    few,
    named.then(({ found }) => found),
    anywhere.then(({ found }) => found),
  ]);
  return [...new Map(looked.flat().map((document) => [keyOf(document), document])).values()];
}

/**
 * The documents to weigh against each other: at most some hundreds, however many hold the words. Where there are very
 * many, the best-ranked are looked through first; those that hold the words in their title, and the kinds that are few,
 * by themselves, so that heat elsewhere does not crowd them out.
 */
export async function findCandidates(db: Db, wanted: Wanted): Promise<Candidate[]> {
  return wanted.any.length === 0 ? [] : stillShown(db, await lookUp(db, wanted));
}
