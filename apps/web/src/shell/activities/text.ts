/** Texts about activities that their pages and the console share. */
export const activitySharedText = {
  states: ["报名未开始", "报名中", "报名截止", "进行中", "已结束", "已取消"],
  name: "怎么称呼",
  phone: "手机号",
  signupStates: ["待审核", "已通过", "已拒绝", "已取消", "已签到"],
} as const;
