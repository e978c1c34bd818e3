import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { authorColumns, isStaff } from "../../../core/author.ts";
import { outboxInsert } from "../../../core/outbox.ts";
import type { Page } from "../../../core/paging.ts";
import { countEventsStatement, type RateCount, type RateEvent } from "../../../core/rate.ts";
import { idList, isAmong, rowsOf, rowsParameter } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { MAX_COUNT } from "../../../db/count.ts";
import { prepared } from "../../../db/prepared.ts";
import {
  circleDenials,
  posts,
  type StoredImage,
  threads,
  userGroups,
  users,
} from "../../../db/schema/index.ts";
import { type Actor, text } from "../act/act.queries.ts";

const replyToUser = alias(users, "replied");

/**
 * IDs of the moderators of a thread's circle, in a statement that reads `threads`. The table is spelled out, because
 * Drizzle may omit it and the column would then refer to `circle_moderators`.
 */
const moderators = sql<string[]>`array(
  select m.user_id::text from circle_moderators m where m.circle_id = threads.circle_id)`;

const commentTarget = prepared("thread_to_comment", (db) =>
  db
    .select({
      thread: { authorId: threads.authorId, moderators },
      denial: { until: circleDenials.until, reason: circleDenials.reason },
      parent: { id: posts.id, rootId: posts.rootId, authorId: posts.authorId },
    })
    .from(threads)
    .leftJoin(
      circleDenials,
      and(
        eq(circleDenials.circleId, threads.circleId),
        eq(circleDenials.userId, sql.placeholder("userId")),
        sql`${circleDenials.until} > now()`,
      ),
    )
    .leftJoin(
      posts,
      and(
        sql`${posts.id} = ${sql.placeholder("parentId")}::bigint`,
        eq(posts.threadId, threads.id),
        sql`${posts.status} = 1`,
      ),
    )
    .where(and(eq(threads.id, sql.placeholder("threadId")), sql`${threads.status} = 1`)),
);

/** Finds a normal thread to comment on, with the member's mute in its circle and the normal parent comment, if any. */
export async function threadToComment(
  db: Db,
  userId: string,
  { threadId, parentId = null }: { threadId: string; parentId?: string | null | undefined },
) {
  const [row] = await commentTarget(db).execute({ userId, threadId, parentId });
  return row;
}

export interface NewPost {
  /** The first-level comment that a reply belongs to; null for a comment. */
  rootId: string | null;
  replyToUserId: string | null;
  /** Author of the parent comment. */
  answeredId: string | undefined;
  content: string;
  excerpt: string;
  images: StoredImage[];
  requestId: string | null;
  /** Reason for a review; empty if the comment is published at once. */
  pendingReason: string;
}

/** A member's comment with the rate limits that it counts against. The keys of the limits are the member's own. */
export interface NewComment {
  actor: Actor;
  post: NewPost;
  limits: readonly RateEvent[];
}

/** ID of the comment, null if the thread is not public or a limit is exceeded, and the counters of its limits. */
export interface WrittenPost {
  id: string | null;
  counted: RateCount[];
}

/**
 * Writes comments and replies of one thread, their rate limit counters, reply counts and outbox events. Comments get
 * the next floor numbers of the thread, replies get floor 0. A comment that is pending review takes a floor number, but
 * is not counted as a reply and has no outbox event. All in one statement, so that the thread's row, which holds the
 * last floor number, is locked only for its duration.
 * @param comments at most one per author, because the rows are joined by author
 * @returns a result for each comment, in their order
 * @throws a unique violation if an author used the request ID before
 */
