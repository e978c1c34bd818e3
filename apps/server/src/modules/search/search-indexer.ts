import { sql } from "drizzle-orm";
import type { ErrorReporter } from "../../core/error-reporter.ts";
import { isOverloaded, isUnreachable } from "../../core/failures.ts";
import { idArray, oneRow, rowsOf, rowsParameter, textArray } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import {
  type DocumentKind,
  documentOf,
  KIND,
  rankTerms,
  readSources,
  type SearchDocument,
  sourceHashOf,
  storedRankOf,
  wordsOf,
} from "./search-documents.ts";
import { EDITION } from "./search-terms.ts";

declare module "fastify" {
  interface FastifyInstance {
    searchIndexer: SearchIndexer;
  }
}

/** Of the processes that share a database one at a time indexes. */
const LOCK = 7_311_076;

/** The tables of the kinds, in the order in which what was there before is indexed. */
const tables: readonly [DocumentKind, string][] = [
  [KIND.faq, "faqs"],
  [KIND.issue, "feedbacks"],
  [KIND.circle, "circles"],
  [KIND.topic, "topics"],
  [KIND.thread, "threads"],
  [KIND.member, "users"],
  [KIND.comment, "posts"],
];

/** The row of the backfill that says that all of it is done. */
const ALL = 0;

/** How much more or less often each word is held. */
type Changes = Map<string, number>;

function count(changes: Changes, words: Iterable<string>, by: 1 | -1): void {
  for (const word of words) changes.set(word, (changes.get(word) ?? 0) + by);
}

const pair = /^\p{Script=Han}{2}$/u;

