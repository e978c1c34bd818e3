/** Texts of a member's page and of the lists around it. */
export const profileText = {
  title: "{name}的主页",
  notFoundTitle: "找不到这位成员",
  notFoundHint: "该用户不存在或已注销",

  edit: "编辑资料",
  follows: "关注",
  followers: "粉丝",
  likeCount: "获赞",
  threadCount: "发表",

  tabsLabel: "发表的内容",
  thread: "帖子",
  moment: "动态",
  favorites: "收藏",
  threadsEmpty: "还没有发过帖子",
  momentsEmpty: "还没有发过动态",
  favoritesEmpty: "还没有收藏",

  device: "设备",
  certified: "已认证",

  listsLabel: "关注与粉丝",
  viewer: "我",
  listTitle: "{name}的{list}",
  followsEmpty: "还没有关注任何人",
  followersEmpty: "还没有粉丝",
} as const;
