/** Texts of the console's circles. */
export const consoleCirclesText = {
  category: "分类",
  brief: "简介",
  picture: "图片",
  notice: "公告",
  rule: "圈规",
  threads: "帖子",
  members: "成员",
  join: "加入",
  joins: { 0: "谁都能加入", 1: "要圈主同意" },
  open: { 0: "只能看", 1: "开放" },
  isOpen: "开放发帖；不勾选则只能看",
  orders: { order: "次序", threads: "帖子最多" },
} as const;
