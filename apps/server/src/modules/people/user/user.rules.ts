import type { components } from "@lenscape/api/schema.gen";
import { levelOf } from "../../../core/level.ts";
import type { Clock } from "../../../core/time.ts";
import { getDisplayedPermissions, type Viewer } from "../../../core/viewer.ts";
import { denialsOf } from "../../screening/index.ts";
import type { Own } from "./user.queries.ts";

interface MemberColumns {
  userId: string;
  nickname: string;
  avatar: string;
  isStaff: 0 | 1;
  signature: string;
  groupName: string;
  exp: number;
  verifiedDevice: string;
  hotRanking: number;
  isFollow: boolean;
  followsMe: boolean;
}

/** Returns the fields that list rows and profiles share, with both names of the mutual flag (AMB-031). */
export function standingOf(row: Pick<MemberColumns, "exp" | "verifiedDevice" | "isFollow" | "followsMe">) {
  const isMutual = row.isFollow && row.followsMe;
  return {
    level: levelOf(row.exp),
    isVerified: row.verifiedDevice ? (1 as const) : (0 as const),
    isFollow: row.isFollow,
    isMutual,
    isMutualFollow: isMutual,
  };
}

/** Converts a row of a user list to the contract's form (ENT-046…055). */
export function toUser(row: MemberColumns) {
  const { userId, nickname, avatar, isStaff, signature, groupName, hotRanking } = row;
  return {
    id: userId,
    userId,
    nickname,
    avatar,
    isStaff,
    signature,
    groupName,
    hotRanking,
    ...standingOf(row),
  };
}

/** Converts a row of the ranking to the contract's form. */
export function toRankingRow(row: MemberColumns & { hotRankingBefore: number; hotScore: number }) {
  const { hotRankingBefore, hotScore } = row;
  return { ...toUser(row), hotRankingBefore, hotScore };
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Converts a member to the form that they read themselves. */
export function ownOf(own: Own, viewer: Viewer, clock: Clock): components["schemas"]["OwnInfo"] {
  const { exp, verifiedDevice, birthday, hideFans, hideFollows, hideFavorites, denied, group, ...rest } = own;
  return {
    ...rest,
    group: viewer.lacksTwoStep ? { ...group, permissionList: getDisplayedPermissions(viewer) } : group,
    birthday: birthday ?? "",
    hideFans: flag(hideFans),
    hideFollows: flag(hideFollows),
    hideFavorites: flag(hideFavorites),
    level: levelOf(exp),
    isVerified: flag(verifiedDevice !== ""),
    denials: denialsOf(denied).map((denial) => ({ ...denial, until: clock.format(denial.until) })),
  };
}
