import { and, asc, desc, eq, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import type { Screened } from "../../../core/screened.ts";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import {
  circleApplications,
  circleMembers,
  circleModerators,
  circles,
  users,
} from "../../../db/schema/index.ts";

/** New threads are counted up to this: a member sees whether there are many, not exactly how many. */
const NEW_COUNTED = 100;

/** What joining asks of a circle. */
export async function circleToJoin(db: Db, id: string) {
  const [row] = await db
    .select({
      id: circles.id,
      name: circles.name,
      isOpen: circles.isOpen,
      joinType: circles.joinType,
      memberCount: circles.memberCount,
    })
    .from(circles)
    .where(eq(circles.id, id));
  return row;
}

/** @returns whether the membership is new */
export async function insertMember(tx: Db, circleId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .insert(circleMembers)
    .values({ circleId, userId })
    .onConflictDoNothing()
    .returning({ userId: circleMembers.userId });
  return rows.length > 0;
}

/** @returns whether there was a membership to end; moderators of the circle keep theirs */
export async function deleteMember(tx: Db, circleId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(circleMembers)
    .where(and(eq(circleMembers.circleId, circleId), eq(circleMembers.userId, userId)))
    .returning({ userId: circleMembers.userId });
  return rows.length > 0;
}

/** Moves the number of members with the row that it counts. */
export async function countMember(tx: Db, circleId: string, by: 1 | -1): Promise<number> {
  const row = oneRow(
    await tx
      .update(circles)
      .set({ memberCount: sql`${circles.memberCount} + ${by}` })
      .where(eq(circles.id, circleId))
      .returning({ memberCount: circles.memberCount }),
    "countMember",
  );
  return row.memberCount;
}

/** Whether a member belongs to a circle. */
export async function isMember(db: Db, circleId: string, userId: string): Promise<boolean> {
  const mine = and(eq(circleMembers.circleId, circleId), eq(circleMembers.userId, userId));
  return (await db.$count(circleMembers, mine)) > 0;
}

/**
 * Records that a member wants to join.
 * @returns its id; undefined when an application of theirs is waiting already
 */
export async function insertApplication(
  tx: Db,
  row: { circleId: string; userId: string; reason: string },
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(circleApplications)
    .values(row)
    .onConflictDoNothing({
      target: [circleApplications.circleId, circleApplications.userId],
      where: sql`status = 0`,
    })
    .returning({ id: circleApplications.id });
  return inserted?.id;
}

/** Takes a waiting application back. @returns whether there was one */
export async function withdrawApplication(tx: Db, circleId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .update(circleApplications)
    .set({ status: 3, decidedAt: sql`now()` })
    .where(
      and(
        eq(circleApplications.circleId, circleId),
        eq(circleApplications.userId, userId),
        sql`${circleApplications.status} = 0`,
      ),
    )
    .returning({ id: circleApplications.id });
  return rows.length > 0;
}

/** The circle an application is about. */
export async function applicationCircle(db: Db, id: string) {
  const [row] = await db
    .select({ circleId: circleApplications.circleId, name: circles.name })
    .from(circleApplications)
    .innerJoin(circles, eq(circles.id, circleApplications.circleId))
    .where(eq(circleApplications.id, id));
  return row;
}

/** Decides an application that is still waiting; undefined when it is not. @returns who applied */
export async function decideApplication(
  tx: Db,
  id: string,
  decision: { status: 1 | 2; refusal: string; decidedBy: string },
): Promise<string | undefined> {
  const [row] = await tx
    .update(circleApplications)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(and(eq(circleApplications.id, id), sql`${circleApplications.status} = 0`))
    .returning({ userId: circleApplications.userId });
  return row?.userId;
}

const applicationsOf = (circleId: string, status: 0 | 1 | 2 | 3) =>
  and(eq(circleApplications.circleId, circleId), eq(circleApplications.status, status));

/** The applications of one state, the oldest first where somebody waits, else the latest. */
export async function listApplications(
  db: Db,
  circleId: string,
  status: 0 | 1 | 2 | 3,
  { limit, offset }: Page,
) {
  const order = status === 0 ? asc : desc;
  return db
    .select({
      id: circleApplications.id,
      user: briefColumns,
      reason: circleApplications.reason,
      status: circleApplications.status,
      refusal: circleApplications.refusal,
      createdAt: circleApplications.createdAt,
    })
    .from(circleApplications)
    .innerJoin(users, eq(users.id, circleApplications.userId))
    .where(applicationsOf(circleId, status))
    .orderBy(order(circleApplications.createdAt), order(circleApplications.id))
    .limit(limit)
    .offset(offset);
}

export async function countApplications(db: Db, circleId: string, status: 0 | 1 | 2 | 3): Promise<number> {
  return db.$count(circleApplications, applicationsOf(circleId, status));
}

/** The moderators of a circle, in the order in which they are notified. */
export async function moderatorIds(db: Db, circleId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: circleModerators.userId })
    .from(circleModerators)
    .where(eq(circleModerators.circleId, circleId))
    .orderBy(sql`${circleModerators.userId}::text collate "C"`);
  return rows.map((row) => row.userId);
}

