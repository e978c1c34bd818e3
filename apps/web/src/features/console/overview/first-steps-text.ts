/** Texts of the console's first screen: what waits for one's decision, and what others did since the last visit. */
export const firstText = {
  waiting: "等我决定的",
  nothing: "都处理完了，现在没有等着你的",
  oldest: "最久 {age}",
  waits: "已等 {age}",
  ages: { days: "{n} 天", hours: "{n} 小时", minutes: "{n} 分钟" },
  late: "已超时（时限 {n} 小时）",
  longest: "等得最久的",
  since: "你上次来之后",
  all: "全部 {n} 件",
  allOver: "不少于 {n} 件",
  quiet: "同事没有新的处理",
  latest: "最近的处理",
} as const;
