import { and, eq, sql } from "drizzle-orm";
import { GROUP } from "../../db/base.ts";
import type { Db } from "../../db/client.ts";
import { circleDenials, circleModerators, circles, users } from "../../db/schema/index.ts";

/** Mutes a member in a circle until then, or no longer. @returns whether anything changed */
export async function denyInCircle(
  tx: Db,
  {
    circleId,
    userId,
    byId,
    until,
    reason,
  }: { circleId: string; userId: string; byId: string; until: Date | null; reason: string },
): Promise<boolean> {
  if (until === null) {
    const rows = await tx
      .delete(circleDenials)
      .where(and(eq(circleDenials.circleId, circleId), eq(circleDenials.userId, userId)))
      .returning({ userId: circleDenials.userId });
    return rows.length > 0;
  }
  await tx
    .insert(circleDenials)
    .values({ circleId, userId, byId, until, reason })
    .onConflictDoUpdate({
      target: [circleDenials.circleId, circleDenials.userId],
      set: { until, byId, reason },
    });
  return true;
}

/** Until when and why a member may not write in a circle now; undefined where they may. */
export async function denialIn(db: Db, circleId: string | null, userId: string) {
  if (!circleId) return undefined;
  const [row] = await db
    .select({ until: circleDenials.until, reason: circleDenials.reason })
    .from(circleDenials)
    .where(
      and(
        eq(circleDenials.circleId, circleId),
        eq(circleDenials.userId, userId),
        sql`${circleDenials.until} > now()`,
      ),
    );
  return row;
}

/** Where a member may not write now, until when and why; without a circle it is everywhere. */
export async function denialsOf(db: Db, userId: string) {
  const [everywhere, inCircles] = await Promise.all([
    db
      .select({ until: users.deniedUntil, reason: users.deniedReason })
      .from(users)
      .where(and(eq(users.id, userId), sql`${users.deniedUntil} > now()`)),
    db
      .select({
        circle: { id: circles.id, groupName: circles.name },
        until: circleDenials.until,
        reason: circleDenials.reason,
      })
      .from(circleDenials)
      .innerJoin(circles, eq(circles.id, circleDenials.circleId))
      .where(and(eq(circleDenials.userId, userId), sql`${circleDenials.until} > now()`))
      .orderBy(circles.orderNum, circles.id),
  ]);
  return [...everywhere.map(({ until, reason }) => ({ until: until!, reason })), ...inCircles];
}

/** The circles someone looks after, with names. */
export async function circlesNamedInCharge(db: Db, userId: string) {
  return db
    .select({ id: circles.id, groupName: circles.name })
    .from(circleModerators)
    .innerJoin(circles, eq(circles.id, circleModerators.circleId))
    .where(eq(circleModerators.userId, userId))
    .orderBy(circles.orderNum, circles.id);
}

/** The circles someone looks after, and until when a member may not write there: null where they may. */
export async function denialsInCharge(db: Db, moderatorId: string, userId: string) {
  return db
    .select({ id: circles.id, groupName: circles.name, until: circleDenials.until })
    .from(circleModerators)
    .innerJoin(circles, eq(circles.id, circleModerators.circleId))
    .leftJoin(circleDenials, and(eq(circleDenials.circleId, circles.id), eq(circleDenials.userId, userId)))
    .where(eq(circleModerators.userId, moderatorId))
    .orderBy(circles.orderNum, circles.id);
}

/** Whether a member is the only one left who may do everything. */
export async function isLastAdmin(db: Db, user: { id: string; groupId: string }): Promise<boolean> {
  if (user.groupId !== GROUP.admin) return false;
  const others = sql`${users.groupId} = ${GROUP.admin}::bigint and ${users.status} = 1 and ${users.id} <> ${user.id}::bigint
    and (${users.forbiddenUntil} is null or ${users.forbiddenUntil} <= now())`;
  return (await db.$count(users, others)) === 0;
}
