import { asc, between, eq, sql } from "drizzle-orm";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { dailyFigures, figureSheets, jobRuns } from "../../../db/schema/index.ts";

/** A community day with its start and end. */
export interface Span {
  day: string;
  from: Date;
  to: Date;
}

export type DayFigures = typeof dailyFigures.$inferSelect;
/** Figures of a day that do not depend on other days. */
export type DayCounts = Omit<DayFigures, "members">;

/** Number of days for the busiest circles and hours. */
const CIRCLE_DAYS = 7;
const HOUR_DAYS = 30;
const CIRCLES = 6;

/** Counts the activity of each day. Reads time indexes only, so a day costs only its own rows. */
export async function countDays(db: Db, spans: readonly Span[]): Promise<DayCounts[]> {
  const days = sql.join(
    spans.map(({ day, from, to }) => sql`(${day}::date, ${from}::timestamptz, ${to}::timestamptz)`),
    sql`, `,
  );
  const result = await db.execute(sql`
    with d (day, a, z) as (values ${days})
    select to_char(day, 'YYYY-MM-DD') as day,
      (select count(*)::int from users where created_at >= a and created_at < z and status <> 2) as "newMembers",
      (select count(distinct user_id)::int from (
        select author_id as user_id from threads where status = 1 and posted_at >= a and posted_at < z
        union all select author_id from posts where status = 1 and created_at >= a and created_at < z
        union all select user_id from thread_likes where created_at >= a and created_at < z
        union all select user_id from post_likes where created_at >= a and created_at < z
        union all select user_id from check_ins where check_ins.day = d.day and place is not null
      ) acts) as "activeMembers",
      (select count(*)::int from threads where status = 1 and posted_at >= a and posted_at < z) as threads,
      (select count(*)::int from posts where status = 1 and created_at >= a and created_at < z) as comments,
      (select count(*)::int from check_ins where check_ins.day = d.day and place is not null) as "checkIns",
      (select count(*)::int from orders where created_at >= a and created_at < z) as exchanges,
      (select least(coalesce(sum(points), 0), 2147483647)::int from point_entries
        where created_at >= a and created_at < z and points > 0) as "pointsIn",
      (select least(coalesce(-sum(points), 0), 2147483647)::int from point_entries
        where created_at >= a and created_at < z and points < 0) as "pointsOut"
    from d order by day`);
  return rowsOf<DayCounts>(result);
}

/** Counts the members, except closed accounts. */
export async function countMembers(db: Db): Promise<number> {
  const result = await db.execute(sql`select count(*)::int as n from users where status <> 2`);
  return oneRow(rowsOf<{ n: number }>(result), "countMembers").n;
}

/** Returns the join time of the first member; undefined without members. */
export async function firstJoined(db: Db): Promise<Date | undefined> {
  const result = await db.execute(sql`select created_at as at from users order by created_at limit 1`);
  const row = rowsOf<{ at: string | Date }>(result)[0];
  return row && new Date(row.at);
}

export async function latestDay(db: Db): Promise<string | undefined> {
  const result = await db.execute(sql`select to_char(max(day), 'YYYY-MM-DD') as day from daily_figures`);
  return rowsOf<{ day: string | null }>(result)[0]?.day ?? undefined;
}

/** Inserts or replaces the figures of days. */
export async function saveDays(tx: Db, rows: DayFigures[]): Promise<void> {
  const fresh = (name: string) => sql.raw(`excluded.${name}`);
  await tx
    .insert(dailyFigures)
    .values(rows)
    .onConflictDoUpdate({
      target: dailyFigures.day,
      set: {
        members: fresh("members"),
        newMembers: fresh("new_members"),
        activeMembers: fresh("active_members"),
        threads: fresh("threads"),
        comments: fresh("comments"),
        checkIns: fresh("check_ins"),
        exchanges: fresh("exchanges"),
        pointsIn: fresh("points_in"),
        pointsOut: fresh("points_out"),
      },
    });
}

/** Lists the days of a range, earliest first. */
export async function daysBetween(db: Db, from: string, to: string): Promise<DayFigures[]> {
  return db
    .select()
    .from(dailyFigures)
    .where(between(dailyFigures.day, from, to))
    .orderBy(asc(dailyFigures.day));
}

/** Returns the circles with the most new threads of the last days. */
export async function busiestCircles(db: Db, now: Date) {
  const result = await db.execute(sql`
    select c.id::text as id, c.name, n.threads from (
      select circle_id, count(*)::int as threads from threads
      where status = 1 and posted_at > ${now}::timestamptz - make_interval(days => ${CIRCLE_DAYS}::int)
        and circle_id is not null
      group by circle_id order by 2 desc, 1 limit ${CIRCLES}
    ) n join circles c on c.id = n.circle_id
    order by n.threads desc, c.id`);
  return rowsOf<{ id: string; name: string; threads: number }>(result);
}

/** Counts threads and comments per hour of the last days. */
export async function writtenByHour(db: Db, now: Date) {
  const since = sql`${now}::timestamptz - make_interval(days => ${HOUR_DAYS}::int)`;
  const result = await db.execute(sql`
    select extract(epoch from date_trunc('hour', at))::bigint::text as hour, count(*)::int as n from (
      select posted_at as at from threads where status = 1 and posted_at > ${since}
      union all select created_at from posts where status = 1 and created_at > ${since}
    ) written group by 1`);
  return rowsOf<{ hour: string; n: number }>(result).map(({ hour, n }) => ({
    at: new Date(Number(hour) * 1000),
    n,
  }));
}

/** Returns the number and total size of uploads. */
export async function uploadsInUse(db: Db): Promise<{ count: number; bytes: number }> {
  const result = await db.execute(
    sql`select count(*)::int as count, coalesce(sum(bytes), 0)::text as bytes from uploads`,
  );
  const { count, bytes } = oneRow(rowsOf<{ count: number; bytes: string }>(result), "uploadsInUse");
  return { count, bytes: Number(bytes) };
}

/** Aggregates that the job stores besides the days. */
export interface Sheets {
  circles: { id: string; name: string; threads: number }[];
  hours: number[];
  uploads: { count: number; bytes: number };
}

export async function saveSheet<Name extends keyof Sheets>(
  tx: Db,
  name: Name,
  content: Sheets[Name],
  writtenAt: Date,
): Promise<void> {
  await tx
    .insert(figureSheets)
    .values({ name, content, writtenAt })
    .onConflictDoUpdate({ target: figureSheets.name, set: { content, writtenAt } });
}

export async function sheetOf<Name extends keyof Sheets>(db: Db, name: Name) {
  const [row] = await db.select().from(figureSheets).where(eq(figureSheets.name, name));
  return row && { content: row.content as Sheets[Name], writtenAt: row.writtenAt };
}

/** Returns the version and size of the database, and the length of its queue of link cards. */
export async function databaseState(db: Db) {
  const result = await db.execute(sql`
    select split_part(current_setting('server_version'), ' ', 1) as version, pg_database_size(current_database())::text as bytes,
      (select count(*)::int from (select from link_cards where next_at <= now() limit 1000) due) as waiting`);
  const { version, bytes, waiting } = oneRow(
    rowsOf<{ version: string; bytes: string; waiting: number }>(result),
    "databaseState",
  );
  return { version, bytes: Number(bytes), waiting };
}

/** Lists the last run of each job. */
export async function lastRuns(db: Db) {
  return db.select().from(jobRuns).orderBy(asc(jobRuns.name));
}
