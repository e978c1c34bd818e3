import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { SIGNUP } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { activities, activitySignups, threads, users } from "../../../db/schema/index.ts";
import { threadsContain } from "../../search/index.ts";
import { type ActivityState, STATE } from "./activity.rules.ts";

/** Thread statuses of the activities in the console: normal and removed. */
export const MANAGED_STATUSES = [1, 3] as const;

/** SQL condition for `stateOf`. */
const inState = (state: ActivityState, now: Date): SQL => {
  const { startAt, endAt, signStartAt, signEndAt, cancelledAt } = activities;
  const ahead = sql`${cancelledAt} is null and ${startAt} > ${now}`;
  return {
    [STATE.early]: sql`${ahead} and ${signStartAt} > ${now}`,
    [STATE.open]: sql`${ahead} and ${signStartAt} <= ${now} and ${signEndAt} > ${now}`,
    [STATE.closed]: sql`${ahead} and ${signStartAt} <= ${now} and ${signEndAt} <= ${now}`,
    [STATE.ongoing]: sql`${cancelledAt} is null and ${startAt} <= ${now} and ${endAt} > ${now}`,
    [STATE.over]: sql`${cancelledAt} is null and ${endAt} <= ${now}`,
    [STATE.cancelled]: sql`${cancelledAt} is not null`,
  }[state];
};

export interface ManagedFilter {
  keyWord: string;
  state?: ActivityState;
  status?: number;
  now: Date;
}

const matchesFilter = ({ keyWord, state, status, now }: ManagedFilter) =>
  and(
    status ? eq(threads.status, status) : inArray(threads.status, [...MANAGED_STATUSES]),
    threadsContain(keyWord),
    state === undefined ? undefined : inState(state, now),
  );

const isThreadOfActivity = eq(threads.id, activities.threadId);

const columns = {
  activity: activities,
  title: threads.title,
  status: threads.status,
  organiser: briefColumns,
};

/** Lists a page of activities, removed ones included. */
export async function listManagedActivities(
  db: Db,
  filter: ManagedFilter,
  { column, isAsc }: { column: "start_at" | "joined_num"; isAsc: boolean },
  { limit, offset }: Page,
) {
  const order = isAsc ? asc : desc;
  const orderColumn = column === "start_at" ? activities.startAt : activities.joinedNum;
  return db
    .select({
      ...columns,
      waitingNum: sql<number>`(
        select count(*)::int from activity_signups s
        where s.activity_id = ${activities.threadId} and s.status = ${SIGNUP.waiting})`,
    })
    .from(activities)
    .innerJoin(threads, isThreadOfActivity)
    .innerJoin(users, eq(users.id, activities.organiserId))
    .where(matchesFilter(filter))
    .orderBy(order(orderColumn), order(activities.threadId))
    .limit(limit)
    .offset(offset);
}

export async function countManagedActivities(db: Db, filter: ManagedFilter): Promise<number> {
  const matches = db
    .select({ id: activities.threadId })
    .from(activities)
    .innerJoin(threads, isThreadOfActivity)
    .where(matchesFilter(filter))
    .as("some");
  return db.$count(matches);
}

/** Finds an activity whose thread is normal or removed. */
export async function findManagedActivity(db: Db, id: string) {
  const [row] = await db
    .select(columns)
    .from(activities)
    .innerJoin(threads, and(isThreadOfActivity, inArray(threads.status, [...MANAGED_STATUSES])))
    .innerJoin(users, eq(users.id, activities.organiserId))
    .where(eq(activities.threadId, id));
  return row;
}

/** Lists all signups of an activity, whatever their status, oldest first. */
export async function listSignupsForExport(db: Db, activityId: string) {
  const { status, name, phone, answers, createdAt } = activitySignups;
  return db
    .select({ userId: users.id, nickname: users.nickname, status, name, phone, answers, createdAt })
    .from(activitySignups)
    .innerJoin(users, eq(users.id, activitySignups.userId))
    .where(eq(activitySignups.activityId, activityId))
    .orderBy(asc(activitySignups.createdAt), asc(activitySignups.userId));
}
