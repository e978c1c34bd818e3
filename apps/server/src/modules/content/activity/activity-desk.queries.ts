import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { SIGNUP } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { activities, activitySignups, threads, users } from "../../../db/schema/index.ts";
import { threadsContain } from "../../search/thread-search.queries.ts";
import { type ActivityState, STATE } from "./activity.rules.ts";

/** The states the console sees: shown, and taken down. */
export const ON_DESK = [1, 3] as const;

/** `stateOf` as a condition. */
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

export interface DeskFilter {
  keyWord: string;
  state?: ActivityState;
  status?: number;
  now: Date;
}

const wanted = ({ keyWord, state, status, now }: DeskFilter) =>
  and(
    status ? eq(threads.status, status) : inArray(threads.status, [...ON_DESK]),
    threadsContain(keyWord),
    state === undefined ? undefined : inState(state, now),
  );

const ofThread = eq(threads.id, activities.threadId);

const columns = {
  activity: activities,
  title: threads.title,
  status: threads.status,
  organiser: briefColumns,
};

/** One page of the activities, those that were taken down among them. */
export async function listOnDesk(
  db: Db,
  filter: DeskFilter,
  { column, isAsc }: { column: "start_at" | "joined_num"; isAsc: boolean },
  { limit, offset }: Page,
) {
  const way = isAsc ? asc : desc;
  const by = column === "start_at" ? activities.startAt : activities.joinedNum;
  return db
    .select({
      ...columns,
      waitingNum: sql<number>`(
        select count(*)::int from activity_signups s
        where s.activity_id = ${activities.threadId} and s.status = ${SIGNUP.waiting})`,
    })
    .from(activities)
    .innerJoin(threads, ofThread)
    .innerJoin(users, eq(users.id, activities.organiserId))
    .where(wanted(filter))
    .orderBy(way(by), way(activities.threadId))
    .limit(limit)
    .offset(offset);
}

export async function countOnDesk(db: Db, filter: DeskFilter): Promise<number> {
  const some = db
    .select({ id: activities.threadId })
    .from(activities)
    .innerJoin(threads, ofThread)
    .where(wanted(filter))
    .as("some");
  return db.$count(some);
}

/** One activity that is shown or was taken down. */
export async function findOnDesk(db: Db, id: string) {
  const [row] = await db
    .select(columns)
    .from(activities)
    .innerJoin(threads, and(ofThread, inArray(threads.status, [...ON_DESK])))
    .innerJoin(users, eq(users.id, activities.organiserId))
    .where(eq(activities.threadId, id));
  return row;
}

/** Everybody who ever signed up for an activity, the early ones first. */
export async function signupsToExport(db: Db, activityId: string) {
  const { status, name, phone, answers, createdAt } = activitySignups;
  return db
    .select({ userId: users.id, nickname: users.nickname, status, name, phone, answers, createdAt })
    .from(activitySignups)
    .innerJoin(users, eq(users.id, activitySignups.userId))
    .where(eq(activitySignups.activityId, activityId))
    .orderBy(asc(activitySignups.createdAt), asc(activitySignups.userId));
}
