import { and, asc, desc, eq, inArray, lt, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { idArray, oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { prepared } from "../../../db/prepared.ts";
import { circleActiveUsers, follows, userGroups, users } from "../../../db/schema/index.ts";
import { removeNotifications, subtractUnread } from "../../notifications/index.ts";
import { wornColumn } from "../../rewards/index.ts";
import { denialColumns } from "../../screening/index.ts";
import { documentsContaining, KIND } from "../../search/index.ts";

/** ID without a row, used as the viewer ID of visitors, for whom all follow flags are false. */
const NO_VIEWER_ID = "0";

const isFollowing = (from: SQL, to: SQL) =>
  sql<boolean>`exists (select 1 from follows f where f.from_id = ${from} and f.to_id = ${to})`;

/** Columns of a user row with its follow flags for the viewer. The query must join `user_groups`. */
const memberColumns = (viewerId: string | Placeholder = NO_VIEWER_ID) => ({
  ...briefColumns,
  signature: users.signature,
  groupName: userGroups.name,
  exp: users.exp,
  verifiedDevice: users.verifiedDevice,
  hotRanking: users.hotRanking,
  isFollow: isFollowing(sql`${viewerId}::bigint`, sql`${users.id}`),
  followsMe: isFollowing(sql`${users.id}`, sql`${viewerId}::bigint`),
});

const inGroup = eq(userGroups.id, users.groupId);

/**
 * Locks two members in the order of their IDs, so that members who follow each other concurrently do not deadlock.
 * @returns the IDs of open accounts
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

/** Inserts a follow. Returns false if it exists. */
export async function insertFollow(tx: Db, fromId: string, toId: string): Promise<boolean> {
  const rows = await tx
    .insert(follows)
    .values({ fromId, toId })
    .onConflictDoNothing()
    .returning({ toId: follows.toId });
  return rows.length > 0;
}

/** Changes the follow count of one member and the fans count of the other (ruling 13). */
export async function moveFollowCounts(tx: Db, fromId: string, toId: string, by: 1 | -1): Promise<void> {
  await tx
    .update(users)
    .set({
      followCount: sql`${users.followCount} + case when ${users.id} = ${fromId}::bigint then ${by}::int else 0 end`,
      fansCount: sql`${users.fansCount} + case when ${users.id} = ${toId}::bigint then ${by}::int else 0 end`,
    })
    .where(inArray(users.id, [fromId, toId]));
}

/** Deletes a follow, if it exists, and updates the counts. The caller has locked both members (`lockMembers`). */
export async function unfollow(tx: Db, fromId: string, toId: string): Promise<void> {
  const rows = await tx
    .delete(follows)
    .where(and(eq(follows.fromId, fromId), eq(follows.toId, toId)))
    .returning({ toId: follows.toId });
  if (rows.length === 0) return;
  await moveFollowCounts(tx, fromId, toId, -1);
  const act = { userId: toId, kind: "follow", actorId: fromId } as const;
  await subtractUnread(tx, await removeNotifications(tx, [act]));
}

const isOpenAccount = (id: PgColumn) => sql`exists (select from users u where u.id = ${id} and u.status = 1)`;

/** Open accounts that follow a member. */
const fansOf = (userId: string) => and(eq(follows.toId, userId), isOpenAccount(follows.fromId));

/** Open accounts that a member follows. */
const followedBy = (userId: string) => and(eq(follows.fromId, userId), isOpenAccount(follows.toId));

/** Lists the members who follow a member, newest first. */
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

/** Lists the members whom a member follows, newest first. */
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

/** Finds the settings that hide the two lists of a member; undefined for an unknown or closed member. */
export async function findFollowPrivacy(db: Db, userId: string) {
  const [row] = await db
    .select({ hideFans: users.hideFans, hideFollows: users.hideFollows })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 1)));
  return row;
}

const isOnHotList = sql`${users.hotRanking} > 0 and ${users.status} = 1`;

/** Lists the active users of the site by rank. */
export async function listHotUsers(db: Db, { limit, offset }: Page) {
  return db
    .select({ ...memberColumns(), hotRankingBefore: users.hotRankingBefore, hotScore: users.hotScore })
    .from(users)
    .innerJoin(userGroups, inGroup)
    .where(isOnHotList)
    .orderBy(asc(users.hotRanking))
    .limit(limit)
    .offset(offset);
}

export async function countHotUsers(db: Db): Promise<number> {
  return db.$count(users, isOnHotList);
}

