import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { pageOf } from "../../core/paging.ts";
import { idArray, rowsOf } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { searchHistory, threads } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { fold } from "./fold-text.ts";
import { searchDocuments } from "./search.ts";
import { hasTerms } from "./search-candidates.ts";
import { type DocumentKind, KIND } from "./search-documents.ts";
import { isIndexed } from "./search-indexer.ts";
import { piecesOf, signTerms, termsIn, tokenize } from "./search-terms.ts";
import { listSynonymGroups } from "./synonyms.ts";
import type { ScoredHit } from "./weigh-words.ts";

/** Document kinds, re-exported for counts in other modules. */

interface HistoryLimits {
  kept: number;
  typingSeconds: number;
}

/**
 * Puts a keyword at the top of a member's history and deletes entries beyond `kept`. Searches run while the member
 * types, so the latest keyword is replaced if this one extends it within `typingSeconds`.
 */
async function recordSearch(
  db: Db,
  userId: string,
  keyword: string,
  { kept, typingSeconds }: HistoryLimits,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      delete from search_history where user_id = ${userId}::bigint
        and keyword = (
          select keyword from search_history where user_id = ${userId}::bigint
          order by searched_at desc, keyword limit 1
        )
        and keyword <> ${keyword}::text and starts_with(${keyword}::text, keyword)
        and searched_at > clock_timestamp() - make_interval(secs => ${typingSeconds})`);
    await tx
      .insert(searchHistory)
      .values({ userId, keyword })
      .onConflictDoUpdate({
        target: [searchHistory.userId, searchHistory.keyword],
        set: { searchedAt: sql`clock_timestamp()` },
      });
    await tx.execute(sql`
      delete from search_history where user_id = ${userId}::bigint and keyword in (
        select keyword from search_history where user_id = ${userId}::bigint
        order by searched_at desc, keyword offset ${kept}
      )`);
  });
}

/** Records a member's search term through the write-behind buffer, for the first result page only. */
export function noteSearch({
  db,
  viewer,
  query,
  request,
}: {
  db: Db;
  viewer: { id: string };
  query: Parameters<typeof pageOf>[0] & { keyWord?: string };
  request: FastifyRequest;
}): void {
  const words = query.keyWord?.trim();
  if (!words || pageOf(query).offset > 0) return;
  request.server.deferredWrites.add(viewer.id, `search ${words}`, () =>
    recordSearch(db, viewer.id, words, policy.searchHistory),
  );
}

/** Lists one page of a member's search history, latest first. */
export async function listKeywords(db: Db, userId: string, limit: number, offset: number) {
  return db
    .select({ keyword: searchHistory.keyword })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.searchedAt), searchHistory.keyword)
    .limit(limit)
    .offset(offset);
}

/** Counts a member's search history. */
export async function countKeywords(db: Db, userId: string): Promise<number> {
  return db.$count(searchHistory, eq(searchHistory.userId, userId));
}

export async function deleteKeyword(db: Db, userId: string, keyword: string): Promise<void> {
  await db
    .delete(searchHistory)
    .where(and(eq(searchHistory.userId, userId), eq(searchHistory.keyword, keyword)));
}

export async function deleteKeywords(db: Db, userId: string): Promise<void> {
  await db.delete(searchHistory).where(eq(searchHistory.userId, userId));
}

type Named = "threads" | "circles" | "topics" | "users";

/** Reads names and pictures of hits, each kind in the order of its IDs. */
export async function readNames(
  db: Db,
  ids: Record<Named, string[]>,
): Promise<Record<Named, { id: string; name: string; picture: string }[]>> {
  const result = await db.execute(sql`
    select 'threads' as kind, id::text as id, title as name, '' as picture from threads where id = any(${idArray(ids.threads)}) and status = 1
    union all select 'circles', id::text, name, pic_url from circles where id = any(${idArray(ids.circles)})
    union all select 'topics', id::text, content, cover from topics where id = any(${idArray(ids.topics)}) and is_show
    union all select 'users', id::text, nickname, avatar from users where id = any(${idArray(ids.users)}) and status = 1`);
  const rows = rowsOf<{ kind: Named; id: string; name: string; picture: string }>(result);
  const of = (kind: Named) =>
    ids[kind].flatMap((id) =>
      rows
        .filter((row) => row.kind === kind && row.id === id)
        .map(({ name, picture }) => ({ id, name, picture })),
    );
  return { threads: of("threads"), circles: of("circles"), topics: of("topics"), users: of("users") };
}

/**
 * Finds threads, best first, with the words to highlight; undefined while the index is being built.
 * @param where further conditions on the thread
 * @param terms index terms of these conditions, so that the limit on candidates applies to matching threads only
 */
export async function findThreads(
  db: Db,
  keyword: string,
  where: SQL,
  terms: readonly string[],
): Promise<{ ids: string[]; words: string[] } | undefined> {
  if (!(await isIndexed(db))) return undefined;
  const filter = { filters: [`k:${KIND.thread}`, ...terms] };
  const { hits, fullMatchCount, words } = await searchDocuments(
    db,
    keyword,
    filter,
    await listSynonymGroups(db),
  );
  if (fullMatchCount === 0) return { ids: [], words };
  const ids = hits.slice(0, fullMatchCount).map(({ refId }) => refId);
  const rows = await db
    .select({ id: threads.id })
    .from(threads)
    .where(and(where, sql`${threads.id} = any(${idArray(ids)})`));
  const matching = new Set(rows.map(({ id }) => id));
  return { ids: ids.filter((id) => matching.has(id)), words };
}

/** Query for the IDs of rows whose documents contain all words in the title or the body. */
export function documentsContaining(kind: DocumentKind, words: readonly string[]): SQL {
  const folds = words.map(fold);
  const terms = folds.flatMap((word) => {
    const signed = signTerms(word);
    const pieces = termsIn(1, tokenize(word).flatMap(piecesOf));
    // A single letter next to a sign may be part of a longer word, which has no term for that letter.
    return [...signed, ...(signed.length > 0 ? pieces.filter((piece) => !piece.startsWith("c:")) : pieces)];
  });
  const texts = folds.map((word) => sql`position(${word}::text in d.title || ' ' || d.body) > 0`);
  return sql`select d.ref_id from search_documents d where ${and(hasTerms([`k:${kind}`, ...terms]), ...texts)}`;
}

/** Finds members whose nicknames match a query by text, pinyin or spelling correction, best first. */
export async function findMembers(db: Db, keyword: string): Promise<string[]> {
  if (!(await isIndexed(db))) return [];
  const { hits, fullMatchCount } = await searchDocuments(db, keyword, { filters: [`k:${KIND.member}`] }, []);
  return hits
    .slice(0, fullMatchCount)
    .filter(({ score }) => score > 0)
    .map(({ refId }) => refId);
}

/** Converts threads to hits without scores, in the given order. */
export async function asHits(db: Db, ids: readonly string[]): Promise<ScoredHit[]> {
  const rows = await db
    .select({ id: threads.id, classify: threads.classify, at: threads.postedAt })
    .from(threads)
    .where(sql`${threads.id} = any(${idArray(ids)})`);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const noScore = {
    title: "",
    body: "",
    labels: "",
    pinyin: "",
    rank: 0,
    essence: false,
    guide: false,
    score: 0,
    coverage: 1,
    words: 1,
  };
  return ids.flatMap((id) => {
    const row = rowById.get(id);
    if (!row) return [];
    return [
      {
        ...noScore,
        kind: KIND.thread,
        refId: id,
        threadId: id,
        at: row.at.toISOString(),
        classify: row.classify,
      },
    ];
  });
}
