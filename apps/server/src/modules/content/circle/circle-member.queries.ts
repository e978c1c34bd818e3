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

/** Maximum count of new threads. A larger number is of no use to a member. */
const MAX_NEW_COUNT = 100;

/** Finds the columns of a circle that joining needs. */
export async function findCircleToJoin(db: Db, id: string) {
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

/** Inserts a membership. Returns false if the member already belongs to the circle. */
export async function insertMember(tx: Db, circleId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .insert(circleMembers)
    .values({ circleId, userId })
    .onConflictDoNothing()
    .returning({ userId: circleMembers.userId });
  return rows.length > 0;
}

/** Deletes a membership. Returns false if there was none. */
export async function deleteMember(tx: Db, circleId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(circleMembers)
    .where(and(eq(circleMembers.circleId, circleId), eq(circleMembers.userId, userId)))
    .returning({ userId: circleMembers.userId });
  return rows.length > 0;
}

/** Changes the member count of a circle. Call it in the transaction that inserts or deletes the membership. */
export async function changeMemberCount(tx: Db, circleId: string, by: 1 | -1): Promise<number> {
  const row = oneRow(
    await tx
      .update(circles)
      .set({ memberCount: sql`${circles.memberCount} + ${by}` })
      .where(eq(circles.id, circleId))
      .returning({ memberCount: circles.memberCount }),
    "changeMemberCount",
  );
  return row.memberCount;
}

/** Whether a member belongs to a circle. */
export async function isMember(db: Db, circleId: string, userId: string): Promise<boolean> {
  const mine = and(eq(circleMembers.circleId, circleId), eq(circleMembers.userId, userId));
  return (await db.$count(circleMembers, mine)) > 0;
}

/** Inserts an application. Returns its ID, or undefined if the member already has a waiting application. */
export async function insertApplication(
  tx: Db,
  row: { circleId: string; userId: string; reason: string },
): Promise<string | undefined> {
  const [application] = await tx
    .insert(circleApplications)
    .values(row)
    .onConflictDoNothing({
      target: [circleApplications.circleId, circleApplications.userId],
      where: sql`status = 0`,
    })
    .returning({ id: circleApplications.id });
  return application?.id;
}

/** Withdraws a waiting application. Returns false if there was none. */
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

/** Finds the circle of an application. */
export async function findApplicationCircle(db: Db, id: string) {
  const [row] = await db
    .select({ circleId: circleApplications.circleId, name: circles.name })
    .from(circleApplications)
    .innerJoin(circles, eq(circles.id, circleApplications.circleId))
    .where(eq(circleApplications.id, id));
  return row;
}

/** Decides a waiting application. Returns the applicant's ID, or undefined if it is no longer waiting. */
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

/** Lists applications with a status: waiting ones oldest first, others latest first. */
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

/** Lists the moderators of a circle in the order of their IDs as text, in which unread counts are locked. */
export async function listModeratorIds(db: Db, circleId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: circleModerators.userId })
    .from(circleModerators)
    .where(eq(circleModerators.circleId, circleId))
    .orderBy(sql`${circleModerators.userId}::text collate "C"`);
  return rows.map((row) => row.userId);
}

/** Records the time of a member's latest visit to a circle, from which new threads are counted. */
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
 * Lists the circles of a member with counts of new threads, the busiest of today first. Each count is an index scan
 * that stops at `MAX_NEW_COUNT`. The counts exclude sticky threads, so that the scans use the same index.
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
          and t.posted_at >= ${today.toISOString()}::timestamptz limit ${MAX_NEW_COUNT}
      ) counted
    ) day
    cross join lateral (
      select count(*)::int as n from (
        select from threads t where t.circle_id = c.id and t.status = 1 and t.circle_sticky = false
          and t.posted_at > m.seen_at and t.author_id <> m.user_id limit ${MAX_NEW_COUNT}
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

/** Lists the moderators of a circle in order. The first moderator has place 1. */
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

/** Lists the members of a circle who are not its moderators, the latest first. */
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

/** Updates the notice and the rule of a circle. Omitted fields do not change. */
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
