import { and, asc, desc, eq, lte, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { trusted } from "../../../core/screened.ts";
import { idList, isAmong } from "../../../core/sql.ts";
import type { CircleModerator } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { circleActiveUsers, circleModerators, circles, groups, users } from "../../../db/schema/index.ts";
import { MAX_ACTIVE_USERS } from "./circle.rules.ts";

/** Lists the visible function sections in order. */
export async function listGroups(db: Db) {
  return db
    .select()
    .from(groups)
    .where(eq(groups.isShow, true))
    .orderBy(asc(groups.orderNum), asc(groups.id));
}

/** Finds a visible section. */
export async function findGroup(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(groups)
    .where(and(eq(groups.id, id), eq(groups.isShow, true)));
  return row;
}

const inCategory = (category: string | undefined) =>
  category ? eq(circles.category, trusted(category)) : undefined;

const ORDERS = {
  order_num: [asc(circles.orderNum), asc(circles.id)],
  trends_count: [desc(circles.threadCount), desc(circles.id)],
  created_at: [desc(circles.createdAt), desc(circles.id)],
} as const;

export type CircleOrder = keyof typeof ORDERS;

/** Lists a page of circles. Closed circles are included because their threads stay readable. */
export async function listCircles(
  db: Db,
  filter: { category?: string; orderByColumn?: CircleOrder },
  { limit, offset }: Page,
) {
  return db
    .select()
    .from(circles)
    .where(inCategory(filter.category))
    .orderBy(...ORDERS[filter.orderByColumn ?? "order_num"])
    .limit(limit)
    .offset(offset);
}

export async function countCircles(db: Db, category: string | undefined): Promise<number> {
  return db.$count(circles, inCategory(category));
}

const circleById = prepared("circle", (db) =>
  db
    .select()
    .from(circles)
    .where(eq(circles.id, sql.placeholder("id"))),
);

export async function findCircle(db: Db, id: string) {
  const [row] = await circleById(db).execute({ id });
  return row;
}

/** Lists the circles that accept new threads. An empty keyword matches all names. */
export async function listOpenCircles(db: Db, keyWord: string) {
  return db
    .select({
      id: circles.id,
      groupName: circles.name,
      category: circles.category,
      picUrl: circles.picUrl,
      joinType: circles.joinType,
    })
    .from(circles)
    .where(and(eq(circles.isOpen, true), sql`position(lower(${keyWord}) in lower(${circles.name})) > 0`))
    .orderBy(asc(circles.orderNum), asc(circles.id));
}

const moderatorsOfCircles = prepared("circle_moderators_shown", (db) =>
  db
    .select({ circleId: circleModerators.circleId, ...briefColumns })
    .from(circleModerators)
    .innerJoin(users, eq(users.id, circleModerators.userId))
    .where(and(isAmong(circleModerators.circleId, sql.placeholder("ids")), eq(users.status, 1)))
    .orderBy(asc(circleModerators.circleId), asc(circleModerators.position), asc(circleModerators.userId)),
);

/** Lists the moderators of several circles, ordered by circle and position. */
export async function listModerators(db: Db, circleIds: string[]) {
  return moderatorsOfCircles(db).execute({ ids: idList(circleIds) });
}

const activeInCircles = prepared("circle_active_users", (db) =>
  db
    .select({ circleId: circleActiveUsers.circleId, ...briefColumns })
    .from(circleActiveUsers)
    .innerJoin(users, eq(users.id, circleActiveUsers.userId))
    .where(
      and(
        isAmong(circleActiveUsers.circleId, sql.placeholder("ids")),
        lte(circleActiveUsers.rank, MAX_ACTIVE_USERS),
        eq(users.status, 1),
      ),
    )
    .orderBy(asc(circleActiveUsers.circleId), asc(circleActiveUsers.rank)),
);

/** Lists the most active members of several circles, ordered by circle and rank. */
export async function listActiveUsers(db: Db, circleIds: string[]) {
  return activeInCircles(db).execute({ ids: idList(circleIds) });
}

/** Whether a member moderates a circle. False while a second step that moderators need is missing. */
export async function moderates(
  db: Db,
  { id, lacksTwoStep }: CircleModerator,
  circleId: string | null,
): Promise<boolean> {
  if (!circleId || lacksTwoStep) return false;
  const isOwnRow = and(eq(circleModerators.circleId, circleId), eq(circleModerators.userId, id));
  return (await db.$count(circleModerators, isOwnRow)) > 0;
}
