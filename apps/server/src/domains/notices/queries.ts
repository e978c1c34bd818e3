import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { notifications, threads, unreadCounts, users } from "../../db/schema/index.ts";

export type NoticeKind = "reply" | "like" | "favorite" | "follow" | "mention";

export interface Notice {
  userId: string;
  kind: NoticeKind;
  actorId: string;
  threadId?: string;
  postId?: string;
  excerpt?: string;
}

/**
 * Tells a member of something, once, in the caller's transaction; nothing for one's own acts.
 * The unread count moves only when a row was written.
 */
export async function notify(db: Db, notice: Notice): Promise<void> {
  const { userId, kind, actorId, threadId = "0", postId = "0", excerpt = "" } = notice;
  if (userId === actorId) return;
  await db.execute(sql`
    with told as (
      insert into notifications (user_id, kind, actor_id, thread_id, post_id, excerpt)
      values (${userId}::bigint, ${kind}, ${actorId}::bigint, ${threadId}::bigint, ${postId}::bigint, ${excerpt})
      on conflict do nothing
      returning user_id
    )
    insert into unread_counts (user_id, interactions)
    select user_id, 1 from told
    on conflict (user_id) do update set interactions = unread_counts.interactions + 1`);
}

/** The one indexed read behind the poll (ruling 5). */
export async function unreadOf(db: Db, userId: string) {
  const [row] = await db
    .select({
      unreadNotifications: unreadCounts.interactions,
      dialogNotifications: unreadCounts.dialogs,
      systemNotifications: unreadCounts.systems,
    })
    .from(unreadCounts)
    .where(eq(unreadCounts.userId, userId));
  return row ?? { unreadNotifications: 0, dialogNotifications: 0, systemNotifications: 0 };
}

/** Everything read: the rows and the counts in one transaction. */
export async function markAllRead(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // The count row is taken first, so that a notice written meanwhile waits and is counted after.
    await tx
      .update(unreadCounts)
      .set({ interactions: 0, dialogs: 0, systems: 0 })
      .where(eq(unreadCounts.userId, userId));
    await tx
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(and(eq(notifications.userId, userId), sql`${notifications.readAt} is null`));
  });
}

export async function listNotices(db: Db, userId: string, limit: number, offset: number) {
  return db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      actor: { userId: users.id, nickname: users.nickname, avatar: users.avatar },
      threadId: notifications.threadId,
      postId: notifications.postId,
      title: threads.title,
      threadExcerpt: threads.excerpt,
      excerpt: notifications.excerpt,
      readAt: notifications.readAt,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.actorId))
    .leftJoin(threads, eq(threads.id, notifications.threadId))
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);
}

export async function countNotices(db: Db, userId: string): Promise<number> {
  return db.$count(notifications, eq(notifications.userId, userId));
}
