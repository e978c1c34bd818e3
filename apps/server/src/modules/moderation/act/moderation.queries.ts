import { and, desc, eq, inArray, type Placeholder, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CircleModerator } from "../../../core/viewer.ts";
import { MEMBER_STATUSES } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import {
  auditLog,
  circleModerators,
  posts,
  proposals,
  threads,
  threadTopics,
  userGroups,
  users,
} from "../../../db/schema/index.ts";

/** Of acts that take back what they did: done, not taken back. */
export const carriedOut = sql`${auditLog.detail} ->> 'value' is distinct from '0'`;

/** An id in a statement: the value, or its place in one that is prepared. */
type Id = string | Placeholder;

const inChargeOf = (userId: Id) =>
  sql<boolean>`exists (select 1 from circle_moderators m where m.circle_id = ${threads.circleId} and m.user_id = ${userId}::bigint)`;
const authorInCharge = (author: typeof threads.authorId | typeof posts.authorId) =>
  sql<boolean>`exists (select 1 from circle_moderators m where m.circle_id = ${threads.circleId} and m.user_id = ${author})`;

const remover = alias(users, "remover");
const removerGroup = alias(userGroups, "remover_group");

const viewerId = sql.placeholder("viewerId");

const governed = prepared("governed_thread", (db) =>
  db
    .select({
      id: threads.id,
      classify: threads.classify,
      revision: threads.revision,
      authorId: threads.authorId,
      authorRank: userGroups.rank,
      inCharge: inChargeOf(viewerId),
      authorInCharge: authorInCharge(threads.authorId),
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
      /** What a circle's moderator asks for and nobody has decided. */
      proposed: sql<
        string[]
      >`array(select p.kind from proposals p where p.thread_id = ${threads.id} and p.status = 0)`,
      /** What it is to the viewer otherwise. */
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

/** A thread in whatever status with what is needed to decide about it, and what else it is to the viewer. */
export async function governedThread(db: Db, threadId: string, viewerId: string) {
  const [row] = await governed(db).execute({ threadId, viewerId });
  return row;
}

export type GovernedThread = NonNullable<Awaited<ReturnType<typeof governedThread>>>;

/** A comment in whatever status with what is needed to decide about it. */
export async function governedPost(db: Db, postId: string, viewerId: string) {
  const [row] = await db
    .select({
      id: posts.id,
      threadId: posts.threadId,
      rootId: posts.rootId,
      sticky: posts.sticky,
      authorId: posts.authorId,
      authorRank: userGroups.rank,
      inCharge: inChargeOf(viewerId),
      authorInCharge: authorInCharge(posts.authorId),
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

export type GovernedPost = NonNullable<Awaited<ReturnType<typeof governedPost>>>;

type Mark = "siteSticky" | "groupSticky" | "circleSticky";

/** Sets or takes off one of a normal thread's places at the top. @returns whether it changed */
export async function markThread(tx: Db, threadId: string, mark: Mark, on: boolean): Promise<boolean> {
  const rows = await tx
    .update(threads)
    .set({ [mark]: on })
    .where(and(eq(threads.id, threadId), sql`${threads.status} = 1`, eq(threads[mark], !on)))
    .returning({ id: threads.id });
  return rows.length > 0;
}

/** Gives a normal thread the mark of the moment, or takes it off. @returns whether it changed */
export async function setThreadMark(
  tx: Db,
  threadId: string,
  mark: "essenceAt" | "cherrypickAt" | "pactAt" | "guideAt",
  on: boolean,
): Promise<boolean> {
  const rows = await tx
    .update(threads)
    .set({ [mark]: on ? sql`now()` : null })
    .where(
      and(
        eq(threads.id, threadId),
        sql`${threads.status} = 1`,
        on ? sql`${threads[mark]} is null` : sql`${threads[mark]} is not null`,
      ),
    )
    .returning({ id: threads.id });
  if (rows.length > 0 && mark === "essenceAt") {
    await tx.update(threadTopics).set({ isEssence: on }).where(eq(threadTopics.threadId, threadId));
  }
  return rows.length > 0;
}

/** A normal thread's place and counts, locked until the transaction ends. */
export async function lockPlace(tx: Db, threadId: string) {
  const [row] = await tx
    .select({
      circleId: threads.circleId,
      groupId: threads.groupId,
      replyCount: threads.replyCount,
      likeCount: threads.likeCount,
    })
    .from(threads)
    .where(and(eq(threads.id, threadId), sql`${threads.status} = 1`))
    .for("update");
  return row;
}

/** Puts a thread elsewhere; what made it stand out in its old place stays behind. */
export async function placeThread(
  tx: Db,
  threadId: string,
  place: { circleId: string | null; groupId: string | null },
  left: { circle: boolean; group: boolean },
): Promise<void> {
  await tx
    .update(threads)
    .set({
      ...place,
      ...(left.circle && { circleSticky: false }),
      ...(left.group && { groupSticky: false }),
    })
    .where(eq(threads.id, threadId));
}

/** Puts a comment at the top of its thread, or back. @returns whether it changed */
export async function stickPost(tx: Db, postId: string, on: boolean): Promise<boolean> {
  const rows = await tx
    .update(posts)
    .set({ sticky: on })
    .where(
      and(
        eq(posts.id, postId),
        sql`${posts.status} = 1`,
        sql`${posts.rootId} is null`,
        eq(posts.sticky, !on),
      ),
    )
    .returning({ id: posts.id });
  return rows.length > 0;
}

/** The circles that a member moderates and may act in as their moderator. */
export async function circlesInCharge(db: Db, { id, lacksTwoStep }: CircleModerator): Promise<string[]> {
  if (lacksTwoStep) return [];
  const rows = await db
    .select({ id: circleModerators.circleId })
    .from(circleModerators)
    .where(eq(circleModerators.userId, id));
  return rows.map((row) => row.id);
}

/** A member with what is needed to decide about them; closed ones are found too. */
export async function governedUser(db: Db, userId: string) {
  const [row] = await db
    .select({
      id: users.id,
      nickname: users.nickname,
      rank: userGroups.rank,
      groupId: users.groupId,
      roles: users.roles,
      permissions: userGroups.permissions,
      status: users.status,
      deniedUntil: users.deniedUntil,
      forbiddenUntil: users.forbiddenUntil,
    })
    .from(users)
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(eq(users.id, userId));
  return row;
}

export type GovernedUser = NonNullable<Awaited<ReturnType<typeof governedUser>>>;

/**
 * Writes what an act makes of a member whose rank is below the given one, in one statement: somebody who is promoted
 * meanwhile is not touched.
 * @returns whether it was written
 */
export async function governUser(
  tx: Db,
  userId: string,
  below: number,
  change: Partial<typeof users.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set(change)
    .where(
      and(
        eq(users.id, userId),
        inArray(users.status, MEMBER_STATUSES),
        inArray(
          users.groupId,
          tx.select({ id: userGroups.id }).from(userGroups).where(sql`${userGroups.rank} < ${below}`),
        ),
      ),
    )
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Writes down what a circle's moderator asks for. @returns false when it has been asked for already */
export async function propose(tx: Db, row: typeof proposals.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(proposals).values(row).onConflictDoNothing().returning({ id: proposals.id });
  return rows.length > 0;
}

/** Why somebody was acted against the last time; empty when nothing is noted. */
export async function reasonOfLast(
  db: Db,
  userId: string,
  actions: ("user.forbidden" | "user.sweep" | "user.closed" | "user.refuse")[],
): Promise<string> {
  const [row] = await db
    .select({ reason: auditLog.reason })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.targetType, "user"),
        eq(auditLog.targetId, userId),
        inArray(auditLog.action, actions),
        carriedOut,
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1);
  return row?.reason ?? "";
}

/** The entries of the audit log about a member or what they wrote. */
export const concerning = (userId: string) =>
  sql`((${auditLog.targetType} = 'user' and ${auditLog.targetId} = ${userId}::bigint)
    or (${auditLog.detail} ? 'authorId' and ${auditLog.detail} ->> 'authorId' = ${userId}))`;

/** How often someone has been acted against: what was taken down or deleted of theirs, and acts against themselves. */
export async function violationsOf(db: Db, userId: string): Promise<number> {
  return db.$count(
    auditLog,
    sql`${auditLog.action} in ('thread.del', 'thread.delpost', 'thread.undershelf', 'user.deny', 'user.forbidden')
      and ${carriedOut}
      and ${concerning(userId)}`,
  );
}
