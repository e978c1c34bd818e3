/** Sentences of the search page. */
export const searchText = {
  posts: "帖子",
  users: "用户",
  cancel: "取消",
  confirmTitle: "提示",
  clearQuestion: "清空搜索历史",
  featured: "精选帖子",
  floors: "推荐楼层",
  friends: "好友",
  cherrypick: "精选榜",
  found: "找到 {n} 条结果",
  nothing: "没有找到相关内容，换个词试试",
} as const;
