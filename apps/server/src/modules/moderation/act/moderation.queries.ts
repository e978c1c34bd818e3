import { and, eq, inArray, sql } from "drizzle-orm";
import { isNotReversal } from "../../../core/audit.ts";
import type { CircleModerator } from "../../../core/viewer.ts";
import { MEMBER_STATUSES } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
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

/** The entries of the audit log about a member or what they wrote. */
export const concerning = (userId: string) =>
  sql`((${auditLog.targetType} = 'user' and ${auditLog.targetId} = ${userId}::bigint)
    or (${auditLog.detail} ? 'authorId' and ${auditLog.detail} ->> 'authorId' = ${userId}))`;

/** How often someone has been acted against: what was taken down or deleted of theirs, and acts against themselves. */
export async function violationsOf(db: Db, userId: string): Promise<number> {
  return db.$count(
    auditLog,
    sql`${auditLog.action} in ('thread.del', 'thread.delpost', 'thread.undershelf', 'user.deny', 'user.forbidden')
      and ${isNotReversal}
      and ${concerning(userId)}`,
  );
}
