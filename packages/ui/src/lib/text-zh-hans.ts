/** Every sentence a widget shows or reads out when the app gives none. `{n}` and `{name}` are filled in by the widget. */
export const zhHans = {
  brandName: "镜界社区",

  follow: "关注",
  following: "已关注",
  mutualFollow: "互相关注",
  unfollow: "取消关注",

  empty: "暂无数据",
  emptyAction: "去逛逛",
  loadMore: "上拉显示更多",
  loadMoreByPress: "显示更多",
  loadMoreByScroll: "向下滚动，显示更多",
  listEnd: "已经到底了",
  retry: "重试",

  ok: "确定",
  cancel: "取消",
  close: "关闭",
  clear: "清除",
  search: "搜索",
  searchPlaceholder: "搜索帖子、用户",
  more: "更多",
  back: "返回",
  backToTop: "回到顶部",
  notice: "提示",

  unread: "{n} 条未读",
  unreadOver: "超过 {n} 条未读",
  messageUnread: "未读",
  verifiedDevice: "已认证设备",
  essence: "精华",
  help: "求助",
  hot: "热",
  boom: "爆",
  fresh: "新",
  pinned: "置顶",
  poll: "投票",
  level: "等级 {n}",

  showPassword: "显示密码",
  hidePassword: "隐藏密码",
  required: "必填",
  counter: "已输入 {n} 字，最多 {max} 字",
  breadcrumb: "当前位置",
  steps: "步骤",

  justNow: "刚刚",
  minutesAgo: "{n} 分钟前",
  hoursAgo: "{n} 小时前",
  yesterday: "昨天",

  like: "点赞",
  favorite: "收藏",
  comment: "评论",
  reply: "回复",
  share: "分享",
  expand: "展开",
  collapse: "收起",
  views: "浏览",
  pictureOf: "第 {n} 张，共 {max} 张",
  video: "视频",
  playVideo: "播放视频",
  firstPerson: "第一视角",
  moderator: "版主",
  author: "楼主",

  comma: "，",
  listComma: "、",
  bracketed: "{text}（{more}）",
};

/** The texts of one language: the keys of the Chinese ones. */
export type Text = { [Key in keyof typeof zhHans]: string };

/** Fills `{n}`, `{name}` … of a sentence with the given values; a name without a value stays as it is. */
export function fillText(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
