import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { levelOf } from "../../../core/level.ts";
import { idArray, oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { badgeOwners, userBadges, users } from "../../../db/schema/index.ts";

/** SQL expression of each badge measure. Counts stop at the highest threshold of any badge. */
const measures = {
  threads: sql`u.thread_count`,
  liked: sql`u.liked_count`,
  fans: sql`u.fans_count`,
  level: sql`u.exp`,
  device: sql`(u.verified_device <> '')::int`,
  profile: sql`(u.avatar <> '' and u.signature <> '')::int`,
  days: sql`extract(day from now() - u.created_at)::int`,
  comments: sql`(select count(*)::int from (select 1 from posts p where p.author_id = u.id and p.status = 1 limit 50) found)`,
  essence: sql`(select count(*)::int from threads t
    where t.author_id = u.id and t.status = 1 and t.essence_at is not null)`,
  favorited: sql`(select coalesce(sum(t.favorite_count), 0)::int from threads t where t.author_id = u.id and t.status = 1)`,
  photos: sql`(select coalesce(sum(jsonb_array_length(t.images)), 0)::int from threads t
    where t.author_id = u.id and t.status = 1 and t.device_name <> '')`,
  shares: sql`(select count(*)::int from (select 1 from thread_shares s where s.user_id = u.id limit 10) found)`,
  tips: sql`(select count(*)::int from (select 1 from thread_tips x where x.from_id = u.id limit 10) found)`,
  invited: sql`(select count(*)::int from point_entries e
    where e.user_id = u.id and e.source = 'invitation' and e.source_id <> u.id::text)`,
  // Consecutive days have the same sum of day and descending row number (gaps and islands).
  streak: sql`(select coalesce((
      select count(*)::int from (
        select e.day + (row_number() over (order by e.day desc))::int as run from exp_entries e
        where e.user_id = u.id and e.source = 'checkedIn'
      ) ranked group by run order by run desc limit 1
    ), 0))`,
} satisfies Record<string, SQL>;

export type Measure = keyof typeof measures;

export const allMeasures = new Set(Object.keys(measures) as Measure[]);

/** Reads some measures of members with one statement. The other measures are 0 in the result. */
export async function readMeasures(
  db: Db,
  userIds: readonly string[],
  requested: ReadonlySet<Measure>,
): Promise<Map<string, Record<Measure, number>>> {
  const columns = [...requested].map((name) => sql`, ${measures[name]} as ${sql.identifier(name)}`);
  const rows = rowsOf<{ id: string } & Record<Measure, number>>(
    await db.execute(
      sql`select u.id::text as id${sql.join(columns)} from users u where u.id = any(${idArray(userIds)})`,
    ),
  );
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const valuesOf = (userId: string) => {
    const row = rowById.get(userId);
    const values = Object.fromEntries([...allMeasures].map((name) => [name, Number(row?.[name] ?? 0)]));
    if (requested.has("level")) values.level = levelOf(Number(row?.level ?? 0));
    return values as Record<Measure, number>;
  };
  return new Map(userIds.map((userId) => [userId, valuesOf(userId)]));
}

/** Finds which of the given badges each member has. */
export async function findOwnedBadges(
  db: Db,
  userIds: readonly string[],
  badgeIds: string[],
): Promise<Map<string, Set<string>>> {
  const rows = await db
    .select({ userId: userBadges.userId, badgeId: userBadges.badgeId })
    .from(userBadges)
    .where(and(sql`${userBadges.userId} = any(${idArray(userIds)})`, inArray(userBadges.badgeId, badgeIds)));
  const owned = new Map<string, Set<string>>();
  for (const { userId, badgeId } of rows) owned.set(userId, (owned.get(userId) ?? new Set()).add(badgeId));
  return owned;
}

/** Adds a badge and increments its number of owners. Returns false if the member already has it. */
export async function insertBadge(tx: Db, userId: string, badgeId: string): Promise<boolean> {
  const rows = await tx
    .insert(userBadges)
    .values({ userId, badgeId })
    .onConflictDoNothing()
    .returning({ badgeId: userBadges.badgeId });
  if (rows.length === 0) return false;
  await tx
    .insert(badgeOwners)
    .values({ badgeId, owners: 1 })
    .onConflictDoUpdate({ target: badgeOwners.badgeId, set: { owners: sql`${badgeOwners.owners} + 1` } });
  return true;
}

/** Lists a member's badges. */
export async function listBadges(db: Db, userId: string) {
  return db
    .select({
      badgeId: userBadges.badgeId,
      wornSlot: userBadges.wornSlot,
      obtainedAt: userBadges.obtainedAt,
    })
    .from(userBadges)
    .where(eq(userBadges.userId, userId));
}

/** Select expression for the IDs of worn badges in slot order; requires `users` in the query. */
export const wornColumn = sql<string[]>`array(
  select b.badge_id from user_badges b where b.user_id = ${users.id} and b.worn_slot is not null order by b.worn_slot)`;

/** Reads the number of owners of each badge and the number of members. */
export async function countOwners(db: Db) {
  const [owners, members] = await Promise.all([
    db.select().from(badgeOwners),
    db.select({ n: count() }).from(users).where(eq(users.status, 1)),
  ]);
  return {
    owners: new Map(owners.map((row) => [row.badgeId, row.owners])),
    members: oneRow(members, "ownership").n,
  };
}

/**
 * Puts a badge into the first free slot, unless it is worn already. Locks the member's row, so that concurrent calls
 * do not take the same slot.
 * @returns false if all slots are taken
 */
export async function wearBadge(tx: Db, userId: string, badgeId: string): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const rows = await tx
    .update(userBadges)
    .set({
      wornSlot: sql`coalesce(${userBadges.wornSlot}, (
        select min(slot) from generate_series(1, 3) slot
        where not exists (select 1 from user_badges w where w.user_id = ${userId}::bigint and w.worn_slot = slot)))`,
    })
    .where(and(eq(userBadges.userId, userId), eq(userBadges.badgeId, badgeId)))
    .returning({ wornSlot: userBadges.wornSlot });
  return rows.some(({ wornSlot }) => wornSlot !== null);
}

/** Takes a badge off. */
export async function removeBadge(db: Db, userId: string, badgeId: string): Promise<void> {
  await db
    .update(userBadges)
    .set({ wornSlot: null })
    .where(and(eq(userBadges.userId, userId), eq(userBadges.badgeId, badgeId)));
}