export async function insertPosts(
  db: Db,
  threadId: string,
  comments: readonly NewComment[],
): Promise<WrittenPost[]> {
  const rows = comments.map(({ actor, post, limits }, place) => ({
    ...{ place, author_id: actor.userId, day: actor.day, root_id: post.rootId, images: post.images },
    ...{
      reply_to_user_id: post.replyToUserId,
      answered_id: post.answeredId ?? null,
      why: post.pendingReason,
    },
    ...{ content: post.content, excerpt: post.excerpt, request_id: post.requestId },
    limits: limits.map(({ key, rate }) => ({ key, most: rate.max, seconds: rate.windowSeconds })),
  }));
  const deed = {
    kind: sql`'commented'`,
    userId: text("s.author_id"),
    day: text("s.day"),
    threadId: text("t.id"),
    postId: text("w.id"),
    authorId: text("t.author_id"),
    answeredId: text("s.answered_id"),
    circleId: text("t.circle_id"),
    groupId: text("t.group_id"),
    excerpt: text("s.excerpt"),
  };
  // The counters are updated in the order of their keys, so that two statements cannot deadlock.
  const result = await db.execute(sql`
    with said as (
      select * from jsonb_to_recordset(${rowsParameter(rows)}) as s(place int, author_id bigint, day text,
        root_id bigint, reply_to_user_id bigint, answered_id text, content text, excerpt text, images jsonb,
        request_id text, why text, limits jsonb)
    ), limits as (
      select s.place, l.* from said s, jsonb_to_recordset(s.limits) as l(key text, most int, seconds int)
    ), rated as (
      ${countEventsStatement(sql`select key, 1, now() + make_interval(secs => seconds) from limits order by key`)}
    ), allowed as (
      select s.*, count(*) filter (where s.root_id is null) over (order by s.place)::int as nth from said s
      where not exists (
        select from limits l join rated on rated.key = l.key where l.place = s.place and rated.count > l.most)
    ), counts as (
      select count(*) filter (where root_id is null)::int as floors, count(*) filter (where why = '')::int as shown
      from allowed
    ), held as (
      update threads t set
        reply_count = t.reply_count + counts.shown,
        last_floor = case when counts.floors = 0 then t.last_floor else coalesce(t.last_floor,
          (select max(p.floor) from posts p where p.thread_id = t.id and p.root_id is null), 0) + counts.floors end
      from counts where t.id = ${threadId}::bigint and t.status = 1 and exists (select from allowed)
      returning t.id, t.author_id, t.circle_id, t.group_id, t.last_floor - counts.floors as floor
    ), written as (
      insert into posts (thread_id, author_id, root_id, reply_to_user_id, floor, content, excerpt, images, request_id,
        status, removed_reason)
      select held.id, s.author_id, s.root_id, s.reply_to_user_id,
        case when s.root_id is null then held.floor + s.nth else 0 end, s.content, s.excerpt, s.images, s.request_id,
        case when s.why = '' then 1 else 0 end::smallint, nullif(s.why, '')
      from held, allowed s order by s.place
      returning id, author_id
    ), replied as (
      update posts p set reply_count = p.reply_count + by.replies
      from (
        select root_id, count(*)::int as replies from held, allowed where root_id is not null and why = '' group by root_id
      ) as by
      where p.id = by.root_id
    ), noted as (
      ${outboxInsert(deed, sql`from held t, written w join allowed s on s.author_id = w.author_id where s.why = '' order by w.id`)}
    )
    select w.id::text as id, coalesce((
        select jsonb_agg(jsonb_build_object('key', rated.key, 'count', rated.count, 'seconds', rated.seconds))
        from limits l join rated on rated.key = l.key where l.place = said.place
      ), '[]') as counted
    from said left join written w on w.author_id = said.author_id order by said.place`);
  return rowsOf<WrittenPost>(result);
}

export async function postByRequest(
  db: Db,
  authorId: string,
  requestId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.authorId, authorId), eq(posts.requestId, requestId)));
  return row?.id;
}

/** Changes the number of replies of a comment. */
export async function countReplies(db: Db, rootId: string, by: 1 | -1): Promise<void> {
  await db
    .update(posts)
    .set({ replyCount: sql`${posts.replyCount} + ${by}` })
    .where(eq(posts.id, rootId));
}

const commentThread = prepared("thread_of_comments", (db) =>
  db
    .select({ authorId: threads.authorId, moderators })
    .from(threads)
    .where(and(eq(threads.id, sql.placeholder("threadId")), sql`${threads.status} = 1`)),
);

/** Finds a normal thread's author and circle moderators. */
export async function threadOfComments(db: Db, threadId: string) {
  const [row] = await commentThread(db).execute({ threadId });
  return row;
}

/**
 * Finds the top-level comment of a comment or reply, with its number of replies. Returns undefined if it is neither
 * normal nor has replies.
 */
export async function rootOfReplies(db: Db, postId: string) {
  const [row] = await db
    .select({ id: posts.id, threadId: posts.threadId, replyCount: posts.replyCount })
    .from(posts)
    .where(
      and(
        sql`${posts.id} = (select coalesce(named.root_id, named.id) from posts named where named.id = ${postId}::bigint)`,
        sql`(${posts.status} = 1 or ${posts.replyCount} > 0)`,
      ),
    );
  return row;
}

export type CommentOrder = "hot" | "posted_at" | "posted_at_desc";

