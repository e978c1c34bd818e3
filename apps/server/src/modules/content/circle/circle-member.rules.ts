import { levelOf } from "../../../core/level.ts";

/** Messages for members and moderators of circles (ruling 28). */
export const circleTexts = {
  closed: "圈子已关闭，暂不能加入",
  leaveMaster: "版主不能退出自己管理的圈子",
  decided: "该申请已处理",
  tooOften: "操作太频繁，请稍后再试",
  refusalMissing: "请填写拒绝的原因",
  applied: "{nickname} 申请加入「{circle}」",
  appliedLink: "去审核",
  accepted: "你已加入「{circle}」",
  acceptedContent: "申请已通过，去和大家打个招呼。",
  refused: "加入「{circle}」的申请没有通过",
  link: "去圈子看看",
} as const;

/** Role in a circle: 0 member, 1 moderator, 2 first moderator. */
export type CircleRole = 0 | 1 | 2;

interface MemberRow {
  userId: string;
  nickname: string;
  avatar: string;
  isStaff: 0 | 1;
  signature: string;
  exp: number;
  verifiedDevice: string;
  hotRanking: number;
  /** Place among the moderators; null for plain members. */
  place: number | null;
  /** Null for a moderator without a membership. */
  joinedAt: Date | null;
}

/** Converts a member of a circle to the contract's form. */
export function toCircleMember(row: MemberRow, format: (at: Date) => string) {
  const { exp, verifiedDevice, place, joinedAt, ...rest } = row;
  const role: CircleRole = place === null ? 0 : place === 1 ? 2 : 1;
  return {
    ...rest,
    level: levelOf(exp),
    isVerified: verifiedDevice ? (1 as const) : (0 as const),
    role,
    joinedAt: joinedAt ? format(joinedAt) : "",
  };
}

/** Returns the link to a circle for notices. */
export const circleLink = (circleId: string, manage = false) =>
  `/pages/content/circlelist?circleId=${circleId}${manage ? "&manage=apply" : ""}`;
