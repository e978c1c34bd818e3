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

/** Advisory lock: only one of the processes that share a database indexes at a time. */
const LOCK = 7_311_076;

/** Tables of the kinds, in the order of the backfill. */
const TABLES: readonly [DocumentKind, string][] = [
  [KIND.faq, "faqs"],
  [KIND.issue, "feedbacks"],
  [KIND.circle, "circles"],
  [KIND.topic, "topics"],
  [KIND.thread, "threads"],
  [KIND.member, "users"],
  [KIND.comment, "posts"],
];

/** Kind of the backfill row that marks all tables as done. */
const ALL = 0;

/** Changes of the document counts by word. */
type Changes = Map<string, number>;

function count(changes: Changes, words: Iterable<string>, by: 1 | -1): void {
  for (const word of words) changes.set(word, (changes.get(word) ?? 0) + by);
}

const pair = /^\p{Script=Han}{2}$/u;

/** Applies changes to the vocabulary. The empty word counts the documents. */
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
  // Delete words without documents, because they may be names or numbers of members.
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

/** A document with unchanged text and a new rank. */
type RankChange = Pick<Stored, "refId" | "rank"> & { from: number };

/** Updates the ranks of documents. Only the few rank terms are replaced among hundreds of terms. */
async function updateRanks(tx: Db, kind: DocumentKind, changes: readonly RankChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ refId, rank, from }) => ({
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
 * Synchronises documents with their rows: inserts, replaces, re-ranks or deletes them.
 * @param replacesAll also replaces documents with unchanged rows, because their terms have an older edition
 */
async function indexRows(tx: Db, kind: DocumentKind, ids: string[], replacesAll: boolean): Promise<void> {
  if (ids.length === 0) return;
  const stored = await storedDocuments(tx, kind, ids);
  const outdated = new Map(stored.map((document) => [document.refId, document]));
  const rankChanges: RankChange[] = [];
  const fresh: SearchDocument[] = [];
  const visible = new Set<string>();
  for (const source of await readSources(tx, kind, ids)) {
    visible.add(source.id);
    const before = outdated.get(source.id);
    if (replacesAll || before?.sourceHash !== sourceHashOf(source)) {
      fresh.push(documentOf(kind, source));
      continue;
    }
    // The words are unchanged, so the vocabulary is too.
    outdated.delete(source.id);
    const rank = storedRankOf(kind, source);
    if (rank !== Math.fround(before.rank)) rankChanges.push({ refId: source.id, from: before.rank, rank });
  }
  const changes: Changes = new Map([["", fresh.length - outdated.size]]);
  for (const document of outdated.values()) count(changes, wordsOf(document), -1);
  for (const document of fresh) count(changes, wordsOf(document), 1);
  const removed = stored.map(({ refId }) => refId).filter((id) => !visible.has(id));
  if (removed.length > 0) {
    await tx.execute(
      sql`delete from search_documents where kind = ${kind}::smallint and ref_id = any(${idArray(removed)})`,
    );
  }
  await writeDocuments(tx, fresh);
  await updateRanks(tx, kind, rankChanges);
  await changeVocabulary(tx, changes);
}

/** Called for a row that cannot be indexed. */
type OnFailure = (error: unknown, kind: DocumentKind, id: string) => void;

/** Indexes rows. If one fails, halves the batch until the failing row is isolated, reports it and skips it. */
async function indexEach(
  tx: Db,
  kind: DocumentKind,
  ids: string[],
  onFailure: OnFailure,
  replacesAll = false,
): Promise<void> {
  if (ids.length === 0) return;
  try {
    await tx.transaction((part) => indexRows(part, kind, ids, replacesAll));
  } catch (error) {
    if (isUnreachable(error) || isOverloaded(error)) throw error;
    if (ids.length === 1) return onFailure(error, kind, ids[0]!);
    const half = Math.ceil(ids.length / 2);
    await indexEach(tx, kind, ids.slice(0, half), onFailure, replacesAll);
    await indexEach(tx, kind, ids.slice(half), onFailure, replacesAll);
  }
}

/** Indexes changed rows from the queue. @returns whether there may be more */
async function takeFromQueue(tx: Db, batchSize: number, onFailure: OnFailure): Promise<boolean> {
  const result = await tx.execute(sql`
    select q.id::text as id, q.kind, q.ref_id::text as "refId" from search_queue q order by q.id limit ${batchSize}::int`);
  const due = rowsOf<{ id: string; kind: DocumentKind; refId: string }>(result);
  if (due.length === 0) return false;
  for (const [kind] of TABLES) {
    const ids = new Set(due.filter((row) => row.kind === kind).map(({ refId }) => refId));
    await indexEach(tx, kind, [...ids], onFailure);
  }
  await tx.execute(sql`delete from search_queue where id = any(${idArray(due.map(({ id }) => id))})`);
  return due.length === batchSize;
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
 * Query for a slice of a rescan: `ids` to index, and `last`, the ID up to which the slice reaches; null at the end.
 * Threads are read in the order of their IDs, a bounded number per slice, because no index leads from a circle or
 * topic to its threads in that order.
 */
function sliceOf({ kind, refId, after }: Rescan, batchSize: number) {
  if (kind === RESCAN.thread)
    return sql`
      select coalesce(array_agg(id::text order by id), '{}') as ids, max(id)::text as last from (
        select id from (
          select id from posts where thread_id = ${refId}::bigint and root_id is null
          union all
          select r.id from posts p join posts r on r.root_id = p.id
          where p.thread_id = ${refId}::bigint and p.root_id is null
        ) comments where id > ${after}::bigint order by id limit ${batchSize}::int
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
      select id from page where ${belongs} order by id limit ${batchSize}::int
    )
    select coalesce(array_agg(id::text order by id), '{}') as ids,
      (case when count(*) = ${batchSize}::int then max(id) else (select max(id) from page) end)::text as last
    from slice`;
}

/**
 * Indexes the next slice of the oldest rescan. If its row changed during the slice, the round differs and the rescan
 * starts again.
 * @returns whether there may be more
 */
async function rescanStep(tx: Db, batchSize: number, onFailure: OnFailure): Promise<boolean> {
  const result = await tx.execute(sql`
    select kind, ref_id::text as "refId", after::text as after, round from search_rescans
    order by created_at, kind, ref_id limit 1`);
  const [rescan] = rowsOf<Rescan>(result);
  if (!rescan) return false;
  const slice = oneRow(
    rowsOf<{ ids: string[]; last: string | null }>(await tx.execute(sliceOf(rescan, batchSize))),
    "rescanStep",
  );
  const { ids, last } = slice;
  await indexEach(tx, rescan.kind === RESCAN.thread ? KIND.comment : KIND.thread, ids, onFailure);
  const same = sql`kind = ${rescan.kind}::smallint and ref_id = ${rescan.refId}::bigint and round = ${rescan.round}::int`;
  await tx.execute(
    last === null
      ? sql`delete from search_rescans where ${same}`
      : sql`update search_rescans set after = ${last}::bigint where ${same}`,
  );
  return true;
}

/** Indexes the next rows of the backfill for this edition. @returns whether there are more */
async function backfillStep(tx: Db, batchSize: number, onFailure: OnFailure): Promise<boolean> {
  const result = await tx.execute(
    sql`select kind, after::text as after, done from search_backfill where edition = ${EDITION}::smallint`,
  );
  const progress = new Map(
    rowsOf<{ kind: number; after: string; done: boolean }>(result).map((row) => [row.kind, row]),
  );
  if (progress.has(ALL)) return false;
  const next = TABLES.find(([kind]) => !progress.get(kind)?.done);
  if (!next) {
    await saveProgress(tx, ALL, "0", true);
    return false;
  }
  const [kind, table] = next;
  const after = progress.get(kind)?.after ?? "0";
  const rows = await tx.execute(sql`
    select r.id::text as id from ${sql.identifier(table)} r where r.id > ${after}::bigint order by r.id limit ${batchSize}::int`);
  const ids = rowsOf<{ id: string }>(rows).map(({ id }) => id);
  await indexEach(tx, kind, ids, onFailure, true);
  await saveProgress(tx, kind, ids.at(-1) ?? after, ids.length === 0);
  return true;
}

async function saveProgress(tx: Db, kind: number, after: string, done: boolean): Promise<void> {
  await tx.execute(sql`
    insert into search_backfill (kind, after, done, edition)
    values (${kind}::smallint, ${after}::bigint, ${done}::boolean, ${EDITION}::smallint)
    on conflict (kind) do update set after = excluded.after, done = excluded.done, edition = excluded.edition`);
}

/** Returns the edition of all documents; 0 until the backfill is complete. */
export async function indexedEdition(db: Db): Promise<number> {
  const result = await db.execute(
    sql`select edition from search_backfill where kind = ${ALL}::smallint and done`,
  );
  return rowsOf<{ edition: number }>(result)[0]?.edition ?? 0;
}

/** Whether the backfill is complete. */
export const isIndexed = async (db: Db): Promise<boolean> => (await indexedEdition(db)) > 0;

/** Empties the index for a rebuild. Until it is complete, searches find only indexed rows and the latest threads. */
export async function emptyIndex(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(
      sql`truncate search_documents, search_vocabulary, search_backfill, search_queue, search_rescans`,
    );
  });
}

/** Whether there is anything to index. Runs often and usually finds nothing, so it opens no transaction. */
async function hasWork(db: Db): Promise<boolean> {
  const result = await db.execute(sql`
    select exists (select from search_queue) or exists (select from search_rescans) or not exists (
      select from search_backfill where kind = ${ALL}::smallint and edition = ${EDITION}::smallint) as work`);
  return oneRow(rowsOf<{ work: boolean }>(result), "hasWork").work;
}

/** Runs one batch under the lock. @returns whether there may be more */
async function runStep(db: Db, batchSize: number, onFailure: OnFailure): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await tx.execute(sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
    if (!oneRow(rowsOf<{ mine: boolean }>(locked), "runStep").mine) return false;
    // New content first, so that it is not delayed by the slices of a rescan.
    return (
      (await takeFromQueue(tx, batchSize, onFailure)) ||
      (await rescanStep(tx, batchSize, onFailure)) ||
      (await backfillStep(tx, batchSize, onFailure))
    );
  });
}

/**
 * Synchronises the index with the rows soon after they change, and fills it on the first start. Processes that share
 * a database take turns.
 */
export class SearchIndexer {
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<void> | undefined;
  private closed = false;

  constructor(
    private readonly db: Db,
    private readonly reports: Pick<ErrorReporter, "warn">,
    private readonly batchSize: number = policy.search.atOnce,
  ) {}

  /** Starts polling for work. */
  start(): void {
    this.timer = setInterval(() => void this.run(), policy.search.everyMs);
    this.timer.unref();
    void this.run();
  }

  /** Indexes everything that is pending, unless another process holds the lock. */
  async settled(): Promise<void> {
    // A run in progress may have checked for work before the caller's change.
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

  private readonly onFailure: OnFailure = (error, kind, id) =>
    this.reports.warn("row not indexed", error, { job: "search", row: `${kind} ${id}` });

  private async work(): Promise<void> {
    try {
      if (!(await hasWork(this.db))) return;
      while (!this.closed && (await runStep(this.db, this.batchSize, this.onFailure)));
    } catch (error) {
      this.reports.warn("job failed", error, { job: "search" });
    }
  }
}
