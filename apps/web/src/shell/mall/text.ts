/** Texts about products and orders that several features use. */
export const mallSharedText = {
  buyStates: {
    visitor: "登录后兑换",
    open: "立即兑换",
    short: "积分不足，还差{n}",
    soldOut: "已兑完",
    soon: "未开始",
    ended: "已结束",
    off: "商品已下架",
    level: "等级不足(Lv.{n}可兑)",
    limit: "已达兑换上限",
  },
  pieces: "共 {n} 件",
  orderStatuses: ["待发货", "已发货", "已完成", "已取消"],
  paidPoints: "{n} 积分",
} as const;