const orders: Record<CommentOrder, SQL> = {
  hot: sql`p.sticky desc, p.like_count desc, p.id desc`,
  posted_at: sql`p.sticky desc, p.created_at, p.id`,
  posted_at_desc: sql`p.sticky desc, p.created_at desc, p.id desc`,
};

/** Conditions of listed comments. A comment that is not normal is only listed as the parent of its replies. */
const listConditions = {
  anybody: sql`(p.status = 1 or p.reply_count > 0)`,
  author: sql`p.author_id = threads.author_id and p.status = 1`,
};

const commentsIn = (order: CommentOrder, by: keyof typeof listConditions) =>
  prepared(`comments_${order}_${by}`, (db) => {
    const comments = sql`from posts p where p.thread_id = threads.id and p.root_id is null and ${listConditions[by]}`;
    // `offset 0` keeps PostgreSQL from reading the page again for each use of its IDs.
    const page = sql`select array(
      select p.id::text ${comments} order by ${orders[order]}
      limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")}) as ids offset 0`;
    const limit = sql`${sql.placeholder("limit")}::int`;
    const offset = sql`${sql.placeholder("offset")}::int`;
    // The last page shows the total without a count.
    const isLast = sql`cardinality(page.ids) < ${limit} and (cardinality(page.ids) > 0 or ${offset} = 0)`;
    return db
      .select({
        authorId: sql<string>`threads.author_id::text`,
        moderators,
        total: sql<number>`case when ${isLast} then ${offset} + cardinality(page.ids)
          else (select count(*)::int from (select 1 ${comments} limit ${MAX_COUNT}) counted) end`,
        ids: sql<string[]>`page.ids`,
        replyIds: sql<string[]>`array(
          select first.id::text from unnest(page.ids::bigint[]) as root(id) cross join lateral (
            select p.id, p.created_at from posts p where p.root_id = root.id and p.status = 1
            order by p.created_at, p.id limit ${sql.placeholder("replies")}
          ) first order by first.created_at, first.id)`,
      })
      .from(sql`threads cross join lateral (${page}) page`)
      .where(sql`threads.id = ${sql.placeholder("threadId")}::bigint and threads.status = 1`);
  });

const commentsBy = (order: CommentOrder) => ({
  anybody: commentsIn(order, "anybody"),
  author: commentsIn(order, "author"),
});

const commentPages = {
  hot: commentsBy("hot"),
  posted_at: commentsBy("posted_at"),
  posted_at_desc: commentsBy("posted_at_desc"),
};

/**
 * Finds a normal thread with the total of its listed comments (counted up to 10000), the IDs of one page of them (sticky first), and the IDs
 * of their first replies (oldest first).
 */
export async function commentsOfThread(
  db: Db,
  threadId: string,
  query: { order: CommentOrder; by: keyof typeof listConditions; replies: number } & Page,
) {
  const { order, by, replies, limit, offset } = query;
  const [row] = await commentPages[order][by](db).execute({ threadId, replies, limit, offset });
  return row;
}

/** Returns the IDs of one page of a comment's replies, oldest first. */
export async function replyIdsOf(db: Db, rootId: string, page: Page): Promise<string[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.rootId, rootId), sql`${posts.rootId} is not null`, sql`${posts.status} = 1`))
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => row.id);
}

const rowsOfPosts = prepared("post_rows", (db) =>
  db
    .select({
      id: posts.id,
      threadId: posts.threadId,
      rootId: posts.rootId,
      content: posts.content,
      images: posts.images,
      floor: posts.floor,
      sticky: posts.sticky,
      status: posts.status,
      likeCount: posts.likeCount,
      replyCount: posts.replyCount,
      createdAt: posts.createdAt,
      editedAt: posts.editedAt,
      author: authorColumns,
      authorRank: userGroups.rank,
      replyTo: {
        userId: replyToUser.id,
        nickname: replyToUser.nickname,
        avatar: replyToUser.avatar,
        isStaff: isStaff(replyToUser.groupId),
      },
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .leftJoin(replyToUser, eq(replyToUser.id, posts.replyToUserId))
    .where(isAmong(posts.id, sql.placeholder("ids"))),
);

/** Reads comments and replies with their authors, in no particular order. */
export async function postRows(db: Db, ids: string[]) {
  return ids.length === 0 ? [] : rowsOfPosts(db).execute({ ids: idList(ids) });
}

export type PostRow = Awaited<ReturnType<typeof postRows>>[number];
