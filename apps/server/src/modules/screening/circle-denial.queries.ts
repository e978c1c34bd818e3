import { and, eq, sql } from "drizzle-orm";
import type { CircleModerator } from "../../core/viewer.ts";
import { GROUP } from "../../db/base.ts";
import type { Db } from "../../db/client.ts";
import { circleDenials, circleModerators, circles, users } from "../../db/schema/index.ts";

/** Condition for a mute that has not ended. */
const isActive = sql`${circleDenials.until} > now()`;

/** Mutes a member in a circle, or ends the mute if `until` is null. @returns whether anything changed */
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

/** Finds the mute of a member in a circle; undefined if there is none. */
export async function findDenial(db: Db, circleId: string | null, userId: string) {
  if (!circleId) return undefined;
  const [row] = await db
    .select({ until: circleDenials.until, reason: circleDenials.reason })
    .from(circleDenials)
    .where(and(eq(circleDenials.circleId, circleId), eq(circleDenials.userId, userId), isActive));
  return row;
}

interface CircleDenial {
  circle: { id: string; groupName: string };
  until: string;
  reason: string;
}

/** Columns of the current mutes of a member; the query selects from `users`. */
export const denialColumns = {
  everywhere: sql<Date | null>`case when ${users.deniedUntil} > now() then ${users.deniedUntil} end`.mapWith(
    users.deniedUntil,
  ),
  reason: users.deniedReason,
  inCircles: sql<CircleDenial[] | null>`(
    select json_agg(json_build_object(
      'circle', json_build_object('id', ${circles.id}::text, 'groupName', ${circles.name}),
      'until', ${circleDenials.until}, 'reason', ${circleDenials.reason}
    ) order by ${circles.orderNum}, ${circles.id})
    from ${circleDenials} join ${circles} on ${circles.id} = ${circleDenials.circleId}
    where ${circleDenials.userId} = ${users.id} and ${isActive})`,
};

/** Lists the mutes of a member. A mute without a circle applies to the whole site. */
export function denialsOf(row: {
  everywhere: Date | null;
  reason: string;
  inCircles: CircleDenial[] | null;
}) {
  const { everywhere, reason, inCircles } = row;
  return [
    ...(everywhere ? [{ until: everywhere, reason }] : []),
    ...(inCircles ?? []).map((denial) => ({ ...denial, until: new Date(denial.until) })),
  ];
}

/** Lists the circles that a member moderates, with names. */
export async function circlesNamedInCharge(db: Db, userId: string) {
  return db
    .select({ id: circles.id, groupName: circles.name })
    .from(circleModerators)
    .innerJoin(circles, eq(circles.id, circleModerators.circleId))
    .where(eq(circleModerators.userId, userId))
    .orderBy(circles.orderNum, circles.id);
}

/** Lists the circles that a viewer moderates, with the end of a member's mute in each; null if not muted. */
export async function listModeratedDenials(db: Db, { id, lacksTwoStep }: CircleModerator, userId: string) {
  if (lacksTwoStep) return [];
  return db
    .select({ id: circles.id, groupName: circles.name, until: circleDenials.until })
    .from(circleModerators)
    .innerJoin(circles, eq(circles.id, circleModerators.circleId))
    .leftJoin(circleDenials, and(eq(circleDenials.circleId, circles.id), eq(circleDenials.userId, userId)))
    .where(eq(circleModerators.userId, id))
    .orderBy(circles.orderNum, circles.id);
}

/** Whether a member is an admin and no other active admin without a ban exists. */
export async function isLastAdmin(db: Db, user: { id: string; groupId: string }): Promise<boolean> {
  if (user.groupId !== GROUP.admin) return false;
  const others = sql`${users.groupId} = ${GROUP.admin}::bigint and ${users.status} = 1 and ${users.id} <> ${user.id}::bigint
    and (${users.forbiddenUntil} is null or ${users.forbiddenUntil} <= now())`;
  return (await db.$count(users, others)) === 0;
}
