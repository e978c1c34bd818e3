import type { WidgetEntries } from "./entry.ts";

/** 反馈: what the product says back. */
export const FEEDBACK = {
  alert: {
    zh: "提示条",
    also: "警告 说明 错误 通知 alert notice callout",
    purpose: "留在页面上的一段说明或错误。",
  },
  toast: {
    zh: "轻提示",
    also: "吐司 提示 消息 snackbar message",
    purpose: "一句结果，1500 ms 后消失。",
  },
  badge: {
    zh: "未读",
    also: "角标 红点 数字 徽标 unread count dot",
    purpose: "挂在图标或名字右上的未读数；超过 99 写 99+。",
  },
  "empty-state": {
    zh: "空状态",
    also: "没有内容 没有结果 没找到 搜不到 暂无 空白页 empty blank nothing found no results",
    purpose: "取到了，但一条也没有：说明原因，给一条去路。",
  },
  "error-state": {
    zh: "错误状态",
    also: "加载失败 出错 重试 error failed retry",
    purpose: "整块内容取不到：说清楚，能重试。",
  },
  skeleton: {
    zh: "骨架",
    also: "占位 加载中 骨架屏 placeholder loading",
    purpose: "首屏等待时占住位置。",
  },
  spinner: {
    zh: "转圈",
    also: "加载中 菊花 loading loader",
    purpose: "短暂的等待。",
  },
  progress: {
    zh: "进度条",
    also: "进度 百分比 progress bar",
    purpose: "知道走了多少：任务、等级、上传。",
  },
  "pull-refresh": {
    zh: "下拉刷新",
    also: "刷新 下拉 pull to refresh",
    purpose: "手机上的列表，到顶再往下拉。",
  },
  tag: {
    zh: "标签",
    also: "分类 角标 精华 置顶 label chip",
    purpose: "给内容分类：精华、求助、置顶、话题。",
  },
} satisfies WidgetEntries;
