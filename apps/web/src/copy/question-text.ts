/** Texts of the tag of a question in lists. */
export const questionText = {
  solved: "已解决",
  asked: "提问",
} as const;

/** Texts of the suggestions that may answer a title already. */
export const similarText = {
  label: "可能已经有答案",
  heading: "可能已经有答案，先看这 {n} 条",
  fold: "收起",
  unfold: "展开",
  newTab: "（在新标签页打开）",
  kinds: { issue: "已知问题", question: "已解决", faq: "常见问题", thread: "帖子" },
  met: "{n} 人遇到",
  fixed: "{version} 已修复",
  answer: "采纳的回答：{text}",
  helped: "帮到 {n} 人",
  helpedMe: "这解决了",
  helpedDone: "已记下",
  helpedOf: "{state}，「{title}」",
  thanks: "已记下，写的内容还在",
} as const;
