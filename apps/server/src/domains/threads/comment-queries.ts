import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { authorColumns } from "../../core/author.ts";
import { outboxInsert } from "../../core/outbox.ts";
import type { Page } from "../../core/paging.ts";
import { type Counted, countingEvents, type Rated } from "../../core/rate.ts";
import { idList, isAmong, rowsOf } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { circleDenials, posts, type StoredImage, threads, userGroups, users } from "../../db/schema/index.ts";
import { type Actor, deedOf, text } from "./act-queries.ts";

const replied = alias(users, "replied");

/**
 * Who looks after the circle of a thread, in a statement that reads `threads`. Its table is written out: where Drizzle
 * names the column alone, it would be the other table's.
 */
const moderators = sql<string[]>`array(
  select m.user_id::text from circle_moderators m where m.circle_id = threads.circle_id)`;

const toComment = prepared("thread_to_comment", (db) =>
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

/** A normal thread with what is asked before somebody comments on it: their mute in its circle, and what is answered. */
export async function threadToComment(
  db: Db,
  userId: string,
  { threadId, parentId = null }: { threadId: string; parentId?: string | null | undefined },
) {
  const [row] = await toComment(db).execute({ userId, threadId, parentId });
  return row;
}

export interface NewPost {
  threadId: string;
  /** The first-level comment that a reply belongs to; null for a comment. */
  rootId: string | null;
  replyToUserId: string | null;
  /** Whose comment is answered. */
  answeredId: string | undefined;
  content: string;
  excerpt: string;
  images: StoredImage[];
  requestId: string | null;
  /** Why it has to wait for somebody to look at it; empty when it need not. */
  why: string;
}

/**
 * Writes a comment, on the next floor, or a reply, on none: counts it against the limits, on its thread and its comment,
 * and puts it into the outbox. One statement, so that the thread, whose row gives out the floors, is held for no longer
 * than that. What has to wait takes a floor and is counted nowhere.
 * @returns its id, none where the thread is gone or a limit is passed; and what the limits have counted
 * @throws a unique violation when its author has sent the request id before
 */
export async function insertPost(
  db: Db,
  actor: Actor,
  post: NewPost,
  limits: readonly Rated[],
): Promise<{ id: string | null; counted: Counted[] }> {
  const { threadId, rootId, why } = post;
  const most = limits.map(({ key, rate }) => sql`(${key}::text, ${rate.max}::int)`);
  const by = why ? 0 : 1;
  const floor = sql`last_floor = coalesce(t.last_floor,
    (select max(p.floor) from posts p where p.thread_id = t.id and p.root_id is null), 0) + 1`;
  const deed = {
    ...deedOf("commented", actor),
    threadId: text("t.id"),
    postId: text("w.id"),
    authorId: text("t.author_id"),
    answeredId: sql`${post.answeredId ?? null}::text`,
    circleId: text("t.circle_id"),
    groupId: text("t.group_id"),
    excerpt: sql`${post.excerpt}::text`,
  };
  const result = await db.execute(sql`
    with rated as (
      ${countingEvents(limits)}
    ), allowed as (
      select bool_and(rated.count <= v.most) as ok
      from rated join (values ${sql.join(most, sql`, `)}) as v(key, most) on v.key = rated.key
    ), held as (
      update threads t set reply_count = t.reply_count + ${by}::int${rootId ? sql`` : sql`, ${floor}`}
      from allowed where allowed.ok and t.id = ${threadId}::bigint and t.status = 1
      returning t.id, t.author_id, t.circle_id, t.group_id, t.last_floor
    ), written as (
      insert into posts (thread_id, author_id, root_id, reply_to_user_id, floor, content, excerpt, images, request_id,
        status, removed_reason)
      select id, ${actor.userId}::bigint, ${rootId}::bigint, ${post.replyToUserId}::bigint,
        ${rootId ? sql`0` : sql`last_floor`}, ${post.content}::text, ${post.excerpt}::text,
        ${JSON.stringify(post.images)}::jsonb, ${post.requestId}::text,
        ${why ? 0 : 1}::smallint, ${why || null}::text
      from held returning id
    )${
      by && rootId
        ? sql`, replied as (
      update posts set reply_count = reply_count + 1 from written where posts.id = ${rootId}::bigint
    )`
        : sql``
    }${by ? sql`, noted as (${outboxInsert(deed, sql`from held t, written w`)})` : sql``}
    select (select id::text from written) as id,
      (select jsonb_agg(jsonb_build_object('key', key, 'count', count, 'seconds', seconds)) from rated) as counted`);
  return rowsOf<{ id: string | null; counted: Counted[] }>(result)[0]!;
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

/** Moves the number of replies under a comment. */
export async function countReplies(db: Db, rootId: string, by: 1 | -1): Promise<void> {
  await db
    .update(posts)
    .set({ replyCount: sql`${posts.replyCount} + ${by}` })
    .where(eq(posts.id, rootId));
}

const ofComments = prepared("thread_of_comments", (db) =>
  db
    .select({ authorId: threads.authorId, moderators })
    .from(threads)
    .where(and(eq(threads.id, sql.placeholder("threadId")), sql`${threads.status} = 1`)),
);

/** A thread whose comments may be read. */
export async function threadOfComments(db: Db, threadId: string) {
  const [row] = await ofComments(db).execute({ threadId });
  return row;
}

/** A comment with the size of its replies; the one a reply stands under, for a reply. */
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

/** Comments to show: a deleted one only stays as the place of its replies. */
const shownComments = {
  anybody: sql`(p.status = 1 or p.reply_count > 0)`,
  author: sql`p.author_id = threads.author_id and p.status = 1`,
};

const commentsIn = (order: CommentOrder, by: keyof typeof shownComments) =>
  prepared(`comments_${order}_${by}`, (db) => {
    const comments = sql`from posts p where p.thread_id = threads.id and p.root_id is null and ${shownComments[by]}`;
    const page = sql`select array(
      select p.id::text ${comments} order by ${orders[order]}
      limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")}) as ids`;
    return db
      .select({
        authorId: sql<string>`threads.author_id::text`,
        moderators,
        total: sql<number>`(select count(*)::int ${comments})`,
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
 * A thread whose comments may be read: how many there are to show, the ids of one page of them, sticky ones first, and
 * those of the first replies under each, oldest first.
 */
export async function commentsOfThread(
  db: Db,
  threadId: string,
  which: { order: CommentOrder; by: keyof typeof shownComments; replies: number } & Page,
) {
  const { order, by, replies, limit, offset } = which;
  const [row] = await commentPages[order][by](db).execute({ threadId, replies, limit, offset });
  return row;
}

/** The ids of one page of the replies under a comment, oldest first. */
export async function replyIds(db: Db, rootId: string, page: Page): Promise<string[]> {
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
      replyTo: { userId: replied.id, nickname: replied.nickname, avatar: replied.avatar },
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .leftJoin(replied, eq(replied.id, posts.replyToUserId))
    .where(isAmong(posts.id, sql.placeholder("ids"))),
);

/** Comments and replies with their authors, in no order. */
export async function postRows(db: Db, ids: string[]) {
  return ids.length === 0 ? [] : rowsOfPosts(db).execute({ ids: idList(ids) });
}

export type PostRow = Awaited<ReturnType<typeof postRows>>[number];
