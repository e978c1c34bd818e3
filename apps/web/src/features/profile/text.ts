/** Texts of a member's page and of the lists around it. */
export const profileText = {
  title: "{name}的主页",
  missingTitle: "找不到这位成员",
  missing: "该用户不存在或已注销",

  edit: "编辑资料",
  follows: "关注",
  fans: "粉丝",
  liked: "获赞",
  posts: "发表",

  tabs: "发表的内容",
  thread: "帖子",
  moment: "动态",
  favorites: "收藏",
  noThreads: "还没有发过帖子",
  noMoments: "还没有发过动态",
  noFavorites: "还没有收藏",

  device: "设备",
  verified: "已认证",

  lists: "关注与粉丝",
  mine: "我",
  listTitle: "{name}的{list}",
  noFollows: "还没有关注任何人",
  noFans: "还没有粉丝",
} as const;
