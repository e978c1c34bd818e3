import type { WidgetEntries } from "./entry.ts";

/** 动作: what someone does. */
export const ACTIONS = {
  button: {
    zh: "按钮",
    also: "按键 提交 CTA action submit",
    purpose: "触发一件事；一屏一个主按钮。",
  },
  "icon-button": {
    zh: "图标按钮",
    also: "只有图标 icon action",
    purpose: "只有图标的一个动作：关闭、更多、返回。",
  },
  "follow-button": {
    zh: "关注",
    also: "加关注 取关 取消关注 互相关注 follow subscribe",
    purpose: "列表里跟着一个人用的小按钮，各状态同宽。",
  },
  "dropdown-menu": {
    zh: "菜单",
    also: "下拉菜单 更多 右键 menu actions overflow",
    purpose: "点开的一组动作，方向键走、首字母跳。",
  },
  "hover-menu": {
    zh: "悬停菜单",
    also: "下拉导航 hover navigation",
    purpose: "顶栏里悬停或回车展开的菜单。",
  },
  toolbar: {
    zh: "工具条",
    also: "编辑器工具 工具栏 toolbar",
    purpose: "一组并排的小工具，方向键在其中走。",
  },
  "thread-actions": {
    zh: "行内互动",
    also: "点赞 评论 收藏 分享 like comment share",
    purpose: "信息流一行下面的点赞、评论、收藏、分享。",
  },
  "post-actions": {
    zh: "帖子互动",
    also: "点赞 收藏 分享 侧边 like favorite share",
    purpose: "帖子详情旁边的点赞、收藏、分享。",
  },
  "reply-bar": {
    zh: "评论条",
    also: "回复条 底部输入 reply bar",
    purpose: "帖子详情手机底部的评论条。",
  },
  "publish-entry": {
    zh: "发布入口",
    also: "发帖 发动态 加号 publish create",
    purpose: "手机的发布面板与社区页的入口。",
  },
  "composer-entry": {
    zh: "动笔入口",
    also: "写点什么 发帖框 compose prompt",
    purpose: "首页信息流上方，引人动笔的一行。",
  },
  "back-to-top": {
    zh: "回到顶部",
    also: "返回顶部 置顶按钮 scroll top",
    purpose: "滚过 100 才出现，一按回到顶。",
  },
  "removable-chip": {
    zh: "可去掉的选项",
    also: "标签 已选 chip remove token",
    purpose: "选中的话题、圈子、人，能去掉。",
  },
  "sign-in-block": {
    zh: "签到块",
    also: "打卡 签到 积分 check-in",
    purpose: "首页侧栏第一块：签到与连续天数。",
  },
} satisfies WidgetEntries;
