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

/** Who counts as taking part: approved, or there already. */
const taking = sql.raw(`(${SIGNUP.approved}, ${SIGNUP.checkedIn})`);

/** Totals stop here and are shown as 「more」; nobody turns so many pages. */
const TOTAL_BOUND = 2000;

export type ActivityTab = "all" | "open" | "soon" | "ongoing" | "over";

export interface ListFilter {
  groupId?: string;
  tab: ActivityTab;
  isOffline?: Flag;
  now: Date;
}

const open = (now: Date) =>
  sql`(a.start_at > ${now} and a.sign_start_at <= ${now} and a.sign_end_at > ${now})`;

const ofTab = (tab: ActivityTab, now: Date): SQL =>
  ({
    all: sql`true`,
    open: sql`a.over_at > ${now} and ${open(now)}`,
    soon: sql`a.over_at > ${now} and a.start_at > ${now} and not ${open(now)}`,
    ongoing: sql`a.over_at > ${now} and a.start_at <= ${now}`,
    over: sql`a.over_at <= ${now}`,
  })[tab];

const shown = ({ groupId, tab, isOffline, now }: ListFilter): SQL => sql`
  from activities a join threads t on t.id = a.thread_id and t.status = ${NORMAL}
  where ${groupId ? sql`t.group_id = ${groupId}::bigint` : sql`true`}
    and ${flagCondition(isOffline, sql`not a.is_online`) ?? sql`true`} and ${ofTab(tab, now)}`;

/**
 * The ids of a list: first what can still be joined, then what is in progress or to come, the nearest first; then what
 * is over, the latest first. Few activities are not over; of those that are, no more than the page needs are read.
 */
export async function activityIds(db: Db, filter: ListFilter, { limit, offset }: Page): Promise<string[]> {
  const { now } = filter;
  const result = await db.execute(sql`
    select id::text from (
      (select a.thread_id as id, case when ${open(now)} then 0 else 1 end as part, a.start_at as at, 1 as way
        ${shown(filter)} and a.over_at > ${now})
      union all
      (select a.thread_id, 2, a.over_at, -1 ${shown(filter)} and a.over_at <= ${now}
        order by a.over_at desc, a.thread_id desc limit ${limit + offset})
    ) found
    order by part, way * extract(epoch from at), id desc limit ${limit} offset ${offset}`);
  return rowsOf<{ id: string }>(result).map(({ id }) => id);
}

/** How long a list is, counted up to a bound. */
export async function activityTotal(db: Db, filter: ListFilter): Promise<number> {
  const result = await db.execute(
    sql`select count(*)::int as n from (select 1 ${shown(filter)} limit ${TOTAL_BOUND}) found`,
  );
  return oneRow(rowsOf<{ n: number }>(result), "activityTotal").n;
}

/** How many activities there are of each state that is not over, in one pass. */
export async function activityCounts(db: Db, groupId: string | undefined, now: Date) {
  const all: ListFilter = { ...(groupId && { groupId }), tab: "all", now };
  const result = await db.execute(sql`
    select count(*) filter (where ${ofTab("open", now)})::int as open,
      count(*) filter (where ${ofTab("soon", now)})::int as soon,
      count(*) filter (where ${ofTab("ongoing", now)})::int as ongoing
    ${shown(all)} and a.over_at > ${now}`);
  return oneRow(rowsOf<{ open: number; soon: number; ongoing: number }>(result), "activityCounts");
}

const shownThread = and(eq(threads.id, activities.threadId), eq(threads.status, NORMAL));

/** The activities of `ids` with the title and excerpt of their threads, in no order. */
export async function activityCards(db: Db, ids: string[]) {
  return db
    .select({
      activity: activities,
      groupId: threads.groupId,
      title: threads.title,
      excerpt: threads.excerpt,
    })
    .from(activities)
    .innerJoin(threads, shownThread)
    .where(sql`${activities.threadId} in ${ids}`);
}

interface Participant {
  userId: string;
  nickname: string;
  avatar: string;
  isStaff: 0 | 1;
}

/** The open accounts that take part in several activities, the latest first, so many of each. */
export async function joinedOf(db: Db, ids: string[], each: number) {
  if (ids.length === 0) return new Map<string, Participant[]>();
  const result = await db.execute(sql`
    select a.thread_id::text as "activityId", u.id::text as "userId", u.nickname, u.avatar, ${isStaff(sql`u.group_id`)} as "isStaff"
    from activities a
    cross join lateral (
      select s.user_id, s.created_at from activity_signups s
      join users m on m.id = s.user_id and m.status = 1
      where s.activity_id = a.thread_id and s.status in ${taking}
      order by s.created_at desc, s.user_id desc limit ${each}
    ) s
    join users u on u.id = s.user_id
    where a.thread_id in ${ids}
    order by a.thread_id, s.created_at desc, s.user_id desc`);
  const found = new Map<string, Participant[]>();
  for (const { activityId, ...user } of rowsOf<Participant & { activityId: string }>(result))
    found.set(activityId, [...(found.get(activityId) ?? []), user]);
  return found;
}

/** One activity that is shown, or is of `authorId` and not deleted, with its thread's title and who organises it. */
export async function activityById(db: Db, id: string, authorId?: string) {
  const own = authorId && and(eq(threads.authorId, authorId), ne(threads.status, DELETED));
  const seen = or(eq(threads.status, NORMAL), own || undefined);
  const [row] = await db
    .select({
      activity: activities,
      groupId: threads.groupId,
      title: threads.title,
      organiser: authorColumns,
    })
    .from(activities)
    .innerJoin(threads, and(eq(threads.id, activities.threadId), seen))
    .innerJoin(users, eq(users.id, activities.organiserId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(eq(activities.threadId, id));
  return row;
}

/** How many activities somebody has organised that were not cancelled. */
export async function countOrganised(db: Db, userId: string): Promise<number> {
  const thread = db.select({ id: threads.id }).from(threads).where(shownThread);
  return db.$count(
    activities,
    and(eq(activities.organiserId, userId), isNull(activities.cancelledAt), exists(thread)),
  );
}

/** The group an activity goes to: the given one if it is for activities, else the first that is. */
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

/** Writes the changed plan of a held activity. */
export async function updateActivity(
  tx: Db,
  id: string,
  plan: Partial<typeof activities.$inferInsert>,
): Promise<void> {
  await tx.update(activities).set(plan).where(eq(activities.threadId, id));
}

/** Erases what a member entered when signing up, in all activities. */
export async function eraseSignupsOf(tx: Db, userId: string): Promise<void> {
  await tx
    .update(activitySignups)
    .set({ name: "", phone: "", answers: [] })
    .where(eq(activitySignups.userId, userId));
}

/** Records in the audit log that somebody cancelled another's activity, and why (ruling 14). */
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
