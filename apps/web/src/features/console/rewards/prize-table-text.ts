/** Texts of the console's prizes of checking in. */
export const consolePrizesText = {
  states: ["待发货", "已发货", "已完成"],
  no: "领取编号",
  name: "奖品",
  claimedAt: "领取时间",
} as const;
