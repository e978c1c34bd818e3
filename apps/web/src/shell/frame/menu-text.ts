/** Texts of the phone's menu. */
export const menuText = {
  title: "菜单",
  close: "关闭",
  standing: "Lv.{level}，{points} 积分",
  points: "{points} 积分",
  mine: "我的圈子",
  explore: "去逛逛",
  circles: "全部圈子",
  mall: "积分商城",
  hot: "热门内容",
  topics: "话题专区",
  links: "导航",
  help: "帮助",
  faq: "常见问题",
  site: "官网",
} as const;
