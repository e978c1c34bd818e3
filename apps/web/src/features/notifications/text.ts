/** Texts of the lists of interactions and of system notifications. */
export const notificationText = {
  kindsLabel: "互动的分类",
  all: "全部",
  reply: "评论与回复",
  mention: "@ 我",
  like: "赞与收藏",
  follow: "关注",

  today: "今天",
  yesterday: "昨天",
  week: "本周",
  earlier: "更早",

  and: "、",
  others: " 等 {n} 人",
  verbs: {
    likeThread: "赞了你的帖子",
    likeComment: "赞了你的评论",
    favorite: "收藏了你的帖子",
    replyThread: "评论了你的帖子",
    replyComment: "回复了你",
    mention: "在帖子里提到了你",
    follow: "关注了你",
  },
  deletedThread: "这篇帖子已被删除",
  deletedComment: "这条评论已被删除",
  openThread: "查看帖子",
  openComment: "查看评论",
  openFans: "去看看",

  empty: "还没有互动",
  emptyHint: "发一条动态，或者去看看别人的帖子",
  systemEmpty: "还没有系统通知",
  systemEmptyHint: "社区有话对你说时，会写在这里",

  settings: "提醒我",
  settingsHint: "关掉后仍列在这里，只是不再提醒。",
  newFollowers: "新的关注",
  mutualMessagesOnly: "只收互相关注的私信",
} as const;
