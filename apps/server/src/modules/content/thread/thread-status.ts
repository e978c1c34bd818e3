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
  /** The statuses it is moved out of; in any other nothing happens. */
  from: readonly number[];
  to: number;
  /** Who does it; null for the community itself. */
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
 * Moves a thread into another status. What is normal is counted by its topics, author and places, what is not is not
 * (ruling 13); the site's totals are the caller's to move, last of all, with `countMovedOnSite`.
 * A thread that was held back appears as of now.
 * @returns undefined when the thread is in none of the given statuses
 */
export async function moveThread(tx: Db, threadId: string, move: Move): Promise<MovedThread | undefined> {
  const [held] = await tx
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
    .for("update");
  if (!held || !move.from.includes(held.status)) return undefined;
  const { status: was, replyCount, ...thread } = held;
  const fresh = was === 0 && move.to === NORMAL;
  await tx
    .update(threads)
    .set({
      status: move.to,
      ...removal(move),
      ...(fresh && { postedAt: sql`now()`, lastReplyAt: sql`now()` }),
    })
    .where(eq(threads.id, threadId));
  const moved = { ...thread, was, to: move.to };
  if (was === NORMAL) {
    await countTopicsDown(tx, threadId);
    await countForUser(tx, thread.authorId, { threads: -1 });
    await countForPlaces(tx, thread, { threads: -1, interactions: -replyCount - thread.likeCount });
  } else if (move.to === NORMAL) {
    if (fresh) {
      await tx.update(threadTopics).set({ postedAt: sql`now()` }).where(eq(threadTopics.threadId, threadId));
    }
    const replies = await repliesOf(tx, threadId);
    // Comments deleted while the thread was out of sight were not taken off its count.
    await tx.update(threads).set({ replyCount: replies }).where(eq(threads.id, threadId));
    await refreshHeat(tx, new Map([[threadId, ""]]));
    await countTopicsUpAgain(tx, threadId);
    await countForUser(tx, thread.authorId, { threads: 1 });
    await countForPlaces(tx, thread, { threads: 1, interactions: replies + thread.likeCount });
  }
  return moved;
}

async function repliesOf(tx: Db, threadId: string): Promise<number> {
  const row = oneRow(
    await tx
      .select({
        n: sql<number>`coalesce(sum((${posts.status} = 1)::int + ${posts.replyCount}), 0)::int`,
      })
      .from(posts)
      .where(sql`${posts.threadId} = ${threadId}::bigint and ${posts.rootId} is null`),
    "repliesOf",
  );
  return row.n;
}

/** Moves the site's totals after `moveThread`: the last write of its transaction, for every writer waits for it. */
export async function countMovedOnSite(tx: Db, { was, to, essenceAt }: MovedThread): Promise<void> {
  const by = was === NORMAL ? -1 : to === NORMAL ? 1 : undefined;
  if (!by) return;
  await countForSite(tx, "threads", by);
  if (essenceAt) await countForSite(tx, "threads.essence", by);
}

/**
 * Moves a comment into another status, and what counts it: its comment's replies, its thread and the thread's places.
 * @returns undefined when it is in none of the given statuses
 */
export async function movePost(tx: Db, postId: string, threadId: string, move: Move) {
  // The thread first, as everybody who writes a comment takes it.
  const [thread] = await tx
    .select({ circleId: threads.circleId, groupId: threads.groupId, status: threads.status })
    .from(threads)
    .where(eq(threads.id, threadId))
    .for("update");
  const [held] = await tx
    .select({ rootId: posts.rootId, authorId: posts.authorId, status: posts.status })
    .from(posts)
    .where(eq(posts.id, postId))
    .for("update");
  if (!thread || !held || !move.from.includes(held.status)) return undefined;
  await tx
    .update(posts)
    .set({ status: move.to, ...removal(move) })
    .where(eq(posts.id, postId));
  const by = held.status === NORMAL ? -1 : move.to === NORMAL ? 1 : undefined;
  if (by) {
    if (held.rootId) await countReplies(tx, held.rootId, by);
    if (thread.status === NORMAL) {
      await countThreadReplies(tx, threadId, { by, fresh: held.status === 0 });
      await countForPlaces(tx, thread, { threads: 0, interactions: by });
    }
  }
  return held;
}
