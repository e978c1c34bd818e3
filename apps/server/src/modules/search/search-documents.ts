import { createHash } from "node:crypto";
import { toText } from "@lenscape/richtext/text";
import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { idArray, rowsOf } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { threads } from "../../db/schema/index.ts";
import { labelColumns } from "../../db/schema/thread-fields.ts";
import { policy } from "../../policy.ts";
import { fold } from "./fold-text.ts";
import { hashOf, levelTerms, pinyinOf, pinyinTerms, signTerms, termsOf } from "./search-terms.ts";

/** Kind of a document; the numbers are stored. */
export const KIND = { thread: 1, comment: 2, faq: 3, issue: 4, circle: 5, topic: 6, member: 7 } as const;
export type DocumentKind = (typeof KIND)[keyof typeof KIND];

/** Term of kinds with few documents and no heat. They are searched regardless of rank. */
export const FEW = "k:few";

/** Age difference in seconds that weighs as much as ten times the heat. */
const DECADE_SECONDS = 120 * 24 * 60 * 60;

/** Bonus of essence threads, in decades of heat. */
const ESSENCE_BONUS = 0.5;

/** A searchable row, as read from its table. */
export interface Source {
  id: string;
  threadId?: string | null;
  title: string;
  /** HTML for threads and comments, plain text for all others. */
  text: string;
  labels: string;
  at: string;
  heat?: number;
  essence?: boolean;
  classify?: number;
  circleId?: string | null;
  authorId?: string;
  hasImage?: boolean;
  /** Whether a question has an accepted answer; null for other rows. */
  solved?: boolean | null;
}

const t = alias(threads, "t");
const threadLabels = sql.join(Object.values(labelColumns(t)), sql`, `);

/** Queries for the publicly visible rows of each kind. Hidden rows have no document. */
const sources: Record<DocumentKind, (ids: string[]) => ReturnType<typeof sql>> = {
  [KIND.thread]: (ids) => sql`
    select t.id::text as id, t.id::text as "threadId", t.title, left(t.content, ${policy.search.htmlCharacters}::int) as text,
      concat_ws(' ', ${threadLabels}, q.model, q.firmware, c.name, (
        select string_agg(p.content, ' ') from thread_topics tt join topics p on p.id = tt.topic_id where tt.thread_id = t.id and p.is_show
      )) as labels,
      t.posted_at::text as at, t.hot_score as heat, t.essence_at is not null as essence, t.classify,
      t.circle_id::text as "circleId", t.author_id::text as "authorId",
      t.has_image or jsonb_array_length(t.images) > 0 as "hasImage",
      case when q.thread_id is not null then q.accepted_post_id is not null end as solved
    from threads t left join questions q on q.thread_id = t.id left join circles c on c.id = t.circle_id
    where t.id = any(${idArray(ids)}) and t.status = 1`,
  [KIND.comment]: (ids) => sql`
    select p.id::text as id, p.thread_id::text as "threadId", '' as title, left(p.content, ${policy.search.htmlCharacters}::int) as text,
      '' as labels, p.created_at::text as at, p.like_count as heat, t.circle_id::text as "circleId",
      p.author_id::text as "authorId", jsonb_array_length(p.images) > 0 as "hasImage"
    from posts p join threads t on t.id = p.thread_id
    where p.id = any(${idArray(ids)}) and p.status = 1`,
  [KIND.faq]: (ids) => sql`
    select id::text as id, question as title, answer as text, category as labels, created_at::text as at
    from faqs where id = any(${idArray(ids)}) and is_show`,
  [KIND.issue]: (ids) => sql`
    select id::text as id, title, answer as text,
      concat_ws(' ', models, firmware, expected_in, fixed_in) as labels, updated_at::text as at
    from feedbacks where id = any(${idArray(ids)}) and is_public and status <> 5`,
  [KIND.circle]: (ids) => sql`
    select id::text as id, name as title, brief as text, category as labels, created_at::text as at, id::text as "circleId"
    from circles where id = any(${idArray(ids)})`,
  [KIND.topic]: (ids) => sql`
    select id::text as id, content as title, intro as text, '' as labels, created_at::text as at
    from topics where id = any(${idArray(ids)}) and is_show`,
  [KIND.member]: (ids) => sql`
    select id::text as id, nickname as title, '' as text, '' as labels, created_at::text as at
    from users where id = any(${idArray(ids)}) and status = 1`,
};

