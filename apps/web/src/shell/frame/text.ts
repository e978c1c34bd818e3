import { NETWORK_TEXT } from "@lenscape/api/errors";

/** Texts of the frame of every page. */
export const shellText = {
  loading: "正在加载",
  noScript: "这个页面需要登录，请打开浏览器的 JavaScript 再试。首页和帖子不需要。",
  skip: "跳到正文",

  logoutQuestion: "确定退出登录吗？",
  logoutDraftsWarning: "还没发出去的文字会从这台设备上清空。",
  logoutConfirm: "退出登录",
  loggedOut: "已退出登录",

  siteNotOpen: "社区还没开放，现在只有能进后台的人看得到",
  openSite: "去开放",
  offline: `${NETWORK_TEXT}。看过的内容还能读`,
  slow: "这一页来得有些慢，还在等",

  publish: "发布",
  more: "更多操作",
  miniProgram: "打开小程序",
  checkedIn: "签到成功，积分 +{n}",

  footer: { about: "关于", help: "常见问题", moderationLog: "管理公示" },

  theme: "外观",
  themeSystem: "跟随系统",
  themeLight: "浅色",
  themeDark: "深色",
} as const;

/** Hint below a menu entry, by the type of its destination. */
export const menuHints: Record<string, string> = {
  bbs_group_activity: "看看在办什么",
  bbs_group_topic: "看看大家在聊什么",
  bbs_group_thread: "编辑挑出来的好帖",
  bbs_group_task: "做任务，攒积分",
  bbs_group_feedback: "查进度、提问题",
  bbs_group_device: "认证你的眼镜",
  circle: "找到同好，一起拍",
  recommend: "公约、指南与官方推荐",
  mall: "积分换配件与周边",
  invite: "邀请好友，两人都得积分",
};

/** Texts of the menu drawer on phones. */
export const menuText = {
  title: "菜单",
  close: "关闭",
  levelAndPoints: "Lv.{level}，{points} 积分",
  points: "{points} 积分",
  myCircles: "我的圈子",
  explore: "去逛逛",
  allCircles: "全部圈子",
  mall: "积分商城",
  hot: "热门内容",
  topics: "话题专区",
  navigation: "导航",
  help: "帮助",
  faq: "常见问题",
  officialSite: "官网",
} as const;
