import { levelOf } from "../../core/level.ts";

interface MemberColumns {
  userId: string;
  nickname: string;
  avatar: string;
  signature: string;
  groupName: string;
  exp: number;
  verifiedDevice: string;
  hotRanking: number;
  isFollow: boolean;
  followsMe: boolean;
}

/** What a list row and a profile share: 0 | 1 for a verified owner, both names of the mutual flag (AMB-031). */
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

/** A row of a user list on the wire (ENT-046…055). */
export function userOf(row: MemberColumns) {
  const { userId, nickname, avatar, signature, groupName, hotRanking } = row;
  return { id: userId, userId, nickname, avatar, signature, groupName, hotRanking, ...standingOf(row) };
}
