import { and, asc, desc, eq, inArray, lt, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { idArray, oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { prepared } from "../../../db/prepared.ts";
import { circleActiveUsers, follows, userGroups, users } from "../../../db/schema/index.ts";
import { wornColumn } from "../../rewards/badge/badge.queries.ts";
import { denialColumns } from "../../screening/circle-denial.queries.ts";
import { documentsContaining, KIND } from "../../search/search.queries.ts";

/** Nobody's id: what a visitor follows and is followed by is nothing. */
const NOBODY = "0";

const follow = (from: SQL, to: SQL) =>
  sql<boolean>`exists (select 1 from follows f where f.from_id = ${from} and f.to_id = ${to})`;

/** Columns of a user row with what stands between it and the viewer; the query joins `user_groups`. */
const memberColumns = (viewerId: string | Placeholder = NOBODY) => ({
  ...briefColumns,
  signature: users.signature,
  groupName: userGroups.name,
  exp: users.exp,
  verifiedDevice: users.verifiedDevice,
  hotRanking: users.hotRanking,
  isFollow: follow(sql`${viewerId}::bigint`, sql`${users.id}`),
  followsMe: follow(sql`${users.id}`, sql`${viewerId}::bigint`),
});

const inGroup = eq(userGroups.id, users.groupId);

/**
 * Locks two members in the order of their ids, so that two who follow each other at once do not wait for each other.
 * @returns the ids of those who exist and are not closed
 */
export async function lockMembers(tx: Db, ids: [string, string]): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.status, 1)))
    .orderBy(asc(users.id))
    .for("no key update");
  return rows.map((row) => row.id);
}

/** @returns whether the follow is new */
export async function insertFollow(tx: Db, fromId: string, toId: string): Promise<boolean> {
  const rows = await tx
    .insert(follows)
    .values({ fromId, toId })
    .onConflictDoNothing()
    .returning({ toId: follows.toId });
  return rows.length > 0;
}

/** Moves both ends' counters by one, up or down (ruling 13). */
export async function moveFollowCounts(tx: Db, fromId: string, toId: string, by: 1 | -1): Promise<void> {
  await tx
    .update(users)
    .set({
      followCount: sql`${users.followCount} + case when ${users.id} = ${fromId}::bigint then ${by}::int else 0 end`,
      fansCount: sql`${users.fansCount} + case when ${users.id} = ${toId}::bigint then ${by}::int else 0 end`,
    })
    .where(inArray(users.id, [fromId, toId]));
}

/** Takes away a follow, if there is one, and what it counts. Both members are locked (`lockMembers`). */
export async function unfollow(tx: Db, fromId: string, toId: string): Promise<void> {
  const rows = await tx
    .delete(follows)
    .where(and(eq(follows.fromId, fromId), eq(follows.toId, toId)))
    .returning({ toId: follows.toId });
  if (rows.length > 0) await moveFollowCounts(tx, fromId, toId, -1);
}

const isOpenAccount = (id: PgColumn) => sql`exists (select from users u where u.id = ${id} and u.status = 1)`;

/** Open accounts that follow a member. */
const fansOf = (userId: string) => and(eq(follows.toId, userId), isOpenAccount(follows.fromId));

/** Open accounts that a member follows. */
const followedBy = (userId: string) => and(eq(follows.fromId, userId), isOpenAccount(follows.toId));

/** Who follows a member, newest first. */
export async function listFans(db: Db, userId: string, viewerId: string, { limit, offset }: Page) {
  return db
    .select(memberColumns(viewerId))
    .from(follows)
    .innerJoin(users, eq(users.id, follows.fromId))
    .innerJoin(userGroups, inGroup)
    .where(fansOf(userId))
    .orderBy(desc(follows.createdAt), desc(follows.fromId))
    .limit(limit)
    .offset(offset);
}

/** Number of open accounts that follow a member, at most 10,000. */
export const countFans = (db: Db, userId: string) => countUpTo(db, follows, fansOf(userId));

