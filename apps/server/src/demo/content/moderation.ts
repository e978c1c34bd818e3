/** What waits for those who run the demo community. */
export const demoWords: readonly [word: string, action: "pass" | "mask" | "review" | "reject"][] = [
  ["全网最低", "review"],
  ["加我微聊", "review"],
  ["代刷积分", "reject"],
  ["刷单返现", "reject"],
  ["加微信", "mask"],
  ["全网最低功耗", "pass"],
];

/** Reports by how many members, of the newest texts by other members than the demo accounts. */
export const demoReports: readonly {
  target: "thread" | "post";
  /** How many newer texts stand before it. */
  nth: number;
  reasons: readonly ("spam" | "abuse" | "false" | "infringe" | "other")[];
  detail: string;
  hoursAgo: number;
}[] = [
  { target: "post", nth: 4, reasons: ["spam", "spam", "other"], detail: "同样的话在好几处见到", hoursAgo: 3 },
  { target: "post", nth: 11, reasons: ["abuse", "abuse"], detail: "语气不太友善", hoursAgo: 2 },
  { target: "thread", nth: 6, reasons: ["false"], detail: "参数和官方写的对不上", hoursAgo: 1.4 },
  { target: "thread", nth: 14, reasons: ["infringe"], detail: "第三张像是别人拍的，请核实", hoursAgo: 0.8 },
  { target: "post", nth: 20, reasons: ["other"], detail: "和帖子内容无关", hoursAgo: 0.3 },
];

/** Texts that wait to be looked at. */
export const demoHeld: readonly { content: string; why: string; hoursAgo: number }[] = [
  {
    content: "刚到手的 Lens Air，第一次戴着它出门，路边的招牌都能读出来，请多指教。",
    why: "新人首帖",
    hoursAgo: 1.2,
  },
  {
    content: "有人问镜片在哪配，我去的那家说自己全网最低，其实隔壁更便宜，大家多比几家。",
    why: "命中敏感词：全网最低",
    hoursAgo: 0.6,
  },
];

/** What circles' moderators ask for and nobody has decided. */
export const demoProposals: readonly {
  /** Of the thread. */
  title: string;
  by: string;
  reason: string;
  /** The circle it is to be moved to; without one it is to be picked. */
  to?: string;
  hoursAgo: number;
}[] = [
  {
    title: "同一条河堤，连拍十四天",
    by: "linjian_fm",
    reason: "同一个机位十四天，光线的变化讲得清楚",
    hoursAgo: 7,
  },
  {
    title: "雪地里的导航可读性对比：白底、黑底和描边",
    by: "linjian_fm",
    reason: "讲的是在户外看导航，骑行的人更用得上",
    to: "骑行与户外",
    hoursAgo: 4.5,
  },
  {
    title: "收集城市里的雨声，一共收了二十三种",
    by: "doushaxian",
    reason: "每一种都写了在哪里录的，值得更多人听到",
    hoursAgo: 1.8,
  },
];
