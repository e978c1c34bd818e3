import { isPunctuation, normalizeForSearch } from "@lenscape/richtext/search";
import type { Context, Handlers, SharedHandler } from "../../../contract/handler.ts";
import { blocksBetween } from "../../../core/blocks.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, notFound } from "../../../core/request-error.ts";
import type { Db } from "../../../db/client.ts";
import { notify } from "../../notifications/index.ts";
import { emitMemberEvent, wornBadges } from "../../rewards/index.ts";
import { findMembers } from "../../search/index.ts";
import {
  countCircleHotUsers,
  countFans,
  countFollows,
  countHotUsers,
  countUsers,
  findCircleHotPlace,
  findFollowPrivacy,
  findHotPlace,
  findOwn,
  findProfile,
  insertFollow,
  listCircleHotUsers,
  listFans,
  listFollows,
  listHotUsers,
  lockMembers,
  moveFollowCounts,
  searchUsers,
  type UserSearch,
  unfollow,
} from "./user.queries.ts";
import { ownOf, standingOf, toRankingRow, toUser } from "./user.rules.ts";
import { marksOfMember } from "./viewer-marks.queries.ts";

const followTexts = {
  self: "不能关注自己",
  blocking: "你已屏蔽对方，解除屏蔽后才能关注",
  blocked: "你已被对方屏蔽，无法关注",
  tooOften: "操作太频繁，请稍后再试",
} as const;

/**
 * Checks a call that follows or unfollows, locks both members and runs the change.
 * @throws RequestError 400 for the viewer themselves, 404 for an unknown or closed member, 429 above the rate limit
 */
async function withFollow(
  { db, viewer, limits, body }: Context<"followAdd" | "followDel">,
  change: (tx: Db, fromId: string, toId: string) => Promise<void>,
): Promise<void> {
  const { toUserId } = body;
  if (toUserId === viewer.id) badInput(followTexts.self, "SELF_NOT_ALLOWED");
  await limitCalls(db, limits.follow, viewer.id, followTexts.tooOften);
  await db.transaction(async (tx) => {
    const lockedIds = await lockMembers(tx, [viewer.id, toUserId]);
    if (!lockedIds.includes(toUserId)) notFound();
    await change(tx, viewer.id, toUserId);
  });
}

async function hotUsers({ db, query }: Pick<Context<"hotUserList">, "db" | "query">) {
  const page = pageOf(query);
  const [rows, total] = query.circleId
    ? await Promise.all([
        listCircleHotUsers(db, query.circleId, page),
        countCircleHotUsers(db, query.circleId),
      ])
    : await Promise.all([listHotUsers(db, page), countHotUsers(db)]);
  return { rows: rows.map(toRankingRow), total };
}

/** Serves the shared ranking and adds the follow flags of the member. */
const hotUserListOfMember: SharedHandler<"hotUserListOfMember"> = {
  read: hotUsers,

  async toMember({ db, viewer }, readShared) {
    const { rows, total } = await readShared();
    const idsWith = await marksOfMember(db, viewer.id, { userIds: rows.map(({ id }) => id) });
    const [follows, mutual] = [new Set(idsWith("follow", "mutual")), new Set(idsWith("mutual"))];
    return {
      rows: rows.map((row) => {
        const isMutual = mutual.has(row.id);
        return { ...row, isFollow: follows.has(row.id), isMutual, isMutualFollow: isMutual };
      }),
      total,
    };
  },
};

async function profile({ db, clock, viewer, body }: Context<"otherInfo"> | Context<"otherInfoOfMember">) {
  const row = (await findProfile(db, body.userId, viewer?.id)) ?? notFound();
  const { exp: _exp, verifiedDevice, followsMe: _followsMe, joinedAt, hideFavorites, worn, ...rest } = row;
  return {
    ...rest,
    ...standingOf(row),
    deviceName: verifiedDevice,
    joinedAt: clock.format(joinedAt),
    hideFavorites: hideFavorites ? (1 as const) : (0 as const),
    badges: wornBadges(worn),
  };
}

export const userHandlers = {
  async followAdd(context) {
    await withFollow(context, async (tx, fromId, toId) => {
      const { blocking, blocked } = await blocksBetween(tx, fromId, toId);
      if (blocking) badInput(followTexts.blocking, "BLOCKED");
      if (blocked) badInput(followTexts.blocked, "BLOCKED");
      if (!(await insertFollow(tx, fromId, toId))) return;
      await moveFollowCounts(tx, fromId, toId, 1);
      const { clock } = context;
      const day = clock.day(clock.now());
      await emitMemberEvent(tx, clock, {
        kind: "followed",
        userId: fromId,
        key: `user:${toId}`,
        otherId: toId,
      });
      await notify(tx, { userId: toId, kind: "follow", actorId: fromId, day });
    });
  },

  async followDel(context) {
    await withFollow(context, unfollow);
  },

  async fansList({ db, viewer, query }) {
    const userId = query.userId ?? viewer.id;
    const { hideFans } = (await findFollowPrivacy(db, userId)) ?? notFound();
    if (hideFans && userId !== viewer.id) badInput("对方隐藏了粉丝列表", "HIDDEN_BY_OWNER");
    const [rows, total] = await Promise.all([
      listFans(db, userId, viewer.id, pageOf(query)),
      countFans(db, userId),
    ]);
    return { rows: rows.map(toUser), total };
  },

  async followList({ db, viewer, query }) {
    const userId = query.userId ?? viewer.id;
    const { hideFollows } = (await findFollowPrivacy(db, userId)) ?? notFound();
    if (hideFollows && userId !== viewer.id) badInput("对方隐藏了关注列表", "HIDDEN_BY_OWNER");
    const [rows, total] = await Promise.all([
      listFollows(db, userId, viewer.id, pageOf(query)),
      countFollows(db, userId),
    ]);
    return { rows: rows.map(toUser), total };
  },

  hotUserList: hotUsers,
  hotUserListOfMember,

  async hotUserOwn({ db, viewer, query }) {
    const row = query.circleId
      ? await findCircleHotPlace(db, query.circleId, viewer.id)
      : await findHotPlace(db, viewer.id);
    const { above, ...place } = row ?? notFound();
    return { ...place, behind: Math.max(0, above - place.hotScore) };
  },

  async userQuery({ db, viewer, query }) {
    const search: UserSearch = {
      soundingIds: [],
      words: normalizeForSearch(query.keyWord ?? "")
        .split(" ")
        .filter(Boolean),
    };
    if (search.words.length === 0 || isPunctuation(query.keyWord ?? "")) return { rows: [], total: 0 };
    search.soundingIds = await findMembers(db, query.keyWord ?? "");
    const [rows, total] = await Promise.all([
      searchUsers(db, search, viewer?.id, pageOf(query)),
      countUsers(db, search),
    ]);
    return { rows: rows.map(toUser), total };
  },

  otherInfo: profile,
  otherInfoOfMember: profile,

  async ownInfo({ db, clock, viewer }) {
    return ownOf(await findOwn(db, viewer.id), viewer, clock);
  },
} satisfies Pick<
  Handlers,
  | "followAdd"
  | "followDel"
  | "fansList"
  | "followList"
  | "hotUserList"
  | "hotUserListOfMember"
  | "hotUserOwn"
  | "userQuery"
  | "otherInfo"
  | "otherInfoOfMember"
  | "ownInfo"
>;
