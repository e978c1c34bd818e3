import type { RowOf } from "@lenscape/api/types";

/** Texts about points and levels that several features use. */
export const pointsSharedText = {
  growth: "等级与积分",
  sources: {
    signIn: "每日签到",
    task: "完成任务",
    prize: "领取签到奖品",
    essence: "帖子被加精",
    answer: "回答被采纳",
    tipping: "收到打赏",
    exchange: "兑换商品",
    refund: "兑换取消，积分退回",
    invitation: "邀请好友",
    device: "设备认证",
    questionnaire: "完成问卷",
    activity: "参加活动",
    penalty: "违规扣除",
    adjustment: "人工调整",
  } satisfies Record<RowOf<"pointsList">["source"], string>,
} as const;
