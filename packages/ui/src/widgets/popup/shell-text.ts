import { useTranslation } from "../../lib/locale.tsx";

export const shellText = {
  loadingMore: "正在加载…",
  loadFailed: "加载失败",
  rowFailed: "这一条无法显示",
  loadFailedHint: "网络开了个小差，稍后再试",
  mainNav: "主导航",
  bottomNav: "底部导航",
  home: "首页",
  community: "社区",
  messages: "消息",
  mine: "我的",
  publish: "发布",
  login: "登录",
  fillNickname: "填写昵称",
  signIn: "签到与任务",
  signInNow: "签到",
  signedIn: "今日已签到",
  officialSite: "官网",
  newTab: "在新窗口打开",
  mineCenter: "个人主页",
  mall: "积分商城",
  drafts: "草稿箱",
  devices: "我的设备",
  invite: "邀请好友",
  settings: "设置",
  console: "运营后台",
  logout: "退出登录",
  myMenu: "我的菜单",
  moment: "动态",
  momentHint: "几句话，几张图",
  thread: "帖子",
  threadHint: "写一篇长文",
  activity: "活动",
  activityHint: "召集同好，收报名",
  levelPoints: "Lv.{level}，{points} 积分",
  notifications: "通知",
  pullToRefresh: "下拉刷新",
  releaseToRefresh: "松开刷新",
  refreshing: "正在刷新…",
  searchHistory: "搜索历史",
  clearHistory: "清空",
};

export type ShellText = typeof shellText;

/** Returns the texts of page frame, overlays and lists in the current language. */
export function useShellText(): ShellText {
  return useTranslation(shellText);
}