/** Separator between the pinyin of the title and of the labels. */
export const PINYIN_SEPARATOR = "\n\n";

/** A document as stored. */
export interface SearchDocument {
  kind: DocumentKind;
  refId: string;
  threadId: string | null;
  terms: number[];
  rank: number;
  at: string;
  title: string;
  body: string;
  labels: string;
  pinyin: string;
  /** Hash of the row without its heat; if it is unchanged, only the rank can differ. */
  sourceHash: string;
}

/** Returns the vocabulary words of a stored document. */
export function wordsOf({
  title,
  labels,
  body,
}: Pick<SearchDocument, "title" | "labels" | "body">): Set<string> {
  return termsOf(`${title}\n${labels}\n${body}`).words;
}

/** Returns the rank of a row: its heat in decades plus its publication time, with a bonus for essence threads. */
export function rankOf(
  kind: DocumentKind,
  { at, heat = 0, essence = false }: Pick<Source, "at" | "heat" | "essence">,
): number {
  const age = new Date(at).getTime() / 1000 / DECADE_SECONDS;
  if (kind === KIND.comment) return Math.log10(Math.max(heat, 1)) + age - 1;
  return Math.log10(Math.max(heat, 1)) + age + (essence ? ESSENCE_BONUS : 0);
}

/** Returns the rank in the precision of the index, so that its terms can be derived from the stored value. */
export const storedRankOf = (kind: DocumentKind, source: Source): number => Math.fround(rankOf(kind, source));

/** Last kind of the combined result list; topics and members are searched separately. */
export const LAST_LISTED = KIND.circle;

/** Returns the term of a month, in UTC. */
export const monthTerm = (at: Date): string => `m:${at.toISOString().slice(0, 7)}`;

/** Returns the term of questions with or without an accepted answer. */
export const solvedTerm = (solved: boolean): string => `solved:${Number(solved)}`;

/** Yields the terms for the filters of a query. */
function* filterTerms(
  kind: DocumentKind,
  { at, classify, circleId, authorId, hasImage, essence, solved }: Source,
) {
  yield `k:${kind}`;
  yield monthTerm(new Date(at));
  if (kind >= KIND.faq && kind <= KIND.topic) yield FEW;
  if (classify !== undefined) yield `classify:${classify}`;
  if (circleId) yield `circle:${circleId}`;
  if (authorId) yield `author:${authorId}`;
  if (hasImage) yield "image";
  if (essence) yield "essence";
  if (solved !== null && solved !== undefined) yield solvedTerm(solved);
}

/** Returns the hash of a row without its heat. */
export const sourceHashOf = ({ heat: _, ...rest }: Source): string =>
  createHash("sha1").update(JSON.stringify(rest)).digest("base64url");

/** Returns the terms that depend on the rank only. */
export const rankTerms = (rank: number): number[] => levelTerms(rank).map(hashOf);

/** Converts a row to its document. */
export function documentOf(kind: DocumentKind, source: Source): SearchDocument {
  const plain = kind === KIND.thread || kind === KIND.comment ? toText(source.text) : source.text;
  const title = fold(source.title);
  const labels = fold(source.labels);
  const body = fold(plain);
  const syllables = kind === KIND.comment ? "" : `${pinyinOf(title)}${PINYIN_SEPARATOR}${pinyinOf(labels)}`;
  const rank = storedRankOf(kind, source);
  const whole = `${title}\n${labels}\n${body}`;
  const titleTerms = [...termsOf(title).terms, ...signTerms(title)];
  const terms = new Set<string>([
    ...termsOf(whole).terms,
    ...signTerms(whole),
    ...titleTerms.map((term) => `t${term}`),
    ...pinyinTerms(syllables),
    ...filterTerms(kind, source),
    ...levelTerms(rank),
  ]);
  return {
    kind,
    refId: source.id,
    threadId: source.threadId ?? null,
    terms: [...new Set([...terms].map(hashOf))],
    rank,
    at: source.at,
    title,
    body,
    labels,
    pinyin: syllables,
    sourceHash: sourceHashOf(source),
  };
}

/** Reads the searchable rows of one kind. */
export async function readSources(db: Db, kind: DocumentKind, ids: string[]): Promise<Source[]> {
  return rowsOf<Source>(await db.execute(sources[kind](ids)));
}
