import { type SQL, sql } from "drizzle-orm";
import { rowsOf } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { type DocumentKind, FEW, monthTerm, rankOf } from "./documents.ts";
import { hashOf, levelOf, levelsFrom } from "./terms.ts";

/** A document that may answer a query, with what its row says now. */
export interface Candidate {
  kind: DocumentKind;
  refId: string;
  threadId: string | null;
  at: string;
  rank: number;
  title: string;
  body: string;
  labels: string;
  pinyin: string;
  classify: number | null;
  essence: boolean;
  guide: boolean;
}

/** Terms that a document must hold all of. */
export type Conjunct = readonly string[];

export interface Wanted {
  /** A document must hold all terms of one of these. */
  any: readonly Conjunct[];
  /** What each unit of the query is worth to the first choice: its terms, and what they weigh. */
  worth: readonly { terms: readonly string[]; weight: number }[];
  /** Terms that every document must hold: filters. */
  filters: readonly string[];
  since?: Date;
  byTime?: boolean;
}

/** Some of what is found may be hidden by now: so many of the candidates are enough. */
const enoughShare = 0.9;

const hashes = (terms: readonly string[]): SQL =>
  sql`${`{${[...new Set(terms.map(hashOf))].join()}}`}::int4[]`;
const holds = (terms: readonly string[]): SQL => sql`d.terms @> ${hashes(terms)}`;

/** For each level the terms of all that rank at least so high. */
type Levels = readonly (readonly string[])[];

/** Each community's levels, as counted a while ago. */
const levelsKept = new WeakMap<Db, { until: number; levels: Promise<Levels> }>();

/** The levels above which so many documents rank as the policy says; fewer when there are not so many documents. */
async function readLevels(db: Db): Promise<Levels> {
  const ranked = async (above: number) => {
    const result = await db.execute(
      sql`select rank from search_documents order by rank desc offset ${above}::int limit 1`,
    );
    return rowsOf<{ rank: number }>(result).map(({ rank }) => levelOf(rank));
  };
  const [[best = 0], levels] = await Promise.all([ranked(0), Promise.all(policy.search.levels.map(ranked))]);
  // One more: heat may have grown since they were counted.
  return levels.flat().map((level) => levelsFrom(level, best + 1));
}

function levelsOf(db: Db): Promise<Levels> {
  const kept = levelsKept.get(db);
  if (kept && kept.until > Date.now()) return kept.levels;
  const levels = readLevels(db);
  levels.catch(() => levelsKept.delete(db));
  levelsKept.set(db, { until: Date.now() + policy.search.levelsKeptMs, levels });
  return levels;
}

/**
 * One look into the index, in the order of what the first choice is worth.
 * @param also terms that every document must hold too
 * @param oneOf terms of which every document must hold one
 */
async function look(
  db: Db,
  wanted: Wanted,
  { also = [], oneOf, prefix = "" }: { also?: readonly string[]; oneOf?: readonly string[]; prefix?: string },
): Promise<Candidate[]> {
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
    with found as materialized (
      select d.kind, d.ref_id, d.thread_id, d.at, d.rank, d.title, d.body, d.labels, d.pinyin
      from search_documents d where (${any}) ${oneOf ? sql`and d.terms && ${hashes(oneOf)}` : sql``}
        ${wanted.since ? sql`and d.at >= ${wanted.since.toISOString()}::timestamptz` : sql``}
      order by ${order} limit ${policy.search.candidates}::int
    )
    select f.kind, f.ref_id::text as "refId", f.thread_id::text as "threadId", f.at::text as at, f.title, f.body,
      f.labels, f.pinyin, t.classify, case f.kind when 1 then t.hot_score when 2 then p.like_count else 1 end as heat, t.essence_at is not null as essence,
      t.guide_at is not null or t.pact_at is not null as guide
    from found f
    left join threads t on t.id = f.thread_id
    left join posts p on f.kind = 2 and p.id = f.ref_id
    left join faqs q on f.kind = 3 and q.id = f.ref_id
    left join feedbacks b on f.kind = 4 and b.id = f.ref_id
    left join topics o on f.kind = 6 and o.id = f.ref_id
    left join users u on f.kind = 7 and u.id = f.ref_id
    where case f.kind when 1 then t.status = 1 when 2 then p.status = 1 and t.status = 1 when 3 then q.is_show
      when 4 then b.is_public and b.status <> 5 when 6 then o.is_show when 7 then u.status = 1 else true end`);
  // The stored rank is older than the heat: a thread is indexed again at each level, a comment when it changes.
  return rowsOf<Omit<Candidate, "rank"> & { heat: number }>(result).map(({ heat, ...row }) => ({
    ...row,
    rank: rankOf(row.kind, { ...row, heat }),
  }));
}

/** The months that are looked through first for the latest, in terms: one, then four, then all. */
function recentMonths(): string[][] {
  const now = new Date();
  const month = (ago: number) =>
    monthTerm(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)));
  return [[month(0)], [0, 1, 2, 3].map(month)];
}

/** The latest that hold the words, looked for in ever more months until there is enough. */
async function lookBack(db: Db, wanted: Wanted): Promise<Candidate[]> {
  for (const months of recentMonths()) {
    const any = wanted.any.flatMap((terms) => months.map((month) => [...terms, month]));
    const found = await look(db, { ...wanted, any }, {});
    if (found.length >= policy.search.candidates * enoughShare) return found;
  }
  return look(db, wanted, {});
}

/** Looks for the prefixed terms level by level, until there is enough to choose from. */
async function lookDown(db: Db, wanted: Wanted, levels: Levels, prefix = ""): Promise<Candidate[]> {
  for (const oneOf of levels) {
    const found = await look(db, wanted, { oneOf, prefix });
    if (found.length >= policy.search.candidates * enoughShare) return found;
  }
  return look(db, wanted, { prefix });
}

const keyOf = ({ kind, refId }: Candidate) => `${kind} ${refId}`;

/**
 * The documents to weigh against each other: at most some hundreds, however many hold the words. Where there are very
 * many, the best-ranked are looked through first; those that hold the words in their title, and the kinds that are few,
 * by themselves, so that heat elsewhere does not crowd them out.
 */
export async function findCandidates(db: Db, wanted: Wanted): Promise<Candidate[]> {
  if (wanted.any.length === 0) return [];
  const levels = await levelsOf(db);
  if (levels.length === 0) return look(db, wanted, {});
  if (wanted.byTime) return lookBack(db, wanted);
  const found = await Promise.all([
    look(db, wanted, { also: [FEW] }),
    lookDown(db, wanted, levels, "t"),
    lookDown(db, wanted, levels),
  ]);
  return [...new Map(found.flat().map((candidate) => [keyOf(candidate), candidate])).values()];
}
