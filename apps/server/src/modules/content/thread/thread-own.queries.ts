import { and, desc, eq, exists, type SQL, sql } from "drizzle-orm";
import { isStaff } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { allOf, oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { posts, type threadFavorites, type threadLikes, threads, users } from "../../../db/schema/index.ts";
import { REFUSED, TAKEN_DOWN, WAITING } from "./thread.rules.ts";
import { isNormal } from "./thread-feed.queries.ts";

/** Table of members' likes or favourites of threads. */
export type ReactionTable = typeof threadLikes | typeof threadFavorites;

const isReactionOf = (reactions: ReactionTable, userId: string): SQL =>
  allOf(eq(reactions.userId, userId), eq(threads.id, reactions.threadId), isNormal);

/** Returns the IDs of one page of the threads that a member liked or favourited, latest reaction first. */
export async function reactedThreadIds(
  db: Db,
  reactions: ReactionTable,
  userId: string,
  page: Page,
): Promise<string[]> {
  const rows = await db
    .select({ id: threads.id })
    .from(reactions)
    .innerJoin(threads, isReactionOf(reactions, userId))
    .orderBy(desc(reactions.createdAt), desc(reactions.threadId))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => row.id);
}

/** Counts the normal threads that a member liked or favourited, up to 10000. */
export function countReactedThreads(db: Db, reactions: ReactionTable, userId: string): Promise<number> {
  const hasNormalThread = exists(
    db
      .select()
      .from(threads)
      .where(and(eq(threads.id, reactions.threadId), isNormal)),
  );
  return countUpTo(db, reactions, and(eq(reactions.userId, userId), hasNormalThread));
}

/** Whether a member hides their favourites; undefined for a missing or closed account. */
export async function hidesFavorites(db: Db, userId: string): Promise<boolean | undefined> {
  const [row] = await db
    .select({ hidden: users.hideFavorites })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 1)));
  return row?.hidden;
}

const titleIfNormal = sql<string>`case when ${threads.status} = 1
  then coalesce(nullif(${threads.title}, ''), ${threads.excerpt}) else '' end`;

const isUnpublishedOf = (userId: string) =>
  and(eq(threads.authorId, userId), sql`${threads.status} in (${WAITING}, ${REFUSED}, ${TAKEN_DOWN})`);

/** Lists one page of a member's threads that are pending review, refused or removed, latest first. */
export async function listUnpublishedThreads(db: Db, userId: string, page: Page) {
  return db
    .select({
      id: threads.id,
      title: sql<string>`coalesce(nullif(${threads.title}, ''), ${threads.excerpt})`,
      status: sql<0 | 2 | 3>`${threads.status}`,
      why: threads.removedReason,
      postedAt: threads.postedAt,
    })
    .from(threads)
    .where(isUnpublishedOf(userId))
    .orderBy(desc(threads.postedAt), desc(threads.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Counts the threads that `listUnpublishedThreads` pages through. */
export const countUnpublishedThreads = (db: Db, userId: string) =>
  db.$count(threads, isUnpublishedOf(userId));

const ownPosts = (userId: string) => and(eq(posts.authorId, userId), eq(posts.status, 1));

/** Lists one page of a member's comments and replies, latest first. */
export async function listOwnPosts(db: Db, userId: string, page: Page) {
  return db
    .select({
      id: posts.id,
      threadId: posts.threadId,
      threadTitle: titleIfNormal,
      excerpt: posts.excerpt,
      imageCount: sql<number>`jsonb_array_length(${posts.images})`,
      likeCount: posts.likeCount,
      replyCount: posts.replyCount,
      createdAt: posts.createdAt,
    })
    .from(posts)
    .innerJoin(threads, eq(threads.id, posts.threadId))
    .where(ownPosts(userId))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Counts a member's comments and replies, up to 10000. */
export const countOwnPosts = (db: Db, userId: string) => countUpTo(db, posts, ownPosts(userId));

interface LikeRow {
  userId: string;
  nickname: string;
  avatar: string;
  isStaff: 0 | 1;
  postId: string;
  threadId: string;
  threadTitle: string;
  excerpt: string;
  likedAt: Date | string;
}

/** Condition for likes `x` that a member's comments `p` got from others, without members who block or are blocked. */
const areLikesFor = (
  userId: string,
) => sql`p.author_id = ${userId}::bigint and p.status = 1 and p.like_count > 0
  and x.user_id <> p.author_id and not exists (select from blocks b where b.from_id = p.author_id and b.to_id = x.user_id)
  and not exists (select from blocks b where b.from_id = x.user_id and b.to_id = p.author_id)`;

/** Lists one page of the likes of a member's comments, latest first. */
export async function listCommentLikes(db: Db, userId: string, page: Page): Promise<LikeRow[]> {
  return rowsOf<LikeRow>(
    await db.execute(sql`
      select u.id::text as "userId", u.nickname, u.avatar, ${isStaff(sql`u.group_id`)} as "isStaff", l.post_id::text as "postId",
        l.thread_id::text as "threadId", l.excerpt, l.created_at as "likedAt",
        case when t.status = 1 then coalesce(nullif(t.title, ''), t.excerpt) else '' end as "threadTitle"
      from (
        select x.user_id, x.post_id, x.created_at, p.thread_id, p.excerpt
        from posts p join post_likes x on x.post_id = p.id
        where ${areLikesFor(userId)}
        order by x.created_at desc, x.post_id desc, x.user_id desc
        limit ${page.limit} offset ${page.offset}
      ) l
      join users u on u.id = l.user_id join threads t on t.id = l.thread_id
      order by l.created_at desc, l.post_id desc, l.user_id desc`),
  );
}

/** Number of likes that `listCommentLikes` pages through. */
export async function countCommentLikes(db: Db, userId: string): Promise<number> {
  const result = await db.execute(sql`
    select count(*)::int as total from posts p join post_likes x on x.post_id = p.id
    where ${areLikesFor(userId)}`);
  return oneRow(rowsOf<{ total: number }>(result), "countCommentLikes").total;
}