/** Adds to the vocabulary. The empty word counts the documents. */
async function changeVocabulary(tx: Db, changes: Changes): Promise<void> {
  const rows = [...changes]
    .filter(([, by]) => by !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, by]) => {
      const [head, tail] = pair.test(term) ? term : [null, null];
      return { term, by, head, tail };
    });
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into search_vocabulary (term, documents, head, tail)
    select term, by, head, tail from jsonb_to_recordset(${rowsParameter(rows)}) as r(term text, by int, head text, tail text)
    on conflict (term) do update set documents = greatest(search_vocabulary.documents + excluded.documents, 0)`);
  // A word that nobody says any more may have been somebody's name or number.
  const fewer = rows.filter(({ by }) => by < 0).map(({ term }) => term);
  if (fewer.length === 0) return;
  await tx.execute(
    sql`delete from search_vocabulary where documents = 0 and term <> '' and term = any(${textArray(fewer)})`,
  );
}

type Stored = Pick<SearchDocument, "refId" | "title" | "labels" | "body" | "rank" | "sourceHash">;

async function storedDocuments(tx: Db, kind: DocumentKind, ids: string[]): Promise<Stored[]> {
  const result = await tx.execute(sql`
    select ref_id::text as "refId", title, labels, body, rank, source_hash as "sourceHash" from search_documents
    where kind = ${kind}::smallint and ref_id = any(${idArray(ids)})`);
  return rowsOf<Stored>(result);
}

async function writeDocuments(tx: Db, documents: readonly SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const rows = documents.map((document) => ({ ...document, terms: `{${document.terms.join()}}` }));
  await tx.execute(sql`
    insert into search_documents (kind, ref_id, thread_id, terms, rank, at, title, body, labels, pinyin, source_hash)
    select kind, "refId", "threadId", terms::int4[], rank, at, title, body, labels, pinyin, "sourceHash"
    from jsonb_to_recordset(${rowsParameter(rows)}) as r(kind smallint, "refId" bigint, "threadId" bigint, terms text,
      rank real, at timestamptz, title text, body text, labels text, pinyin text, "sourceHash" text)
    on conflict (kind, ref_id) do update set thread_id = excluded.thread_id, terms = excluded.terms, rank = excluded.rank,
      at = excluded.at, title = excluded.title, body = excluded.body, labels = excluded.labels, pinyin = excluded.pinyin,
      source_hash = excluded.source_hash`);
}

/** A document that says what it said and ranks elsewhere. */
type Moved = Pick<Stored, "refId" | "rank"> & { from: number };

/** Ranks documents anew. Of their terms, which are hundreds, those of the rank change alone. */
async function moveDocuments(tx: Db, kind: DocumentKind, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return;
  const rows = moved.map(({ refId, rank, from }) => ({
    refId,
    rank,
    left: `{${rankTerms(Math.fround(from)).join()}}`,
    taken: `{${rankTerms(rank).join()}}`,
  }));
  await tx.execute(sql`
    update search_documents d set rank = r.rank,
      terms = array(select term from unnest(d.terms) term where term <> all(r.left::int4[])) || r.taken::int4[]
    from jsonb_to_recordset(${rowsParameter(rows)}) as r("refId" bigint, rank real, "left" text, taken text)
    where d.kind = ${kind}::smallint and d.ref_id = r."refId"`);
}

/**
 * Brings the documents of some rows in step with them: written, written again, ranked anew, or gone.
 * @param anew also those whose row says what it said, since their terms are of an earlier edition
 */
async function indexRows(tx: Db, kind: DocumentKind, ids: string[], anew: boolean): Promise<void> {
  if (ids.length === 0) return;
  const stored = await storedDocuments(tx, kind, ids);
  const known = new Map(stored.map((document) => [document.refId, document]));
  const moved: Moved[] = [];
  const now: SearchDocument[] = [];
  const shown = new Set<string>();
  for (const source of await readSources(tx, kind, ids)) {
    shown.add(source.id);
    const before = known.get(source.id);
    if (anew || before?.sourceHash !== sourceHashOf(source)) {
      now.push(documentOf(kind, source));
      continue;
    }
    // It holds the words that it held: nothing of the vocabulary changes.
    known.delete(source.id);
    const rank = storedRankOf(kind, source);
    if (rank !== Math.fround(before.rank)) moved.push({ refId: source.id, from: before.rank, rank });
  }
  const changes: Changes = new Map([["", now.length - known.size]]);
  for (const document of known.values()) count(changes, wordsOf(document), -1);
  for (const document of now) count(changes, wordsOf(document), 1);
  const gone = stored.map(({ refId }) => refId).filter((id) => !shown.has(id));
  if (gone.length > 0) {
    await tx.execute(
      sql`delete from search_documents where kind = ${kind}::smallint and ref_id = any(${idArray(gone)})`,
    );
  }
  await writeDocuments(tx, now);
  await moveDocuments(tx, kind, moved);
  await changeVocabulary(tx, changes);
}

/** Told of a row that cannot be indexed. */
type Refused = (error: unknown, kind: DocumentKind, id: string) => void;

/** Indexes rows; where one of them cannot be, all others, and the one is told and passed over. */
async function indexEach(
  tx: Db,
  kind: DocumentKind,
  ids: string[],
  refused: Refused,
  anew = false,
): Promise<void> {
  if (ids.length === 0) return;
  try {
    await tx.transaction((part) => indexRows(part, kind, ids, anew));
  } catch (error) {
    if (isUnreachable(error) || isOverloaded(error)) throw error;
    if (ids.length === 1) return refused(error, kind, ids[0]!);
    const half = Math.ceil(ids.length / 2);
    await indexEach(tx, kind, ids.slice(0, half), refused, anew);
    await indexEach(tx, kind, ids.slice(half), refused, anew);
  }
}

/** Indexes what has changed. @returns whether there may be more of it */
async function takeFromQueue(tx: Db, atOnce: number, refused: Refused): Promise<boolean> {
  const result = await tx.execute(sql`
    select q.id::text as id, q.kind, q.ref_id::text as "refId" from search_queue q order by q.id limit ${atOnce}::int`);
  const due = rowsOf<{ id: string; kind: DocumentKind; refId: string }>(result);
  if (due.length === 0) return false;
  for (const [kind] of tables) {
    const ids = new Set(due.filter((row) => row.kind === kind).map(({ refId }) => refId));
    await indexEach(tx, kind, [...ids], refused);
  }
  await tx.execute(sql`delete from search_queue where id = any(${idArray(due.map(({ id }) => id))})`);
  return due.length === atOnce;
}

/** Kinds of `search_rescans`, as the triggers write them. */
const RESCAN = { circle: 1, topic: 2, thread: 3 } as const;
type RescanKind = (typeof RESCAN)[keyof typeof RESCAN];

interface Rescan {
  kind: RescanKind;
  refId: string;
  after: string;
  round: number;
}

/**
 * A slice of a rescan: `ids` to index and `last`, the ID up to which the slice reaches; null at the end. Threads are read
 * in the order of their ids, a bounded number with each slice, because no index leads from a circle or topic to them in
 * that order.
 */
function sliceOf({ kind, refId, after }: Rescan, atOnce: number) {
  if (kind === RESCAN.thread)
    return sql`
      select coalesce(array_agg(id::text order by id), '{}') as ids, max(id)::text as last from (
        select id from (
          select id from posts where thread_id = ${refId}::bigint and root_id is null
          union all
          select r.id from posts p join posts r on r.root_id = p.id
          where p.thread_id = ${refId}::bigint and p.root_id is null
        ) comments where id > ${after}::bigint order by id limit ${atOnce}::int
      ) slice`;
  const belongs =
    kind === RESCAN.circle
      ? sql`circle_id = ${refId}::bigint`
      : sql`exists (select from thread_topics x where x.thread_id = page.id and x.topic_id = ${refId}::bigint)`;
  return sql`
    with page as materialized (
      select thread_id as id, circle_id from thread_sort_keys where thread_id > ${after}::bigint
      order by thread_id limit ${policy.search.rescannedAtOnce}::int
    ), slice as (
      select id from page where ${belongs} order by id limit ${atOnce}::int
    )
    select coalesce(array_agg(id::text order by id), '{}') as ids,
      (case when count(*) = ${atOnce}::int then max(id) else (select max(id) from page) end)::text as last
    from slice`;
}

/**
 * Indexes the next slice of the oldest rescan. A row that changed again meanwhile has another round, and starts over.
 * @returns whether there may be more
 */
async function rescanStep(tx: Db, atOnce: number, refused: Refused): Promise<boolean> {
  const result = await tx.execute(sql`
    select kind, ref_id::text as "refId", after::text as after, round from search_rescans
    order by created_at, kind, ref_id limit 1`);
  const [rescan] = rowsOf<Rescan>(result);
  if (!rescan) return false;
  const slice = oneRow(
    rowsOf<{ ids: string[]; last: string | null }>(await tx.execute(sliceOf(rescan, atOnce))),
    "rescanStep",
  );
  const { ids, last } = slice;
  await indexEach(tx, rescan.kind === RESCAN.thread ? KIND.comment : KIND.thread, ids, refused);
  const same = sql`kind = ${rescan.kind}::smallint and ref_id = ${rescan.refId}::bigint and round = ${rescan.round}::int`;
  await tx.execute(
    last === null
      ? sql`delete from search_rescans where ${same}`
      : sql`update search_rescans set after = ${last}::bigint where ${same}`,
  );
  return true;
}

/** Indexes the next rows of what was there before this edition of the index. @returns whether there are more */
async function backfillStep(tx: Db, atOnce: number, refused: Refused): Promise<boolean> {
  const result = await tx.execute(
    sql`select kind, after::text as after, done from search_backfill where edition = ${EDITION}::smallint`,
  );
  const progress = new Map(
    rowsOf<{ kind: number; after: string; done: boolean }>(result).map((row) => [row.kind, row]),
  );
  if (progress.has(ALL)) return false;
  const next = tables.find(([kind]) => !progress.get(kind)?.done);
  if (!next) {
    await noteProgress(tx, ALL, "0", true);
    return false;
  }
  const [kind, table] = next;
  const after = progress.get(kind)?.after ?? "0";
  const rows = await tx.execute(sql`
    select r.id::text as id from ${sql.identifier(table)} r where r.id > ${after}::bigint order by r.id limit ${atOnce}::int`);
  const ids = rowsOf<{ id: string }>(rows).map(({ id }) => id);
  await indexEach(tx, kind, ids, refused, true);
  await noteProgress(tx, kind, ids.at(-1) ?? after, ids.length === 0);
  return true;
}

async function noteProgress(tx: Db, kind: number, after: string, done: boolean): Promise<void> {
  await tx.execute(sql`
    insert into search_backfill (kind, after, done, edition)
    values (${kind}::smallint, ${after}::bigint, ${done}::boolean, ${EDITION}::smallint)
    on conflict (kind) do update set after = excluded.after, done = excluded.done, edition = excluded.edition`);
}

/** The edition of the terms by which everything is indexed; 0 until all that was there before the index is in it. */
export async function indexedEdition(db: Db): Promise<number> {
  const result = await db.execute(
    sql`select edition from search_backfill where kind = ${ALL}::smallint and done`,
  );
  return rowsOf<{ edition: number }>(result)[0]?.edition ?? 0;
}

/** Whether all that was there before the index is in it. */
export const isIndexed = async (db: Db): Promise<boolean> => (await indexedEdition(db)) > 0;

/** Empties the index, to be filled again from the rows; until then searches find what is indexed already, and the latest threads. */
export async function emptyIndex(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(
      sql`truncate search_documents, search_vocabulary, search_backfill, search_queue, search_rescans`,
    );
  });
}

/** Whether something has changed, or is not in the index yet; looked at often, and seldom so. */
async function hasWork(db: Db): Promise<boolean> {
  const result = await db.execute(sql`
    select exists (select from search_queue) or exists (select from search_rescans) or not exists (
      select from search_backfill where kind = ${ALL}::smallint and edition = ${EDITION}::smallint) as work`);
  return oneRow(rowsOf<{ work: boolean }>(result), "hasWork").work;
}

/** One step of the work. @returns whether there may be more of it here */
async function step(db: Db, atOnce: number, refused: Refused): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await tx.execute(sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
    if (!oneRow(rowsOf<{ mine: boolean }>(locked), "step").mine) return false;
    // Fresh content first: between two slices of a rescan, all that was written meanwhile is indexed.
    return (
      (await takeFromQueue(tx, atOnce, refused)) ||
      (await rescanStep(tx, atOnce, refused)) ||
      (await backfillStep(tx, atOnce, refused))
    );
  });
}

/**
 * Keeps the index in step with the rows: soon after they change, and at the first start with all that was there before.
 * Several processes take turns.
 */
export class SearchIndexer {
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<void> | undefined;
  private closed = false;

  constructor(
    private readonly db: Db,
    private readonly reports: Pick<ErrorReporter, "warn">,
    private readonly atOnce: number = policy.search.atOnce,
  ) {}

  /** Looks for work now and then from now on. */
  start(): void {
    this.timer = setInterval(() => void this.run(), policy.search.everyMs);
    this.timer.unref();
    void this.run();
  }

  /** Indexes all there is to index by now, unless another process is at it. */
  async settled(): Promise<void> {
    // A run in progress may have looked before the caller's change.
    await this.current;
    await this.run();
  }

  private run(): Promise<void> {
    this.current ??= this.work().finally(() => {
      this.current = undefined;
    });
    return this.current;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.current;
  }

  private readonly refused: Refused = (error, kind, id) =>
    this.reports.warn("row not indexed", error, { job: "search", row: `${kind} ${id}` });

  private async work(): Promise<void> {
    try {
      if (!(await hasWork(this.db))) return;
      while (!this.closed && (await step(this.db, this.atOnce, this.refused)));
    } catch (error) {
      this.reports.warn("job failed", error, { job: "search" });
    }
  }
}
