import type { WidgetEntries } from "./entry.ts";

/** 浮层: what lies over the page. */
export const OVERLAYS = {
  dialog: {
    zh: "对话框",
    also: "弹窗 模态框 弹框 浮窗 modal",
    purpose: "打断一下，请人先做完一小段事。",
  },
  "confirm-dialog": {
    zh: "确认框",
    also: "二次确认 弹窗 删除确认 confirm modal alert",
    purpose: "不能撤销的事，再问一次。",
  },
  popup: {
    zh: "弹层",
    also: "弹窗 弹出层 浮层 居中 modal overlay",
    purpose: "有遮罩的浮层，八种位置；小窗口变成底部。",
  },
  popover: {
    zh: "气泡卡",
    also: "弹出 浮卡 弹窗 popover floating",
    purpose: "贴着触发处的一小块：表情、取色、简短的表单。",
  },
  sheet: {
    zh: "抽屉",
    also: "底部抽屉 侧边抽屉 手机弹窗 drawer bottom sheet",
    purpose: "手机从底部升起的面板；桌面两侧的抽屉。",
  },
  lightbox: {
    zh: "看大图",
    also: "图片预览 放大 灯箱 image viewer gallery",
    purpose: "放大看图，一组图左右翻。",
  },
  "emoji-picker": {
    zh: "表情面板",
    also: "表情 选表情 emoji",
    purpose: "正文与评论里插一个表情。",
  },
  "rank-popup": {
    zh: "活跃榜弹层",
    also: "排行榜 弹窗 榜单 rank modal",
    purpose: "版块卡点开的活跃榜，480 × 400，滚动取更多。",
  },
  "search-overlay": {
    zh: "搜索层",
    also: "全屏搜索 search overlay",
    purpose: "全屏的搜索层。",
  },
  "suggestion-dialog": {
    zh: "挑选弹窗",
    also: "选话题 选圈子 选人 弹窗 picker",
    purpose: "从列表里找一个话题、圈子或人。",
  },
  "suggestion-list": {
    zh: "候选",
    also: "联想 自动补全 提示 autocomplete listbox",
    purpose: "输入时跟着出现的候选。",
  },
} satisfies WidgetEntries;
