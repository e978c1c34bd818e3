import { and, asc, between, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import {
  checkInDays,
  checkInMembers,
  checkIns,
  prizeClaims,
  prizes,
  users,
} from "../../../db/schema/index.ts";
import { OFFERED, type OfferedPrize } from "./checkin-prize.queries.ts";

export type CheckInMember = typeof checkInMembers.$inferSelect;

/** Locks a member's check-in row until the transaction ends, creating it if needed. Call it first in every write. */
export async function lockMember(tx: Db, userId: string): Promise<CheckInMember> {
  return oneRow(
    await tx
      .insert(checkInMembers)
      .values({ userId })
      .onConflictDoUpdate({ target: checkInMembers.userId, set: { streak: sql`${checkInMembers.streak}` } })
      .returning(),
    "lockMember",
  );
}

/** Finds a member's check-in row; undefined for a member who never checked in. */
export async function memberOf(db: Db, userId: string): Promise<CheckInMember | undefined> {
  const [row] = await db.select().from(checkInMembers).where(eq(checkInMembers.userId, userId));
  return row;
}

export async function saveMember(
  db: Db,
  userId: string,
  change: Partial<Omit<CheckInMember, "userId">>,
): Promise<void> {
  await db
    .insert(checkInMembers)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: checkInMembers.userId, set: change });
}

/** Inserts a check-in. Returns false if the member already has that day. */
export async function insertCheckIn(tx: Db, row: typeof checkIns.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(checkIns).values(row).onConflictDoNothing().returning({ day: checkIns.day });
  return rows.length > 0;
}

/** Assigns a check-in its place of the day. Call it last in a transaction, because all check-ins wait for this row. */
export async function assignPlace(tx: Db, userId: string, day: string): Promise<number> {
  const row = oneRow(
    await tx
      .insert(checkInDays)
      .values({ day, members: 1 })
      .onConflictDoUpdate({ target: checkInDays.day, set: { members: sql`${checkInDays.members} + 1` } })
      .returning({ place: checkInDays.members }),
    "assignPlace",
  );
  const { place } = row;
  await tx
    .update(checkIns)
    .set({ place })
    .where(and(eq(checkIns.userId, userId), eq(checkIns.day, day)));
  return place;
}

/** Lists a member's check-in days in an inclusive range, oldest first. */
export async function daysOf(db: Db, userId: string, from: string, to: string) {
  return db
    .select({ day: checkIns.day, points: checkIns.points, isMakeup: checkIns.isMakeup })
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), between(checkIns.day, from, to)))
    .orderBy(asc(checkIns.day));
}

/**
 * Select columns for a member's check-in progress: registration time, check-in row, days of the `Span` (oldest first),
 * claimed prizes, and prizes on offer whose end is not before the month. The query must select from `users` and
 * left-join `check_in_members`.
 */
export const progressColumns = {
  joinedAt: users.createdAt,
  member: {
    streak: checkInMembers.streak,
    lastDay: checkInMembers.lastDay,
    makeupCards: checkInMembers.makeupCards,
    isRemind: checkInMembers.isRemind,
  },
  days: sql<{ day: string; points: number; isMakeup: boolean }[]>`(
        select coalesce(json_agg(json_build_object('day', c.day, 'points', c.points, 'isMakeup', c.is_makeup)
          order by c.day), '[]')
        from ${checkIns} c
        where c.user_id = ${users.id}
          and c.day between ${sql.placeholder("from")}::date and ${sql.placeholder("to")}::date)`,
  claimed: sql<string[]>`(
        select coalesce(json_agg(p.prize_id::text), '[]')
        from ${prizeClaims} p where p.user_id = ${users.id} and p.month = ${sql.placeholder("month")})`,
  offered: sql<OfferedPrize[]>`(
        select coalesce(json_agg(json_build_object('id', p.id::text, 'name', p.name, 'needDays', p.need_days,
          'stock', p.stock, 'endsOn', p.ends_on) order by p.need_days, p.id), '[]')
        from ${prizes} p
        where p.status = ${OFFERED} and (p.ends_on is null or p.ends_on >= (${sql.placeholder("month")} || '-01')::date))`,
};

const progress = prepared("check_in_progress", (db) =>
  db
    .select(progressColumns)
    .from(users)
    .leftJoin(checkInMembers, eq(checkInMembers.userId, users.id))
    .where(eq(users.id, sql.placeholder("userId"))),
);

export interface Span {
  userId: string;
  from: string;
  to: string;
  /** Month of the prizes. */
  month: string;
}

/** Reads a member's check-in progress. The member must exist. */
export async function progressOf(db: Db, span: Span) {
  return oneRow(await progress(db).execute({ ...span }), "progressOf");
}

export type CheckInProgress = Awaited<ReturnType<typeof progressOf>>;

/** Counts a member's check-in days in an inclusive range, make-up check-ins included. */
export const countDays = (db: Db, userId: string, from: string, to: string): Promise<number> =>
  db.$count(checkIns, and(eq(checkIns.userId, userId), between(checkIns.day, from, to)));

/** Returns the length of a member's streak that ends on `last`. */
export async function streakUpTo(db: Db, userId: string, last: string): Promise<number> {
  const result = await db.execute(sql`
    select count(*)::int as n from (
      select day, row_number() over (order by day desc)::int as nth
      from ${checkIns} where user_id = ${userId}::bigint and day <= ${last}::date
    ) run where day + nth = ${last}::date + 1`);
  return oneRow(rowsOf<{ n: number }>(result), "streakUpTo").n;
}

/** Lists the check-ins of a day in the order of their places, without closed accounts. */
export async function listEarly(db: Db, day: string, { limit, offset }: Page) {
  return db
    .select({
      place: checkIns.place,
      signedAt: checkIns.createdAt,
      user: briefColumns,
    })
    .from(checkIns)
    .innerJoin(users, and(eq(users.id, checkIns.userId), eq(users.status, 1)))
    .where(and(eq(checkIns.day, day), isNotNull(checkIns.place)))
    .orderBy(asc(checkIns.place))
    .limit(limit)
    .offset(offset);
}

/** Returns the number of members who checked in on a day. */
export async function countMembersOn(db: Db, day: string): Promise<number> {
  const [row] = await db
    .select({ members: checkInDays.members })
    .from(checkInDays)
    .where(eq(checkInDays.day, day));
  return row?.members ?? 0;
}

/** Returns a member's registration time. */
export async function joinedAt(db: Db, userId: string): Promise<Date> {
  const row = oneRow(
    await db.select({ at: users.createdAt }).from(users).where(eq(users.id, userId)),
    "joinedAt",
  );
  return row.at;
}

/** Selects members to remind on a day, and marks them as reminded so that each is returned once. */
export async function claimReminders(tx: Db, day: string, limit: number): Promise<string[]> {
  const due = tx
    .select({ id: checkInMembers.userId })
    .from(checkInMembers)
    .where(
      and(
        eq(checkInMembers.isRemind, true),
        or(isNull(checkInMembers.lastDay), sql`${checkInMembers.lastDay} < ${day}::date`),
        or(isNull(checkInMembers.remindedDay), sql`${checkInMembers.remindedDay} < ${day}::date`),
      ),
    )
    .orderBy(checkInMembers.userId)
    .limit(limit)
    .for("update", { skipLocked: true });
  const rows = await tx
    .update(checkInMembers)
    .set({ remindedDay: day })
    .where(inArray(checkInMembers.userId, due))
    .returning({ id: checkInMembers.userId });
  return rows.map(({ id }) => id).sort();
}
