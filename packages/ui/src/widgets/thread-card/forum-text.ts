import { useTranslation } from "../../lib/locale.tsx";

export const forumText = {
  viewsUnit: "浏览",
  edited: "已编辑",
  editedAt: "编辑于 {time}",
  heat: "{n}热度",
  heatCounts: "点赞、评论、收藏和分享越多，热度越高",
  likes: "{n}赞",
  ordinaryMember: "普通会员",
  tip: "打赏",
  tipsReceived: "收到的打赏",
  composerPrompt: "今天看到了什么？",
  photo: "图片",
  video: "视频",
  thread: "帖子",
  ask: "提问",
  replyTo: "回复",
  /** Separator between a name and the text. */
  says: "：",
  moreReplies: "查看全部 {n} 条回复",
  deletedComment: "这条评论已删除",
  commentPrompt: "说点什么，友善一点，具体一点",
  replyPrompt: "说点什么",
  addPictures: "添加图片",
  mention: "提到",
  postComment: "发表评论",
  unreadNotice: "未读",
  qrCode: "社区小程序二维码",
  qrHint: "扫码进小程序",
  siteLinks: "站点信息",
  videoFailed: "视频加载失败",
  pauseVideo: "暂停视频",
  sound: "声音",
  outsideVideo: "来自 {host} 的视频",
  textTooLarge: "内容过长，无法显示",
  textUnreadable: "内容的格式无法识别，无法显示",
  table: "表格，{rows} 行 {columns} 列",
  tableScrolls: "左右滑动看全部",
  tableScrollsPinned: "左右滑动，第一列不动",
  copy: "复制",
  wholeScreen: "全屏看",
  copyTable: "复制表格",
  copyCode: "复制代码",
  copied: "已复制",
  copyFailed: "浏览器不让复制，请选中后自己复制",
  viewPicture: "查看图片",
  highlighted: "{n} 人划过这里",
  highlightedToo: "{n} 人划过这里，我也划了",
  showOutsidePicture: "显示来自 {host} 的图片",
  showOutsideVideo: "播放来自 {host} 的视频",
  goneUser: "已注销的用户",
};

export type ForumText = typeof forumText;

/** Returns the texts of threads and comments in the current language. */
export function useForumText(): ForumText {
  return useTranslation(forumText);
}
