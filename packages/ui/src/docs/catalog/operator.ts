import type { WidgetEntries } from "./entry.ts";

/** 运营: what those who run the community works with. */
export const OPERATOR = {
  "filter-chips": {
    zh: "筛选条",
    also: "筛选 过滤 filter",
    purpose: "同一张清单按种类筛选，二到八项。",
  },
  "link-chips": {
    zh: "链接筛选",
    also: "筛选 过滤 地址 filter link",
    purpose: "按种类筛选，种类写进地址。",
  },
  pagination: {
    zh: "分页",
    also: "翻页 页码 pager",
    purpose: "表格与后台清单，要记得住「第几页」的地方。",
  },
  stat: {
    zh: "数字",
    also: "统计 指标 计数 metric number",
    purpose: "一个数和它的名字：帖子、互动、浏览。",
  },
  timeline: {
    zh: "时间线",
    also: "进度 经过 记录 history",
    purpose: "一件事的经过：认证、订单、反馈的处理。",
  },
} satisfies WidgetEntries;
