import { excerpt as sentences } from "@lenscape/richtext/excerpt";
import { parseSafe } from "@lenscape/richtext/parse";
import { toText } from "@lenscape/richtext/text";
import { type SQL, sql } from "drizzle-orm";
import { isStaff, toFlag } from "../../core/author.ts";
import { idArray, rowsOf } from "../../core/sql.ts";
import type { Clock } from "../../core/time.ts";
import type { Db } from "../../db/client.ts";
import type { StoredImage } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { type DocumentKind, KIND } from "./search-documents.ts";
import { excerptAround, findMarks } from "./search-marks.ts";
import type { ScoredHit } from "./weigh-words.ts";

export type HitKind = "thread" | "dynamic" | "activity" | "comment" | "faq" | "issue" | "circle";

type Hit = Pick<ScoredHit, "kind" | "refId" | "classify">;

const byClassify = ["dynamic", "thread", "activity"] as const;

/** Returns the kind of a document in the contract. */
export function hitKindOf({ kind, classify }: Omit<Hit, "refId">): HitKind {
  if (kind === KIND.comment) return "comment";
  if (kind === KIND.faq) return "faq";
  if (kind === KIND.issue) return "issue";
  if (kind === KIND.circle) return "circle";
  return byClassify[classify ?? 1] ?? "thread";
}

/** Current values of a hit's row. */
interface HitRow {
  id: string;
  threadId: string | null;
  floor: number | null;
  title: string;
  text: string;
  html: boolean;
  at: string;
  userId: string | null;
  nickname: string | null;
  avatar: string | null;
  isStaff: 0 | 1 | null;
  labels: string[];
  essence: boolean;
  /** Whether a question has an accepted answer; undefined for other hits. */
  solved?: boolean | null;
  fixedIn: string;
  images: StoredImage[];
  likeCount: number;
  replyCount: number;
}

const none = sql`null::bigint as "userId", null as nickname, null as avatar, null::int as "isStaff"`;
const author = sql`u.id::text as "userId", u.nickname, u.avatar, ${isStaff(sql`u.group_id`)} as "isStaff"`;
const html = (column: SQL) =>
  sql`left(${column}, ${policy.search.htmlCharacters}::int) as text, true as html`;

const hitQueries: Partial<Record<DocumentKind, (ids: string[]) => SQL>> = {
  [KIND.thread]: (ids) => sql`
    select t.id::text as id, null as "threadId", null::int as floor, t.title, ${html(sql`t.content`)}, t.posted_at::text as at, ${author},
      array_remove(array[coalesce(nullif(q.model, ''), t.device_name), coalesce(q.firmware, '')], '') as labels, t.essence_at is not null as essence,
      case when q.thread_id is not null then q.accepted_post_id is not null end as solved, '' as "fixedIn",
      jsonb_path_query_array(t.images, '$[0]') as images, t.like_count as "likeCount", t.reply_count as "replyCount"
    from threads t join users u on u.id = t.author_id left join questions q on q.thread_id = t.id where t.id = any(${idArray(ids)}) and t.status = 1`,
  [KIND.comment]: (ids) => sql`
    select p.id::text as id, p.thread_id::text as "threadId", nullif(p.floor, 0) as floor,
      coalesce(nullif(t.title, ''), t.excerpt) as title, ${html(sql`p.content`)}, p.created_at::text as at, ${author},
      '{}'::text[] as labels, false as essence, '' as "fixedIn", jsonb_path_query_array(p.images, '$[0]') as images,
      p.like_count as "likeCount", p.reply_count as "replyCount"
    from posts p join threads t on t.id = p.thread_id join users u on u.id = p.author_id
    where p.id = any(${idArray(ids)}) and p.status = 1 and t.status = 1`,
  [KIND.faq]: (ids) => sql`
    select id::text as id, null as "threadId", null::int as floor, question as title, answer as text, false as html,
      created_at::text as at, ${none}, array[category] as labels, false as essence, '' as "fixedIn", '[]'::jsonb as images,
      0 as "likeCount", 0 as "replyCount"
    from faqs where id = any(${idArray(ids)}) and is_show`,
  [KIND.issue]: (ids) => sql`
    select id::text as id, null as "threadId", null::int as floor, title, answer as text,
      false as html, updated_at::text as at, ${none}, array_remove(array[models, firmware], '') as labels, false as essence,
      fixed_in as "fixedIn", '[]'::jsonb as images, me_too_count as "likeCount", 0 as "replyCount"
    from feedbacks where id = any(${idArray(ids)}) and is_public and status <> 5`,
  [KIND.circle]: (ids) => sql`
    select id::text as id, null as "threadId", null::int as floor, name as title, brief as text, false as html,
      created_at::text as at, ${none}, array_remove(array[category], '') as labels, false as essence, '' as "fixedIn",
      case when pic_url = '' then '[]'::jsonb else jsonb_build_array(jsonb_build_object('url', pic_url)) end as images,
      member_count as "likeCount", thread_count as "replyCount"
    from circles where id = any(${idArray(ids)})`,
};

async function readHitRows(db: Db, hits: readonly Hit[]): Promise<Map<string, HitRow>> {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  const rows = await Promise.all(
    kinds.map(async (kind) => {
      const query = hitQueries[kind];
      if (!query) return [];
      const result = await db.execute(
        query(hits.filter((hit) => hit.kind === kind).map(({ refId }) => refId)),
      );
      return rowsOf<HitRow>(result).map((row) => [`${kind} ${row.id}`, row] as const);
    }),
  );
  return new Map(rows.flat());
}

function excerptOf({ text, html }: HitRow, patterns: readonly RegExp[]) {
  if (!html) return excerptAround(text, patterns);
  const tree = parseSafe(text);
  return excerptAround(toText(tree), patterns, sentences(tree, policy.search.htmlCharacters));
}

/** Converts hits to one page of results, with the current values of their rows and the positions of the matches. */
export async function showHits(db: Db, clock: Clock, hits: readonly Hit[], patterns: readonly RegExp[]) {
  const rows = await readHitRows(db, hits);
  return hits.flatMap((hit) => {
    const row = rows.get(`${hit.kind} ${hit.refId}`);
    if (!row) return [];
    const { excerpt, marks } = excerptOf(row, patterns);
    const [image] = row.images;
    return {
      kind: hitKindOf(hit),
      id: row.id,
      ...(row.threadId && { threadId: row.threadId }),
      ...(row.floor && { floor: row.floor }),
      title: row.title,
      titleMarks: hit.kind === KIND.comment ? [] : findMarks(row.title, patterns),
      excerpt,
      excerptMarks: marks,
      at: clock.format(new Date(row.at)),
      ...(row.userId && {
        user: {
          userId: row.userId,
          nickname: row.nickname ?? "",
          avatar: row.avatar ?? "",
          isStaff: row.isStaff ?? 0,
        },
      }),
      labels: row.labels,
      ...(row.essence && { isEssence: 1 as const }),
      ...(typeof row.solved === "boolean" && { isSolved: toFlag(row.solved) }),
      ...(row.fixedIn && { fixedIn: row.fixedIn }),
      images: image ? [image.thumbnailUrl || image.url] : [],
      likeCount: row.likeCount,
      replyCount: row.replyCount,
    };
  });
}
