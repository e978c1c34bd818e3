import { eq, type Placeholder, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { posts, threads, userGroups, users } from "../../../db/schema/index.ts";

/** An ID in a statement: a value, or a placeholder in a prepared statement. */
type Id = string | Placeholder;

const isModeratedBy = (userId: Id) =>
  sql<boolean>`exists (select 1 from circle_moderators m where m.circle_id = ${threads.circleId} and m.user_id = ${userId}::bigint)`;

const isModeratedByAuthor = (author: typeof threads.authorId | typeof posts.authorId) =>
  sql<boolean>`exists (select 1 from circle_moderators m where m.circle_id = ${threads.circleId} and m.user_id = ${author})`;

const remover = alias(users, "remover");

const removerGroup = alias(userGroups, "remover_group");

const viewerId = sql.placeholder("viewerId");

const governedThreads = prepared("governed_thread", (db) =>
  db
    .select({
      id: threads.id,
      classify: threads.classify,
      revision: threads.revision,
      authorId: threads.authorId,
      authorRank: userGroups.rank,
      inCharge: isModeratedBy(viewerId),
      authorInCharge: isModeratedByAuthor(threads.authorId),
      circleId: threads.circleId,
      groupId: threads.groupId,
      status: threads.status,
      title: threads.title,
      excerpt: threads.excerpt,
      siteSticky: threads.siteSticky,
      groupSticky: threads.groupSticky,
      circleSticky: threads.circleSticky,
      essenceAt: threads.essenceAt,
      cherrypickAt: threads.cherrypickAt,
      pactAt: threads.pactAt,
      guideAt: threads.guideAt,
      removedBy: threads.removedBy,
      removedReason: threads.removedReason,
      removerRank: sql<number>`coalesce(${removerGroup.rank}, 0)`,
      /** Kinds of the pending proposals for the thread. */
      proposed: sql<
        string[]
      >`array(select p.kind from proposals p where p.thread_id = ${threads.id} and p.status = 0)`,
      isLike: sql<boolean>`exists (select 1 from thread_likes l where l.user_id = ${viewerId}::bigint and l.thread_id = ${threads.id})`,
      isFavorite: sql<boolean>`exists (select 1 from thread_favorites f where f.user_id = ${viewerId}::bigint and f.thread_id = ${threads.id})`,
      isFollow: sql<boolean>`exists (select 1 from follows f where f.from_id = ${viewerId}::bigint and f.to_id = ${threads.authorId})`,
      followsBack: sql<boolean>`exists (select 1 from follows f where f.from_id = ${threads.authorId} and f.to_id = ${viewerId}::bigint)`,
      tipped: sql<number>`coalesce((select t.points from thread_tippers t where t.thread_id = ${threads.id} and t.user_id = ${viewerId}::bigint), 0)`,
    })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.authorId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .leftJoin(remover, eq(remover.id, threads.removedBy))
    .leftJoin(removerGroup, eq(removerGroup.id, remover.groupId))
    .where(eq(threads.id, sql.placeholder("threadId"))),
);

/** Finds a thread in any status with the facts that permissions depend on, and the viewer's likes, follows and tips. */
export async function governedThread(db: Db, threadId: string, viewerId: string) {
  const [row] = await governedThreads(db).execute({ threadId, viewerId });
  return row;
}

export type GovernedThread = NonNullable<Awaited<ReturnType<typeof governedThread>>>;

/** Finds a comment in any status with the facts that permissions depend on. */
export async function governedPost(db: Db, postId: string, viewerId: string) {
  const [row] = await db
    .select({
      id: posts.id,
      threadId: posts.threadId,
      rootId: posts.rootId,
      sticky: posts.sticky,
      authorId: posts.authorId,
      authorRank: userGroups.rank,
      inCharge: isModeratedBy(viewerId),
      authorInCharge: isModeratedByAuthor(posts.authorId),
      threadAuthorId: threads.authorId,
      threadStatus: threads.status,
      circleId: threads.circleId,
      status: posts.status,
      removedBy: posts.removedBy,
      revision: posts.revision,
      excerpt: posts.excerpt,
    })
    .from(posts)
    .innerJoin(threads, eq(threads.id, posts.threadId))
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(eq(posts.id, postId));
  return row;
}

/** Returns the members who were notified of a comment: the authors of the thread and of the answered comment. */
export async function findNotifiedOf(db: Db, postId: string): Promise<string[]> {
  const [row] = await db
    .select({
      threadAuthorId: threads.authorId,
      answeredId: sql<string | null>`coalesce(${posts.replyToUserId},
        (select root.author_id from posts root where root.id = ${posts.rootId}))::text`,
    })
    .from(posts)
    .innerJoin(threads, eq(threads.id, posts.threadId))
    .where(eq(posts.id, postId));
  return row ? [...new Set([row.threadAuthorId, row.answeredId ?? row.threadAuthorId])] : [];
}

export type GovernedPost = NonNullable<Awaited<ReturnType<typeof governedPost>>>;