/** Whom a member follows, newest first. */
export async function listFollows(db: Db, userId: string, viewerId: string, { limit, offset }: Page) {
  return db
    .select(memberColumns(viewerId))
    .from(follows)
    .innerJoin(users, eq(users.id, follows.toId))
    .innerJoin(userGroups, inGroup)
    .where(followedBy(userId))
    .orderBy(desc(follows.createdAt), desc(follows.toId))
    .limit(limit)
    .offset(offset);
}

/** Number of open accounts that a member follows, at most 10,000. */
export const countFollows = (db: Db, userId: string) => countUpTo(db, follows, followedBy(userId));

/** Settings that hide the two lists of a member; undefined for a missing or closed member. */
export async function followPrivacy(db: Db, userId: string) {
  const [row] = await db
    .select({ hideFans: users.hideFans, hideFollows: users.hideFollows })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 1)));
  return row;
}

const onHotList = sql`${users.hotRanking} > 0 and ${users.status} = 1`;

/** The active-user list of the site, best first. */
export async function listHotUsers(db: Db, { limit, offset }: Page) {
  return db
    .select({ ...memberColumns(), hotRankingBefore: users.hotRankingBefore, hotScore: users.hotScore })
    .from(users)
    .innerJoin(userGroups, inGroup)
    .where(onHotList)
    .orderBy(asc(users.hotRanking))
    .limit(limit)
    .offset(offset);
}

export async function countHotUsers(db: Db): Promise<number> {
  return db.$count(users, onHotList);
}

const circlePlace = {
  hotRanking: circleActiveUsers.rank,
  hotRankingBefore: circleActiveUsers.rankBefore,
  hotScore: circleActiveUsers.score,
};

/** Open accounts on the active-user list of a circle. */
const activeIn = (circleId: string) =>
  and(eq(circleActiveUsers.circleId, circleId), isOpenAccount(circleActiveUsers.userId));

/** The active-user list of one circle, best first; the ranking is the one inside the circle. */
export async function listCircleHotUsers(db: Db, circleId: string, { limit, offset }: Page) {
  return db
    .select({ ...memberColumns(), ...circlePlace })
    .from(circleActiveUsers)
    .innerJoin(users, eq(users.id, circleActiveUsers.userId))
    .innerJoin(userGroups, inGroup)
    .where(activeIn(circleId))
    .orderBy(asc(circleActiveUsers.rank))
    .limit(limit)
    .offset(offset);
}

export async function countCircleHotUsers(db: Db, circleId: string): Promise<number> {
  return db.$count(circleActiveUsers, activeIn(circleId));
}