/** Remembers that a member has looked into a circle of theirs. */
export async function markSeen(db: Db, circleId: string, userId: string): Promise<void> {
  await db
    .update(circleMembers)
    .set({ seenAt: sql`now()` })
    .where(and(eq(circleMembers.circleId, circleId), eq(circleMembers.userId, userId)));
}

interface JoinedRow {
  id: string;
  groupName: string;
  picUrl: string;
  isMaster: boolean;
  todayCount: number;
  newCount: number;
  applyCount: number;
  joinedAt: Date;
}

/**
 * The circles of a member with what is new in them, the busiest of today first. Each count is one short index scan that
 * stops at a hundred; the same index leaves out sticky threads, which are old.
 */
export async function listJoined(db: Db, userId: string, today: Date, { limit, offset }: Page) {
  const result = await db.execute(sql`
    select c.id::text as id, c.name as "groupName", c.pic_url as "picUrl", m.created_at as "joinedAt",
      master.user_id is not null as "isMaster", day.n as "todayCount", fresh.n as "newCount",
      case when master.user_id is null then 0 else (
        select count(*)::int from circle_applications a where a.circle_id = c.id and a.status = 0
      ) end as "applyCount"
    from circle_members m
    join circles c on c.id = m.circle_id
    left join circle_moderators master on master.circle_id = c.id and master.user_id = m.user_id
    cross join lateral (
      select count(*)::int as n from (
        select from threads t where t.circle_id = c.id and t.status = 1 and t.circle_sticky = false
          and t.posted_at >= ${today.toISOString()}::timestamptz limit ${NEW_COUNTED}
      ) counted
    ) day
    cross join lateral (
      select count(*)::int as n from (
        select from threads t where t.circle_id = c.id and t.status = 1 and t.circle_sticky = false
          and t.posted_at > m.seen_at and t.author_id <> m.user_id limit ${NEW_COUNTED}
      ) counted
    ) fresh
    where m.user_id = ${userId}::bigint
    order by day.n desc, m.created_at desc, c.id
    limit ${limit} offset ${offset}`);
  return rowsOf<JoinedRow>(result);
}

export async function countJoined(db: Db, userId: string): Promise<number> {
  return db.$count(circleMembers, eq(circleMembers.userId, userId));
}

const person = {
  ...briefColumns,
  signature: users.signature,
  exp: users.exp,
  verifiedDevice: users.verifiedDevice,
  hotRanking: users.hotRanking,
};

/** Who looks after a circle, the first of them at place 1. */
export async function listMasters(db: Db, circleId: string) {
  return db
    .select({
      ...person,
      place: sql<number>`row_number() over (order by ${circleModerators.position}, ${circleModerators.userId})::int`,
      joinedAt: circleMembers.createdAt,
    })
    .from(circleModerators)
    .innerJoin(users, and(eq(users.id, circleModerators.userId), eq(users.status, 1)))
    .leftJoin(
      circleMembers,
      and(eq(circleMembers.circleId, circleModerators.circleId), eq(circleMembers.userId, users.id)),
    )
    .where(eq(circleModerators.circleId, circleId))
    .orderBy(asc(circleModerators.position), asc(circleModerators.userId));
}

/** The members of a circle who are not its moderators, the latest first. */
export async function listPlainMembers(db: Db, circleId: string, { limit, offset }: Page) {
  return db
    .select({ ...person, place: sql<null>`null`, joinedAt: circleMembers.createdAt })
    .from(circleMembers)
    .innerJoin(users, and(eq(users.id, circleMembers.userId), eq(users.status, 1)))
    .where(
      and(
        eq(circleMembers.circleId, circleId),
        sql`not exists (select from circle_moderators o where o.circle_id = ${circleMembers.circleId} and o.user_id = ${circleMembers.userId})`,
      ),
    )
    .orderBy(desc(circleMembers.createdAt), desc(circleMembers.userId))
    .limit(limit)
    .offset(offset);
}

/** Writes notice and rule, those that are given. */
export async function updateCircle(
  db: Db,
  id: string,
  change: { notice?: Screened; rule?: Screened },
): Promise<void> {
  await db
    .update(circles)
    .set({
      ...change,
      ...(change.notice !== undefined && {
        noticeAt: sql`case when ${circles.notice} = ${change.notice} then ${circles.noticeAt} else now() end`,
      }),
    })
    .where(eq(circles.id, id));
}
