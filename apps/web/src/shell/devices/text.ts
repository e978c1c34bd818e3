/** Texts of a device certification that the pages of the member and of the operator share. */
export const deviceText = {
  status: ["待审核", "已认证", "已拒绝", "已撤回", "已解绑"],
  channels: { official: "官网", online: "线上旗舰店", store: "线下门店", friend: "朋友转让", other: "其他" },
  channel: "购买渠道",
  purchaseAt: "购买日期",
} as const;
