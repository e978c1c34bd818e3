import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import { policy } from "../../../policy.ts";

/** Texts of the notices about invitations. */
export const invitationTexts = {
  rewarded: `邀请奖励 ${policy.invitation.points} 积分已到账`,
  inviterRemark: "你邀请的朋友发出了第一篇",
  inviteeRemark: "你受邀加入，并发出了第一篇",
  look: "查看邀请记录",
} as const;

/** A nickname of which only the beginning is told: 晚风***. */
export const maskNickname = (nickname: string) => `${sliceGraphemes(nickname, 2)}***`;
