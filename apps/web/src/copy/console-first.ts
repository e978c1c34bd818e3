/** Texts of the console's first screen: what waits for one's decision, and what others did since the last visit. */
export const firstText = {
  kinds: { reports: "举报", review: "待审", appeals: "申诉", feedback: "待回复的反馈", devices: "设备审核" },
  waiting: "等我决定的",
  oldest: "最早 {age}",
  late: "最早 {age}，过了 {n} 小时的约定",
  none: "没有等着的",
  since: "你上次来之后",
  all: "全部 {n} 件",
  allOver: "不少于 {n} 件",
  quiet: "没有新的处理",
} as const;
