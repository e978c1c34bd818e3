/** Texts of the front of the day. */
export const frontText = {
  title: "今天的镜界",
  date: "{m} 月 {d} 日 星期{w}",
  weekdays: "日一二三四五六",
  picked: "编辑选为今日一图",
  picks: "编辑精选",
  question: "今天的问题",
} as const;

/** Words of the first line and of the menu of a row. */
export const threadRowText = {
  solved: "已解决",
  unsolved: "问答",
  pinned: "置顶",
  favorite: "收藏",
  unfavorite: "取消收藏",
  share: "分享",
} as const;

/** Texts of the suggestions that may already answer a title. */
export const similarText = {
  label: "可能已经有答案",
  heading: "可能已经有答案，先看这 {n} 条",
  fold: "收起",
  unfold: "展开",
  newTab: "（在新标签页打开）",
  kinds: { issue: "已知问题", question: "已解决", faq: "常见问题", thread: "帖子" },
  likeCount: "{n} 人遇到",
  fixedIn: "{version} 已修复",
  acceptedAnswer: "采纳的回答：{text}",
  helpedCount: "帮到 {n} 人",
  markHelped: "这解决了",
  helped: "已记下",
  helpedLabel: "{state}，「{title}」",
  thanks: "已记下，写的内容还在",
} as const;

/** Texts of editing threads and comments. */
export const editText = {
  edit: "编辑",
  save: "保存修改",
  saved: "修改已保存",
} as const;

/** Texts of the menu of a thread. */
export const threadMenuText = {
  copyLink: "复制链接",
  delete: "删除",
  deleteQuestion: "删除后别人就看不到了，评论也一起不见。确定删除吗？",
  deleted: "已删除",
} as const;