/** Where a member stands on the site's list; `above` is the score of the place before theirs, or of the last one. */
export async function findHotPlace(db: Db, userId: string) {
  const [own] = await db
    .select({
      hotRanking: users.hotRanking,
      hotRankingBefore: users.hotRankingBefore,
      hotScore: users.hotScore,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!own) return undefined;
  const [next] = await db
    .select({ score: users.hotScore })
    .from(users)
    .where(and(onHotList, own.hotRanking > 0 ? lt(users.hotRanking, own.hotRanking) : undefined))
    .orderBy(desc(users.hotRanking))
    .limit(1);
  return { ...own, above: next?.score ?? 0 };
}

/** The same on the list of a circle; zeros for a member who is not on it. */
export async function findCircleHotPlace(db: Db, circleId: string, userId: string) {
  const onList = eq(circleActiveUsers.circleId, circleId);
  const [own] = await db
    .select(circlePlace)
    .from(circleActiveUsers)
    .where(and(onList, eq(circleActiveUsers.userId, userId)));
  const [next] = await db
    .select({ score: circleActiveUsers.score })
    .from(circleActiveUsers)
    .where(and(onList, own && lt(circleActiveUsers.rank, own.hotRanking)))
    .orderBy(desc(circleActiveUsers.rank))
    .limit(1);
  return { hotRanking: 0, hotRankingBefore: 0, hotScore: 0, ...own, above: next?.score ?? 0 };
}

export interface Wanted {
  /** The query's words, folded: each is part of a matching nickname. */
  words: string[];
  /** Members who are meant as well: their nicknames sound like the query, or differ by a slip. */
  also: string[];
}

/** Number of latest members whose rows are searched directly, because the search index is up to a second behind. */
const LATEST = 500;

/** The search index knows no emoji that stands alone. */
const matches = ({ words, also }: Wanted) => sql`(${users.id} = any(${idArray(also)}) or ${users.id} in (
    ${documentsContaining(KIND.member, words)}
    union all
    select latest.id from (
      select u.id, u.nickname_key from users u order by u.id desc limit ${LATEST}
    ) latest where ${and(...words.map((word) => sql`position(${word}::text in latest.nickname_key) > 0`))}
  )) and ${users.status} = 1`;

/** Members by nickname: the exact one, then those that begin so, then by activity. */
export async function searchUsers(
  db: Db,
  wanted: Wanted,
  viewerId: string | undefined,
  { limit, offset }: Page,
) {
  const key = wanted.words.join("");
  return db
    .select(memberColumns(viewerId))
    .from(users)
    .innerJoin(userGroups, inGroup)
    .where(matches(wanted))
    .orderBy(
      sql`${users.nicknameKey} = ${key} desc`,
      sql`starts_with(${users.nicknameKey}, ${key}) desc`,
      sql`position(${key} in ${users.nicknameKey}) > 0 desc`,
      desc(users.hotScore),
      desc(users.fansCount),
      asc(users.id),
    )
    .limit(limit)
    .offset(offset);
}

export async function countUsers(db: Db, wanted: Wanted): Promise<number> {
  return db.$count(users, matches(wanted));
}

/** As many of a member's latest threads are looked through for a cover. */
const COVER_AMONG = 60;

/** The cover that was chosen, else the first picture of what others like most of the latest; empty where there is none. */
const shownCover = sql<string>`coalesce(nullif(${users.cover}, ''), (
  select latest.images -> 0 ->> 'url' from (
    select t.images, t.like_count from threads t
    where t.author_id = ${users.id} and t.status = 1
    order by t.posted_at desc, t.id desc limit ${COVER_AMONG}
  ) latest where jsonb_array_length(latest.images) > 0
  order by latest.like_count desc limit 1), '')`;

const profile = prepared("profile", (db) =>
  db
    .select({
      ...memberColumns(sql.placeholder("viewerId")),
      cover: shownCover,
      fansCount: users.fansCount,
      followCount: users.followCount,
      threadCount: users.threadCount,
      likedCount: users.likedCount,
      joinedAt: users.createdAt,
      hideFavorites: users.hideFavorites,
      worn: wornColumn,
    })
    .from(users)
    .innerJoin(userGroups, inGroup)
    .where(and(eq(users.id, sql.placeholder("userId")), eq(users.status, 1))),
);

/** A member's public profile; undefined when missing or closed. */
export async function findProfile(db: Db, userId: string, viewerId = NOBODY) {
  const [row] = await profile(db).execute({ userId, viewerId });
  return row;
}

/** What a member reads of themselves; the query joins `user_groups`. */
export const ownColumns = {
  userId: users.id,
  userName: users.username,
  nickname: users.nickname,
  avatar: users.avatar,
  signature: users.signature,
  cover: users.cover,
  gender: users.gender,
  birthday: users.birthday,
  region: users.region,
  hideFans: users.hideFans,
  hideFollows: users.hideFollows,
  hideFavorites: users.hideFavorites,
  fontSize: users.fontSize,
  exp: users.exp,
  verifiedDevice: users.verifiedDevice,
  fansCount: users.fansCount,
  followCount: users.followCount,
  threadCount: users.threadCount,
  likedCount: users.likedCount,
  invitationCode: users.invitationCode,
  group: { id: userGroups.id, name: userGroups.name, permissionList: userGroups.permissions },
  denied: denialColumns,
};

const ownInfo = prepared("own_info", (db) =>
  db
    .select(ownColumns)
    .from(users)
    .innerJoin(userGroups, inGroup)
    .where(eq(users.id, sql.placeholder("userId"))),
);

export type Own = Awaited<ReturnType<typeof findOwn>>;

/** What a member reads of themselves; the viewer exists, so does the row. */
export async function findOwn(db: Db, userId: string) {
  return oneRow(await ownInfo(db).execute({ userId }), "findOwn");
}