const circlePlace = {
  hotRanking: circleActiveUsers.rank,
  hotRankingBefore: circleActiveUsers.rankBefore,
  hotScore: circleActiveUsers.score,
};

/** Open accounts on the active-user list of a circle. */
const activeIn = (circleId: string) =>
  and(eq(circleActiveUsers.circleId, circleId), isOpenAccount(circleActiveUsers.userId));

/** Lists the active users of a circle by their rank in the circle. */
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

/**
 * Finds the rank of a member among the active users of the site. `above` is the score of the next better rank, or of
 * the last rank for a member without a rank.
 */
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
    .where(and(isOnHotList, own.hotRanking > 0 ? lt(users.hotRanking, own.hotRanking) : undefined))
    .orderBy(desc(users.hotRanking))
    .limit(1);
  return { ...own, above: next?.score ?? 0 };
}

/** Finds the rank of a member in a circle, like `findHotPlace`. Returns zeros for a member without a rank. */
export async function findCircleHotPlace(db: Db, circleId: string, userId: string) {
  const isInCircle = eq(circleActiveUsers.circleId, circleId);
  const [own] = await db
    .select(circlePlace)
    .from(circleActiveUsers)
    .where(and(isInCircle, eq(circleActiveUsers.userId, userId)));
  const [next] = await db
    .select({ score: circleActiveUsers.score })
    .from(circleActiveUsers)
    .where(and(isInCircle, own && lt(circleActiveUsers.rank, own.hotRanking)))
    .orderBy(desc(circleActiveUsers.rank))
    .limit(1);
  return { hotRanking: 0, hotRankingBefore: 0, hotScore: 0, ...own, above: next?.score ?? 0 };
}

export interface UserSearch {
  /** Folded words of the query. A matching nickname contains all of them. */
  words: string[];
  /** IDs of further hits, whose nicknames sound like the query or match its correction. */
  soundingIds: string[];
}

/** Number of latest members whose rows are searched directly, because the search index is up to a second behind. */
const LATEST_MEMBERS = 500;

/** SQL condition for members who match a search, by the search index or among the latest members. */
const matchesSearch = ({
  words,
  soundingIds,
}: UserSearch) => sql`(${users.id} = any(${idArray(soundingIds)}) or ${users.id} in (
    ${documentsContaining(KIND.member, words)}
    union all
    select latest.id from (
      select u.id, u.nickname_key from users u order by u.id desc limit ${LATEST_MEMBERS}
    ) latest where ${and(...words.map((word) => sql`position(${word}::text in latest.nickname_key) > 0`))}
  )) and ${users.status} = 1`;

/** Lists members by nickname: the exact match, then prefix matches, then other matches, each by activity. */
export async function searchUsers(
  db: Db,
  search: UserSearch,
  viewerId: string | undefined,
  { limit, offset }: Page,
) {
  const key = search.words.join("");
  return db
    .select(memberColumns(viewerId))
    .from(users)
    .innerJoin(userGroups, inGroup)
    .where(matchesSearch(search))
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

export async function countUsers(db: Db, search: UserSearch): Promise<number> {
  return db.$count(users, matchesSearch(search));
}

/** Number of a member's latest threads that are searched for a cover image. */
const COVER_SAMPLE = 60;

/**
 * SQL expression for the cover image: the chosen one, or the first image of the most liked thread among the latest;
 * empty without images.
 */
const coverColumn = sql<string>`coalesce(nullif(${users.cover}, ''), (
  select latest.images -> 0 ->> 'url' from (
    select t.images, t.like_count from threads t
    where t.author_id = ${users.id} and t.status = 1
    order by t.posted_at desc, t.id desc limit ${COVER_SAMPLE}
  ) latest where jsonb_array_length(latest.images) > 0
  order by latest.like_count desc limit 1), '')`;

const profile = prepared("profile", (db) =>
  db
    .select({
      ...memberColumns(sql.placeholder("viewerId")),
      cover: coverColumn,
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

/** Finds the public profile of a member; undefined for an unknown or closed member. */
export async function findProfile(db: Db, userId: string, viewerId = NO_VIEWER_ID) {
  const [row] = await profile(db).execute({ userId, viewerId });
  return row;
}

/** Columns that a member reads of themselves. The query must join `user_groups`. */
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

/** Reads the own data of the viewer, whose row exists. */
export async function findOwn(db: Db, userId: string) {
  return oneRow(await ownInfo(db).execute({ userId }), "findOwn");
}
