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

/** Sets or clears a sticky flag of a thread with normal status. @returns whether the flag changed */
export async function markThread(tx: Db, threadId: string, mark: Mark, on: boolean): Promise<boolean> {
  const rows = await tx
    .update(threads)
    .set({ [mark]: on })
    .where(and(eq(threads.id, threadId), sql`${threads.status} = 1`, eq(threads[mark], !on)))
    .returning({ id: threads.id });
  return rows.length > 0;
}

/** Sets a mark of a thread with normal status to the current time, or clears it. @returns whether it changed */
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

/** Locks a thread with normal status until the transaction ends. Returns its circle, group and counts. */
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
    .for("no key update");
  return row;
}

/** Writes the circle and group of a thread. Clears the sticky flag of a circle or group that it leaves. */
export async function placeThread(
  tx: Db,
  threadId: string,
  place: { circleId: string | null; groupId: string | null },
  leaves: { circle: boolean; group: boolean },
): Promise<void> {
  await tx
    .update(threads)
    .set({
      ...place,
      ...(leaves.circle && { circleSticky: false }),
      ...(leaves.group && { groupSticky: false }),
    })
    .where(eq(threads.id, threadId));
}

/** Sets or clears the sticky flag of a top-level comment with normal status. @returns whether it changed */
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

/** Lists the circles that a member moderates; none while the required two-step verification is off. */
export async function listModeratedCircles(db: Db, { id, lacksTwoStep }: CircleModerator): Promise<string[]> {
  if (lacksTwoStep) return [];
  const rows = await db
    .select({ id: circleModerators.circleId })
    .from(circleModerators)
    .where(eq(circleModerators.userId, id));
  return rows.map((row) => row.id);
}

/** Finds a user with the columns that moderation needs. Closed and deleted accounts are included. */
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
 * Updates a member whose rank is below `below`. The rank is checked in the same statement, so that a member who is
 * promoted at the same time is not changed.
 * @returns whether the member was updated
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

/** Inserts a proposal of a circle's moderator. @returns false if the same proposal is pending */
export async function propose(tx: Db, row: typeof proposals.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(proposals).values(row).onConflictDoNothing().returning({ id: proposals.id });
  return rows.length > 0;
}

/** Condition for entries of the audit log about a member or their content. */
export const isAboutMember = (userId: string) =>
  sql`((${auditLog.targetType} = 'user' and ${auditLog.targetId} = ${userId}::bigint)
    or (${auditLog.detail} ? 'authorId' and ${auditLog.detail} ->> 'authorId' = ${userId}))`;

/** Counts the removals of a member's content and the mutes and bans of the member in the audit log. */
export async function countViolations(db: Db, userId: string): Promise<number> {
  return db.$count(
    auditLog,
    sql`${auditLog.action} in ('thread.del', 'thread.delpost', 'thread.undershelf', 'user.deny', 'user.forbidden')
      and ${isNotReversal}
      and ${isAboutMember(userId)}`,
  );
}
