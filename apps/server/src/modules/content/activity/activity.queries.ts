import { and, eq, exists, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { authorColumns, isStaff } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { type Flag, flagCondition, oneRow, rowsOf } from "../../../core/sql.ts";
import { SIGNUP } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import {
  activities,
  activitySignups,
  auditLog,
  groups,
  threads,
  userGroups,
  users,
} from "../../../db/schema/index.ts";
import { DELETED, NORMAL } from "../thread/thread.rules.ts";

/** Statuses of signups that count as participants. */
const PARTICIPANT_STATUSES = sql.raw(`(${SIGNUP.approved}, ${SIGNUP.checkedIn})`);

/** Maximum counted total of a list. */
const MAX_TOTAL = 2000;

export type ActivityTab = "all" | "open" | "soon" | "ongoing" | "over";

export interface ListFilter {
  groupId?: string;
  tab: ActivityTab;
  isOffline?: Flag;
  now: Date;
}

const isOpen = (now: Date) =>
  sql`(a.start_at > ${now} and a.sign_start_at <= ${now} and a.sign_end_at > ${now})`;

const inTab = (tab: ActivityTab, now: Date): SQL =>
  ({
    all: sql`true`,
    open: sql`a.over_at > ${now} and ${isOpen(now)}`,
    soon: sql`a.over_at > ${now} and a.start_at > ${now} and not ${isOpen(now)}`,
    ongoing: sql`a.over_at > ${now} and a.start_at <= ${now}`,
    over: sql`a.over_at <= ${now}`,
  })[tab];

const listSource = ({ groupId, tab, isOffline, now }: ListFilter): SQL => sql`
  from activities a join threads t on t.id = a.thread_id and t.status = ${NORMAL}
  where ${groupId ? sql`t.group_id = ${groupId}::bigint` : sql`true`}
    and ${flagCondition(isOffline, sql`not a.is_online`) ?? sql`true`} and ${inTab(tab, now)}`;

/**
 * Lists activity IDs: first those open for signup, then those in progress or upcoming, each by start, then finished
 * ones, the latest first. Reads all unfinished activities, which are few, and only as many finished ones as the page
 * needs.
 */
export async function listActivityIds(
  db: Db,
  filter: ListFilter,
  { limit, offset }: Page,
): Promise<string[]> {
  const { now } = filter;
  const result = await db.execute(sql`
    select id::text from (
      (select a.thread_id as id, case when ${isOpen(now)} then 0 else 1 end as part, a.start_at as at, 1 as way
        ${listSource(filter)} and a.over_at > ${now})
      union all
      (select a.thread_id, 2, a.over_at, -1 ${listSource(filter)} and a.over_at <= ${now}
        order by a.over_at desc, a.thread_id desc limit ${limit + offset})
    ) found
    order by part, way * extract(epoch from at), id desc limit ${limit} offset ${offset}`);
  return rowsOf<{ id: string }>(result).map(({ id }) => id);
}

/** Counts the activities of a list, up to `MAX_TOTAL`. */
export async function countActivities(db: Db, filter: ListFilter): Promise<number> {
  const result = await db.execute(
    sql`select count(*)::int as n from (select 1 ${listSource(filter)} limit ${MAX_TOTAL}) found`,
  );
  return oneRow(rowsOf<{ n: number }>(result), "countActivities").n;
}

/** Counts the unfinished activities by tab in one query. */
export async function countByTab(db: Db, groupId: string | undefined, now: Date) {
  const all: ListFilter = { ...(groupId && { groupId }), tab: "all", now };
  const result = await db.execute(sql`
    select count(*) filter (where ${inTab("open", now)})::int as open,
      count(*) filter (where ${inTab("soon", now)})::int as soon,
      count(*) filter (where ${inTab("ongoing", now)})::int as ongoing
    ${listSource(all)} and a.over_at > ${now}`);
  return oneRow(rowsOf<{ open: number; soon: number; ongoing: number }>(result), "countByTab");
}

const isNormalThread = and(eq(threads.id, activities.threadId), eq(threads.status, NORMAL));

/** Lists activities by ID with the title and excerpt of their threads, in no particular order. */
export async function listActivityCards(db: Db, ids: string[]) {
  return db
    .select({
      activity: activities,
      groupId: threads.groupId,
      title: threads.title,
      excerpt: threads.excerpt,
    })
    .from(activities)
    .innerJoin(threads, isNormalThread)
    .where(sql`${activities.threadId} in ${ids}`);
}

interface Participant {
  userId: string;
  nickname: string;
  avatar: string;
  isStaff: 0 | 1;
}

/** Lists the latest participants with open accounts of several activities, at most `each` per activity. */
export async function listParticipants(db: Db, ids: string[], each: number) {
  if (ids.length === 0) return new Map<string, Participant[]>();
  const result = await db.execute(sql`
    select a.thread_id::text as "activityId", u.id::text as "userId", u.nickname, u.avatar, ${isStaff(sql`u.group_id`)} as "isStaff"
    from activities a
    cross join lateral (
      select s.user_id, s.created_at from activity_signups s
      join users m on m.id = s.user_id and m.status = 1
      where s.activity_id = a.thread_id and s.status in ${PARTICIPANT_STATUSES}
      order by s.created_at desc, s.user_id desc limit ${each}
    ) s
    join users u on u.id = s.user_id
    where a.thread_id in ${ids}
    order by a.thread_id, s.created_at desc, s.user_id desc`);
  const participants = new Map<string, Participant[]>();
  for (const { activityId, ...user } of rowsOf<Participant & { activityId: string }>(result))
    participants.set(activityId, [...(participants.get(activityId) ?? []), user]);
  return participants;
}

/**
 * Finds an activity with its group, title and organiser. The thread must be normal, or belong to `authorId` and not be
 * deleted.
 */
export async function findActivity(db: Db, id: string, authorId?: string) {
  const own = authorId && and(eq(threads.authorId, authorId), ne(threads.status, DELETED));
  const isVisible = or(eq(threads.status, NORMAL), own || undefined);
  const [row] = await db
    .select({
      activity: activities,
      groupId: threads.groupId,
      title: threads.title,
      organiser: authorColumns,
    })
    .from(activities)
    .innerJoin(threads, and(eq(threads.id, activities.threadId), isVisible))
    .innerJoin(users, eq(users.id, activities.organiserId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(eq(activities.threadId, id));
  return row;
}

/** Counts the activities of an organiser whose thread is normal and that were not cancelled. */
export async function countOrganised(db: Db, userId: string): Promise<number> {
  const thread = db.select({ id: threads.id }).from(threads).where(isNormalThread);
  return db.$count(
    activities,
    and(eq(activities.organiserId, userId), isNull(activities.cancelledAt), exists(thread)),
  );
}

/** Finds the group of a new activity: `groupId` if it is for activities, or the first such group without `groupId`. */
export async function activityGroup(db: Db, groupId: string | undefined): Promise<string | undefined> {
  const [row] = await db
    .select({ id: groups.id })
    .from(groups)
    .where(
      and(groups.isShow, eq(groups.type, "bbs_group_activity"), groupId ? eq(groups.id, groupId) : undefined),
    )
    .orderBy(groups.orderNum, groups.id)
    .limit(1);
  return row?.id;
}

export async function insertActivity(db: Db, row: typeof activities.$inferInsert): Promise<void> {
  await db.insert(activities).values(row);
}

export async function updateActivity(
  tx: Db,
  id: string,
  plan: Partial<typeof activities.$inferInsert>,
): Promise<void> {
  await tx.update(activities).set(plan).where(eq(activities.threadId, id));
}

/** Erases the name, phone number and answers in all signups of a member. */
export async function eraseSignupsOf(tx: Db, userId: string): Promise<void> {
  await tx
    .update(activitySignups)
    .set({ name: "", phone: "", answers: [] })
    .where(eq(activitySignups.userId, userId));
}

/** Audits that an operator cancelled a member's activity, with the reason (ruling 14). */
export async function auditCancellation(
  tx: Db,
  actorId: string,
  targetId: string,
  reason: string,
): Promise<void> {
  await tx
    .insert(auditLog)
    .values({ actorId, action: "activity.cancel", targetType: "thread", targetId, reason });
}
