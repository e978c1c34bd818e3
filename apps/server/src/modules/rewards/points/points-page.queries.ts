import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { expEntries, pointEntries, threads, users } from "../../../db/schema/index.ts";

export interface EntryFilter {
  changeType?: 1 | 2;
  /** Time range, end exclusive. */
  span?: { from: Date; to: Date };
}

const entriesOf = (userId: string, { changeType, span }: EntryFilter) =>
  and(
    eq(pointEntries.userId, userId),
    changeType === 1
      ? sql`${pointEntries.points} > 0`
      : changeType === 2
        ? sql`${pointEntries.points} < 0`
        : undefined,
    span && and(gte(pointEntries.createdAt, span.from), lt(pointEntries.createdAt, span.to)),
  );

/** Lists one page of a member's ledger entries, latest first, with the title of the thread they are about. */
export async function listEntries(db: Db, userId: string, filter: EntryFilter, { limit, offset }: Page) {
  return db
    .select({
      id: pointEntries.id,
      points: pointEntries.points,
      balanceAfter: pointEntries.balanceAfter,
      source: pointEntries.source,
      sourceId: pointEntries.sourceId,
      remark: pointEntries.remark,
      createdAt: pointEntries.createdAt,
      threadTitle: sql<string | null>`coalesce(nullif(${threads.title}, ''), ${threads.excerpt})`,
    })
    .from(pointEntries)
    .leftJoin(
      threads,
      // The source ID is a number only for these sources, so it must not be cast for others.
      sql`${threads.status} = 1 and ${threads.id} = case
        when ${pointEntries.source} in ('essence', 'tipping', 'answer') then nullif(${pointEntries.sourceId}, '')::bigint end`,
    )
    .where(entriesOf(userId, filter))
    .orderBy(desc(pointEntries.createdAt), desc(pointEntries.id))
    .limit(limit)
    .offset(offset);
}

/** Counts a member's entries for a filter, up to 10000, from that member's part of the index. */
export async function countEntries(db: Db, userId: string, filter: EntryFilter): Promise<number> {
  return countUpTo(db, pointEntries, entriesOf(userId, filter));
}

export interface MonthSums {
  month: string;
  income: number;
  expense: number;
}

/** Sums income and expense per month in the community's time zone, latest month first. */
export async function monthsOf(db: Db, userId: string, timeZone: string): Promise<MonthSums[]> {
  return rowsOf<MonthSums>(
    await db.execute(sql`
      select to_char(created_at at time zone ${timeZone}, 'YYYY-MM') as month,
        coalesce(sum(points) filter (where points > 0), 0)::float8 as income,
        -coalesce(sum(points) filter (where points < 0), 0)::float8 as expense
      from point_entries where user_id = ${userId}::bigint
      group by 1 order by 1 desc`),
  );
}

/**
 * Returns a member's total income. Refunds of orders and returned deposits of activities do not count, and a
 * withdrawn reward of an answer is subtracted, so that repeating such a pair does not raise the sum.
 */
export async function totalIncomeOf(db: Db, userId: string): Promise<number> {
  const row = oneRow(
    await db
      .select({
        income: sql<number>`coalesce(sum(${pointEntries.points}) filter (where ${pointEntries.source} = 'answer'
        or (${pointEntries.points} > 0 and ${pointEntries.source} not in ('refund', 'activity'))), 0)::float8`,
      })
      .from(pointEntries)
      .where(eq(pointEntries.userId, userId)),
    "totalIncomeOf",
  );
  return row.income;
}

/** Reads a member's experience, and the number and sum of a day's gains per source. */
export async function experienceOf(db: Db, userId: string, day: string) {
  const [own, today] = await Promise.all([
    db.select({ exp: users.exp }).from(users).where(eq(users.id, userId)),
    db
      .select({
        source: expEntries.source,
        times: sql<number>`count(*)::int`,
        exp: sql<number>`sum(${expEntries.exp})::int`,
      })
      .from(expEntries)
      .where(and(eq(expEntries.userId, userId), eq(expEntries.day, day)))
      .groupBy(expEntries.source),
  ]);
  return { exp: oneRow(own, "experienceOf").exp, today };
}
