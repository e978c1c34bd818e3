import { mallText } from "#copy/mall-text.ts";

/** Texts of the console's orders of the mall. */
export const consoleOrdersText = {
  states: mallText.statuses,
  word: "单号",
  no: "单号",
  goods: "商品",
  points: "积分",
  receiver: "收货信息",
  noReceiver: "不用寄",
  remark: "备注：{text}",
  createdAt: "提交时间",
  ship: "发货",
  complete: "完成",
  completeAsk: "替成员确认收到了「{name}」吗？",
  cancelTitle: "取消订单并退回积分",
  cancelNote: "「{name}」的 {n} 积分会退回给 {who}，库存一并还回。",
  company: "物流公司",
  trackingNo: "物流单号",
  trackingWrong: "物流单号是 4–40 位字母、数字或短横线，中间没有空格",
  parcel: "{company} {no}",
  cancelled: "取消：{reason}",
  cancelledByMember: "成员自己取消",
} as const;
