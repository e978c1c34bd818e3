import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { authorColumns } from "../../core/author.ts";
import { rowsOf } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { posts, threads, userGroups, users } from "../../db/schema/index.ts";
import type { Page } from "./list-queries.ts";

const replied = alias(users, "replied");

/** A thread that may be commented on, locked until the transaction ends: floors are given out one at a time. */
export async function lockThread(db: Db, threadId: string) {
  const [row] = await db
    .select({ authorId: threads.authorId, circleId: threads.circleId, groupId: threads.groupId })
    .from(threads)
    .where(and(eq(threads.id, threadId), sql`${threads.status} = 1`))
    .for("update");
  return row;
}

/** The comment or reply that is answered. */
export async function findParentPost(db: Db, postId: string, threadId: string) {
  const [row] = await db
    .select({ id: posts.id, rootId: posts.rootId, authorId: posts.authorId })
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.threadId, threadId), sql`${posts.status} = 1`));
  return row;
}

/** Writes a comment, on the next floor, or a reply, on none; undefined when this request id has been sent already. */
export async function insertPost(
  db: Db,
  row: Omit<typeof posts.$inferInsert, "floor">,
): Promise<string | undefined> {
  const floor = row.rootId
    ? 0
    : sql`(select coalesce(max(floor), 0) + 1 from posts where thread_id = ${row.threadId}::bigint and root_id is null)`;
  const [inserted] = await db
    .insert(posts)
    .values({ ...row, floor: floor as number })
    .onConflictDoNothing({ target: [posts.authorId, posts.requestId] })
    .returning({ id: posts.id });
  return inserted?.id;
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

/** A thread whose comments may be read. */
export async function threadOfComments(db: Db, threadId: string) {
  const [row] = await db
    .select({ authorId: threads.authorId, circleId: threads.circleId })
    .from(threads)
    .where(and(eq(threads.id, threadId), sql`${threads.status} = 1`));
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

const orders: Record<CommentOrder, SQL[]> = {
  hot: [desc(posts.sticky), desc(posts.likeCount), desc(posts.id)],
  posted_at: [desc(posts.sticky), asc(posts.createdAt), asc(posts.id)],
  posted_at_desc: [desc(posts.sticky), desc(posts.createdAt), desc(posts.id)],
};

/** Comments to show: a deleted one only stays as the place of its replies. */
const shownComments = (threadId: string, onlyBy: string | undefined) =>
  and(
    eq(posts.threadId, threadId),
    sql`${posts.rootId} is null`,
    onlyBy
      ? and(eq(posts.authorId, onlyBy), sql`${posts.status} = 1`)
      : sql`(${posts.status} = 1 or ${posts.replyCount} > 0)`,
  );

/** The ids of one page of comments, sticky ones first. */
export async function commentIds(
  db: Db,
  threadId: string,
  onlyBy: string | undefined,
  order: CommentOrder,
  page: Page,
) {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(shownComments(threadId, onlyBy))
    .orderBy(...orders[order])
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => row.id);
}

/** How many comments there are to show; one thread's, by its index. */
export async function countComments(db: Db, threadId: string, onlyBy: string | undefined): Promise<number> {
  return db.$count(posts, shownComments(threadId, onlyBy));
}

/** The ids of the first replies under each of some comments, oldest first. */
export async function firstReplyIds(db: Db, rootIds: string[], each: number): Promise<string[]> {
  if (rootIds.length === 0) return [];
  const roots = sql.join(
    rootIds.map((id) => sql`(${id}::bigint)`),
    sql`, `,
  );
  const result = await db.execute(sql`
    select first.id from (values ${roots}) as root(id) cross join lateral (
      select p.id, p.created_at from posts p where p.root_id = root.id and p.status = 1
      order by p.created_at, p.id limit ${each}
    ) first
    order by first.created_at, first.id`);
  return rowsOf<{ id: string }>(result).map((row) => row.id);
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

/** Comments and replies with their authors, in no order. */
export async function postRows(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db
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
      author: authorColumns,
      authorRank: userGroups.rank,
      replyTo: { userId: replied.id, nickname: replied.nickname, avatar: replied.avatar },
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .leftJoin(replied, eq(replied.id, posts.replyToUserId))
    .where(inArray(posts.id, ids));
}

export type PostRow = Awaited<ReturnType<typeof postRows>>[number];
