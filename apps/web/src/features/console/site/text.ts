import type { BodyOf } from "@lenscape/api/types";
import { deviceText } from "#shell/devices/text.ts";

export type WebhookEvent = BodyOf<"webhookSave">["events"][number];

/** Texts of the device certifications. */
export const deviceTableText = {
  states: deviceText.status,
  model: "设备",
  sn: "序列号",
  serialTaken: "已被别人认证",
  purchase: "购买",
  submittedAt: "提交时间",
  attempts: "第 {n} 次申请",
  orderNo: "订单号",
  review: "审核",
  title: "审核设备认证",
  pass: "通过",
  passHint: "通过后发放机主标识、徽章与 100 积分，并通知成员。",
  reject: "不通过",
  rejectReason: "不通过的原因",
  rejectReasonMissing: "请填写不通过的原因",
  reviewedBy: "{name} 于 {time} 审核",
} as const;

/** Texts of the feedback table. */
export const feedbackTableText = {
  search: "标题或编号",
  kinds: ["问题反馈", "功能建议", "体验内测"],
  states: ["待处理", "处理中", "待补充", "已解决", "不予处理", "已合并", "已撤销"],
  kind: "类别",
  title: "反馈",
  meToo: "也遇到",
  updatedAt: "最近更新",
  public: "已公开",
  handle: "处理",
  facts: {
    modelName: "设备",
    firmware: "固件",
    appVersion: "应用版本",
    phone: "手机",
    occurredAt: "发生时间",
  },
  steps: "操作步骤",
  expected: "预期结果",
  actual: "实际结果",
  contact: "联系方式",
  replies: "往来",
  staff: "处理人员",
  content: "答复",
  contentHint: "会发给提交的成员；待补充、不予处理时必填",
  stateHint: "现在是「{state}」，提交后转为这里选的",
  mergeTarget: "并入哪个已知问题",
  notMerged: "不合并",
  isPublic: "放进已知问题，大家都看得到",
  models: "涉及的型号",
  expectedIn: "预计在哪一版修复",
  fixedIn: "在哪一版修复",
} as const;

/** Texts of the latest firmware of each device model. */
export const firmwareText = {
  model: "型号",
  latest: "最新固件",
  unknown: "没有写",
  hint: "写作 1.1.2；不知道就空着。按更早的固件采纳的回答会提示「可能过期」，机主可以说还管不管用。",
  versionRule: "写作 1.1.2 这样",
  title: "{name} 的最新固件",
} as const;

/** Texts of the outgoing mail. */
export const mailText = {
  sentToday: "今天寄出",
  pending: "排队",
  failed: "退回",
  server: "服务器",
  working: "正常",
  failing: "寄不出去",
  notConfigured: "没有设",
  setupHint:
    "设好环境变量 SMTP_URL、MAIL_FROM 与 PUBLIC_ORIGIN 再启动，就能发邮件：确认邮箱、重设密码、把系统通知寄给想收的成员。没有邮件时，成员用手机或恢复码找回账号。",
  queueHint: "排队的信一封不少，修好之后会自己寄出。",

  test: "寄一封测试信",
  recipient: "寄给谁",
  send: "寄出",
  recipientMissing: "请输入邮箱",
  testSent: "服务器收下了，看看邮箱",

  mail: "信",
  receiver: "收件人",
  delivery: "经过",
  states: { pending: "排队", sent: "已送出", failed: "退回" },
  sentAt: "{time} 送出",
  nextAt: "第 {n} 次没成，{time} 再试",
  queuedAt: "{time} 排进来",
  retry: "再寄",
  empty: "还没有寄过信",
} as const;

/** Texts of the webhooks. */
export const webhookText = {
  webhook: "推送地址",
  empty: "还没有推送地址，加一个，社区里的事会发过去",
  name: "名称",
  nameHint: "看得出送给谁，例如：工单系统",
  url: "地址",
  urlHint: "https:// 开头，在公网上；收到后请在 10 秒内回答 2xx",
  enabled: "启用",
  events: "事件",
  states: { on: "启用", off: "停用", stopped: "自动停下" },
  lastDelivered: "最近送到",
  never: "还没有",
  pendingCount: "{n} 次待送",
  failedCount: "{n} 次放弃",
  allDelivered: "都送到了",
  ping: "测试",
  rotate: "换密钥",
  rotateQuestion: "换签名密钥？24 小时内新旧两个都签，请在这之前让收的一方换上新的。",
  log: "记录",

  secretTitle: "签名密钥",
  secretHint: "现在复制并交给收的一方，用它核对每次推送的签名。关上之后不再显示。",
  secret: "密钥",
  copy: "复制",
  copied: "已复制",
  copyFailed: "复制失败，请手动选择",
  secretDone: "我已存好",

  logTitle: "推送记录",
  logHint: "「{name}」30 天内的推送，新的在前",
  noDeliveries: "还没有推送",
  deliveryStates: { pending: "待送", delivered: "已送到", failed: "已放弃" },
  attempts: "送过 {n} 次",
  next: "下次 {time}",
  took: "{n} 毫秒",
  noAnswer: "没有回答",
  replay: "再送",
  replayAll: "把放弃的都再送",
  since: "从这时起",
  replaySince: "都再送",
  replaySinceQuestion: "把 {time} 以来的都再送一次？送到过的也在内，收的一方按编号认出重复。",
} as const;

/** Names of the webhook events. */
export const webhookEventText: Record<WebhookEvent, string> = {
  "thread.created": "发了帖子或动态",
  "thread.removed": "帖子下架或删除",
  "comment.created": "发了评论",
  "feedback.created": "提了反馈",
  "feedback.answered": "官方答复了反馈",
  "report.created": "有新的举报",
  "report.decided": "举报处理完",
};

/** Texts of the menu table. */
export const menuText = {
  menuItem: "菜单项",
  types: { "00": "下拉", "10": "站内", "20": "外链" },
  routeHint: "站内填路径，外链填 https 地址，下拉不用填",
  parent: "父级",
  childOf: "在「{name}」下",
  noParent: "顶层",
  value: "附带的值",
} as const;

/** Texts of the site settings. */
export const settingsText = {
  reviewed: "新人先审后发",
  reviewedLead: "新成员的前几篇帖子要有人看过才展示，之后的直接展示。",
  reviewedPosts: "新人先审后发的篇数",
  reviewedNone: "0（不审）",
  reviewedPostsHint: "改小以后，已经在审的仍要有人看过。",
} as const;
