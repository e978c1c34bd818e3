import type { BodyOf } from "@lenscape/api/types";

export type WebhookEvent = BodyOf<"webhookSave">["events"][number];

/** Texts of the addresses to which events are sent. */
export const webhookText = {
  thing: "推送地址",
  none: "还没有推送地址，加一个，社区里的事会发过去",
  name: "名称",
  nameHint: "看得出送给谁，例如：工单系统",
  url: "地址",
  urlHint: "https:// 开头，在公网上；收到后请在 10 秒内回答 2xx",
  enabled: "启用",
  events: "事件",
  states: { on: "启用", off: "停用", stopped: "自动停下" },
  last: "最近送到",
  never: "还没有",
  waiting: "{n} 次待送",
  failed: "{n} 次放弃",
  clear: "都送到了",
  ping: "测试",
  rotate: "换密钥",
  rotateQuestion: "换签名密钥？24 小时内新旧两个都签，请在这之前让收的一方换上新的。",
  log: "记录",

  secretTitle: "签名密钥",
  secretLead: "现在复制并交给收的一方，用它核对每次推送的签名。关上之后不再显示。",
  secret: "密钥",
  copy: "复制",
  copied: "已复制",
  copyFailed: "复制失败，请手动选择",
  secretDone: "我已存好",

  logTitle: "推送记录",
  logLead: "「{name}」30 天内的推送，新的在前",
  logNone: "还没有推送",
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

/** What each event is. */
export const webhookEventText: Record<WebhookEvent, string> = {
  "thread.created": "发了帖子或动态",
  "thread.removed": "帖子下架或删除",
  "comment.created": "发了评论",
  "feedback.created": "提了反馈",
  "feedback.answered": "官方答复了反馈",
  "report.created": "有新的举报",
  "report.decided": "举报处理完",
};
