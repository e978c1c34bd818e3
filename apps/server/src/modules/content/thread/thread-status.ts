import { eq, sql } from "drizzle-orm";
import { oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { posts, threads, threadTopics } from "../../../db/schema/index.ts";
import { countThreadReplies, refreshHeat } from "../act/act.queries.ts";
import { countReplies } from "../comment/comment.queries.ts";
import { NORMAL } from "./thread.rules.ts";
import {
  countForPlaces,
  countForSite,
  countForUser,
  countTopicsDown,
  countTopicsUpAgain,
} from "./thread-write.queries.ts";

export interface Move {
  /** Statuses that the move applies to. In any other status nothing happens. */
  from: readonly number[];
  to: number;
  /** User ID of the member who moves it; null for the system. */
  by: string | null;
  reason: string;
}

export interface MovedThread {
  authorId: string;
  circleId: string | null;
  groupId: string | null;
  likeCount: number;
  essenceAt: Date | null;
  was: number;
  to: number;
}

const removal = ({ to, by, reason }: Move) =>
  to === NORMAL
    ? { removedAt: null, removedBy: null, removedReason: null }
    : { removedAt: sql`now()`, removedBy: by, removedReason: reason };

/**
 * Moves a thread to another status. Updates the counters of its topics, author, circle and group, which count normal
 * threads only (ruling 13). The caller updates the site's totals at the end of the transaction with `countMovedOnSite`.
 * A thread that passes review gets the present time as its publication time.
 * @returns undefined if the thread is in none of the `from` statuses
 */
export async function moveThread(tx: Db, threadId: string, move: Move): Promise<MovedThread | undefined> {
  const [row] = await tx
    .select({
      authorId: threads.authorId,
      circleId: threads.circleId,
      groupId: threads.groupId,
      replyCount: threads.replyCount,
      likeCount: threads.likeCount,
      essenceAt: threads.essenceAt,
      status: threads.status,
    })
    .from(threads)
    .where(eq(threads.id, threadId))
    .for("no key update");
  if (!row || !move.from.includes(row.status)) return undefined;
  const { status: was, replyCount, ...thread } = row;
  const isFirstPublication = was === 0 && move.to === NORMAL;
  await tx
    .update(threads)
    .set({
      status: move.to,
      ...removal(move),
      ...(isFirstPublication && { postedAt: sql`now()`, lastReplyAt: sql`now()` }),
    })
    .where(eq(threads.id, threadId));
  const result = { ...thread, was, to: move.to };
  if (was === NORMAL) {
    await countTopicsDown(tx, threadId);
    await countForUser(tx, thread.authorId, { threads: -1 });
    await countForPlaces(tx, thread, { threads: -1, interactions: -replyCount - thread.likeCount });
  } else if (move.to === NORMAL) {
    if (isFirstPublication) {
      await tx.update(threadTopics).set({ postedAt: sql`now()` }).where(eq(threadTopics.threadId, threadId));
    }
    const replies = await countReplyRows(tx, threadId);
    // Recounted, because comments deleted while the thread was not normal did not change its counter.
    await tx.update(threads).set({ replyCount: replies }).where(eq(threads.id, threadId));
    await refreshHeat(tx, new Map([[threadId, ""]]));
    await countTopicsUpAgain(tx, threadId);
    await countForUser(tx, thread.authorId, { threads: 1 });
    await countForPlaces(tx, thread, { threads: 1, interactions: replies + thread.likeCount });
  }
  return result;
}

async function countReplyRows(tx: Db, threadId: string): Promise<number> {
  const row = oneRow(
    await tx
      .select({
        n: sql<number>`coalesce(sum((${posts.status} = 1)::int + ${posts.replyCount}), 0)::int`,
      })
      .from(posts)
      .where(sql`${posts.threadId} = ${threadId}::bigint and ${posts.rootId} is null`),
    "countReplyRows",
  );
  return row.n;
}

/**
 * Updates the site's totals after `moveThread`. Call it last in the transaction, because every writer waits for these
 * rows.
 */
export async function countMovedOnSite(tx: Db, { was, to, essenceAt }: MovedThread): Promise<void> {
  const by = was === NORMAL ? -1 : to === NORMAL ? 1 : undefined;
  if (!by) return;
  await countForSite(tx, "threads", by);
  if (essenceAt) await countForSite(tx, "threads.essence", by);
}

/**
 * Moves a comment to another status. Updates the counters of its top-level comment, its thread, and the thread's circle
 * and group.
 * @returns undefined if the comment is in none of the `from` statuses
 */
export async function movePost(tx: Db, postId: string, threadId: string, move: Move) {
  // Locks the thread first, like every transaction that writes a comment.
  const [thread] = await tx
    .select({ circleId: threads.circleId, groupId: threads.groupId, status: threads.status })
    .from(threads)
    .where(eq(threads.id, threadId))
    .for("no key update");
  const [post] = await tx
    .select({ rootId: posts.rootId, authorId: posts.authorId, status: posts.status })
    .from(posts)
    .where(eq(posts.id, postId))
    .for("no key update");
  if (!thread || !post || !move.from.includes(post.status)) return undefined;
  await tx
    .update(posts)
    .set({ status: move.to, ...removal(move) })
    .where(eq(posts.id, postId));
  const by = post.status === NORMAL ? -1 : move.to === NORMAL ? 1 : undefined;
  if (by) {
    if (post.rootId) await countReplies(tx, post.rootId, by);
    if (thread.status === NORMAL) {
      await countThreadReplies(tx, threadId, { by, isNew: post.status === 0 });
      await countForPlaces(tx, thread, { threads: 0, interactions: by });
    }
  }
  return post;
}
