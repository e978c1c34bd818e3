/** Sentences of a thread's page and its comments. */
export const threadText = {
  crumb: "帖子详情",
  moment: "{name}的动态",
  comments: "评论",
  order: "评论的排列",
  orders: { hot: "最热", latest: "最新", oldest: "最早", author: "只看楼主" },
  empty: "还没有评论，来写第一条",
  login: "登录后参与评论",
  replyTo: "回复 {name}",
  remove: "删除",
  removeQuestion: "删除后不能恢复。确定删除这条评论吗？",
  removed: "已删除",
  posted: "评论已发表",
} as const;
