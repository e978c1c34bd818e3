import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { circles, posts, threadMentions, threads, users } from "../../../db/schema/index.ts";
import type { Scope } from "../report/report.queries.ts";

const within = (scope: Scope) =>
  scope === "all" ? undefined : scope.length > 0 ? inArray(threads.circleId, scope) : sql`false`;

/** Condition for threads that are pending review. */
export const pendingThreads = (scope: Scope) => and(sql`${threads.status} = 0`, within(scope));
/** Condition for comments that are pending review; the query joins their threads. */
export const pendingPosts = (scope: Scope) =>
  and(sql`${posts.status} = 0`, sql`${threads.status} = 1`, within(scope));

/** Returns a page of the threads that are pending review, oldest first. */
export async function threadsInReview(db: Db, scope: Scope, page: Page) {
  return db
    .select({
      id: threads.id,
      threadId: threads.id,
      title: threads.title,
      content: threads.content,
      imageList: threads.images,
      author: briefColumns,
      joinedAt: users.createdAt,
      circleName: circles.name,
      why: threads.removedReason,
      createdAt: threads.postedAt,
    })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.authorId))
    .leftJoin(circles, eq(circles.id, threads.circleId))
    .where(pendingThreads(scope))
    .orderBy(asc(threads.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Returns a page of the comments that are pending review, oldest first. */
export async function postsInReview(db: Db, scope: Scope, page: Page) {
  return db
    .select({
      id: posts.id,
      threadId: posts.threadId,
      title: sql<string>`coalesce(nullif(${threads.title}, ''), ${threads.excerpt})`,
      content: posts.content,
      imageList: posts.images,
      author: briefColumns,
      joinedAt: users.createdAt,
      circleName: circles.name,
      why: posts.removedReason,
      createdAt: posts.createdAt,
    })
    .from(posts)
    .innerJoin(threads, eq(threads.id, posts.threadId))
    .innerJoin(users, eq(users.id, posts.authorId))
    .leftJoin(circles, eq(circles.id, threads.circleId))
    .where(pendingPosts(scope))
    .orderBy(asc(posts.id))
    .limit(page.limit)
    .offset(page.offset);
}

export const countThreadsInReview = (db: Db, scope: Scope): Promise<number> =>
  db.$count(threads, pendingThreads(scope));

export async function countPostsInReview(db: Db, scope: Scope): Promise<number> {
  const row = oneRow(
    await db
      .select({ n: sql<number>`count(*)::int` })
      .from(posts)
      .innerJoin(threads, eq(threads.id, posts.threadId))
      .where(pendingPosts(scope)),
    "countPostsInReview",
  );
  return row.n;
}

/** Lists the members mentioned in a thread, sorted by ID as text, the lock order of unread counts. */
export async function listMentionedUsers(db: Db, threadId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: threadMentions.userId })
    .from(threadMentions)
    .where(eq(threadMentions.threadId, threadId));
  return rows.map((row) => row.userId).sort();
}

/** Returns the authors of the thread and the comment that a comment replies to. */
export async function findReplyRecipients(db: Db, postId: string) {
  const [row] = await db
    .select({
      threadAuthorId: threads.authorId,
      replyToUserId: posts.replyToUserId,
      rootAuthorId: sql<string | null>`(select r.author_id from posts r where r.id = ${posts.rootId})`,
      excerpt: posts.excerpt,
    })
    .from(posts)
    .innerJoin(threads, eq(threads.id, posts.threadId))
    .where(eq(posts.id, postId));
  return row;
}
