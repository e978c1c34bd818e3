import { and, eq, sql } from "drizzle-orm";
import { notifyChange } from "../../core/change-events.ts";
import { idArray } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import {
  postLikes,
  posts,
  type threadFavorites,
  type threadLikes,
  threadShares,
  threads,
  threadTopics,
} from "../../db/schema/index.ts";
import { HEAT_WEIGHTS, heatDecadeSeconds } from "./rules.ts";

export interface HeatChange {
  like?: 1 | -1;
  reply?: 1 | -1;
  favorite?: 1 | -1;
  share?: 1;
  /** A new comment moves the thread up where lists go by the last reply. */
  replied?: boolean;
}

/**
 * Moves a normal thread's counters, and its heat and rank with them.
 * @returns the thread's new counts; undefined when it is not there or not normal
 */
export async function addHeat(db: Db, threadId: string, change: HeatChange) {
  const { like = 0, reply = 0, favorite = 0, share = 0, replied = false } = change;
  const likeCount = sql`${threads.likeCount} + ${like}::int`;
  const replyCount = sql`${threads.replyCount} + ${reply}::int`;
  const favoriteCount = sql`${threads.favoriteCount} + ${favorite}::int`;
  const shareCount = sql`${threads.shareCount} + ${share}::int`;
  const score = sql`(${likeCount}) * ${HEAT_WEIGHTS.like}::int + (${replyCount}) * ${HEAT_WEIGHTS.reply}::int
    + (${favoriteCount}) * ${HEAT_WEIGHTS.favorite}::int + (${shareCount}) * ${HEAT_WEIGHTS.share}::int`;
  const [row] = await db
    .update(threads)
    .set({
      likeCount,
      replyCount,
      favoriteCount,
      shareCount,
      hotScore: score,
      hotRank: sql`log(greatest(${score}, 1)::float8) + extract(epoch from ${threads.postedAt})::float8 / ${heatDecadeSeconds}::float8`,
      ...(replied && { lastReplyAt: sql`now()` }),
    })
    .where(and(eq(threads.id, threadId), sql`${threads.status} = 1`))
    .returning({
      authorId: threads.authorId,
      circleId: threads.circleId,
      groupId: threads.groupId,
      likeCount: threads.likeCount,
      favoriteCount: threads.favoriteCount,
      shareCount: threads.shareCount,
      hotRank: threads.hotRank,
      ...(reply !== 0 && { told: notifyChange("thread", threads.id) }),
    });
  if (row) {
    await db.update(threadTopics).set({ hotRank: row.hotRank }).where(eq(threadTopics.threadId, threadId));
  }
  return row;
}

/** The counts of a normal thread. */
export async function threadCounts(db: Db, threadId: string) {
  const [row] = await db
    .select({
      likeCount: threads.likeCount,
      favoriteCount: threads.favoriteCount,
      shareCount: threads.shareCount,
    })
    .from(threads)
    .where(and(eq(threads.id, threadId), sql`${threads.status} = 1`));
  return row;
}

/** A member's mark on a thread; false when it was there already. */
export async function addMark(
  db: Db,
  table: typeof threadLikes | typeof threadFavorites,
  userId: string,
  threadId: string,
) {
  const rows = await db
    .insert(table)
    .values({ userId, threadId })
    .onConflictDoNothing()
    .returning({ threadId: table.threadId });
  return rows.length > 0;
}

/** Takes a member's mark away; false when there was none. */
export async function removeMark(
  db: Db,
  table: typeof threadLikes | typeof threadFavorites,
  userId: string,
  threadId: string,
) {
  const rows = await db
    .delete(table)
    .where(and(eq(table.userId, userId), eq(table.threadId, threadId)))
    .returning({ threadId: table.threadId });
  return rows.length > 0;
}

/** Records a share of the day; false when it was noted already. */
export async function addShare(db: Db, userId: string, threadId: string, day: string): Promise<boolean> {
  const rows = await db
    .insert(threadShares)
    .values({ userId, threadId, day })
    .onConflictDoNothing()
    .returning({ threadId: threadShares.threadId });
  return rows.length > 0;
}

export async function addPostLike(db: Db, userId: string, postId: string): Promise<boolean> {
  const rows = await db
    .insert(postLikes)
    .values({ userId, postId })
    .onConflictDoNothing()
    .returning({ postId: postLikes.postId });
  return rows.length > 0;
}

export async function removePostLike(db: Db, userId: string, postId: string): Promise<boolean> {
  const rows = await db
    .delete(postLikes)
    .where(and(eq(postLikes.userId, userId), eq(postLikes.postId, postId)))
    .returning({ postId: postLikes.postId });
  return rows.length > 0;
}

/**
 * Moves a comment's likes by -1, 0 or 1.
 * @returns what it is now; undefined when the comment or its thread is deleted
 */
export async function likePost(db: Db, postId: string, by: -1 | 0 | 1) {
  const [row] = await db
    .update(posts)
    .set({ likeCount: sql`${posts.likeCount} + ${by}::int` })
    .from(threads)
    .where(
      and(
        eq(posts.id, postId),
        sql`${posts.status} = 1`,
        eq(threads.id, posts.threadId),
        sql`${threads.status} = 1`,
      ),
    )
    .returning({
      likeCount: posts.likeCount,
      authorId: posts.authorId,
      threadId: posts.threadId,
      excerpt: posts.excerpt,
    });
  return row;
}

/** Which of some comments a member has liked. */
export async function likedPosts(db: Db, userId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: postLikes.postId })
    .from(postLikes)
    .where(and(eq(postLikes.userId, userId), sql`${postLikes.postId} = any(${idArray(ids)})`));
  return rows.map((row) => row.id);
}
