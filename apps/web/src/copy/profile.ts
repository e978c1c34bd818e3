/** Sentences of a member's page and of the lists around it. */
export const profileText = {
  follows: "关注",
  fans: "粉丝",
  liked: "获赞",
  posts: "帖子",
  tabs: "发表的内容",
  thread: "帖子",
  moment: "动态",
  missing: "该用户不存在或已注销",
  noThreads: "还没有发过内容",
  noUsers: "还没有人",
  lists: "关注与粉丝",
} as const;
