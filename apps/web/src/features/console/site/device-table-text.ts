import { deviceText } from "#copy/device-text.ts";

/** Texts of the console's applications for devices. */
export const consoleDevicesText = {
  states: deviceText.status,
  model: "设备",
  sn: "序列号",
  taken: "已被别人认证",
  bought: "购买",
  submitted: "提交时间",
  attempts: "第 {n} 次申请",
  orderNo: "订单号",
  proofs: "凭证",
  review: "审核",
  title: "审核设备认证",
  pass: "通过",
  passHint: "通过后发放机主标识、徽章与 100 积分，并通知成员。",
  refuse: "不通过",
  refuseReason: "不通过的原因",
  refuseMissing: "请填写不通过的原因",
  reviewed: "{name} 于 {time} 审核",
} as const;
