import type { WidgetEntries } from "./entry.ts";

/** 导航: where someone goes and what frames a page. */
export const NAVIGATION = {
  "top-bar": {
    zh: "顶栏",
    also: "导航栏 页头 header navbar",
    purpose: "每个页面的顶，66 高；手机 52。",
  },
  "nav-menu": {
    zh: "主导航",
    also: "顶部菜单 导航 navigation",
    purpose: "顶栏的主导航，由服务器的菜单来。",
  },
  "nav-row": {
    zh: "菜单行",
    also: "手机菜单 去处 navigation item",
    purpose: "手机菜单里的一个去处。",
  },
  "side-nav": {
    zh: "侧边导航",
    also: "侧栏 我的 sidebar navigation",
    purpose: "「我的」一组页面的侧边导航。",
  },
  "tab-bar": {
    zh: "底部栏",
    also: "标签栏 手机导航 bottom navigation",
    purpose: "手机底部：首页、社区、发布、消息、我的。",
  },
  tabs: {
    zh: "标签页",
    also: "选项卡 切换 tab",
    purpose: "同一处的几块内容，一次看一块。",
  },
  "link-tabs": {
    zh: "链接标签",
    also: "换地址的标签 tab link",
    purpose: "换地址的标签排。",
  },
  breadcrumb: {
    zh: "面包屑",
    also: "路径 层级 breadcrumb",
    purpose: "两层以上的页面，写出从哪里来。",
  },
  "page-header": {
    zh: "页头",
    also: "标题 返回 page title",
    purpose: "二级页面的标题与右侧动作。",
  },
  "page-body": {
    zh: "页面骨架",
    also: "布局 栅格 两栏 layout grid",
    purpose: "每个页面的骨架：正文 856、侧栏 320，手机拆散。",
  },
  card: {
    zh: "卡片",
    also: "容器 面板 panel surface",
    purpose: "一块有边的内容。",
  },
  "side-card": {
    zh: "侧栏卡",
    also: "侧栏 区块 aside section",
    purpose: "侧栏的一区：题头加内容。",
  },
  divider: {
    zh: "分隔线",
    also: "横线 分割线 separator",
    purpose: "同一块里的两段之间。",
  },
  "site-footer": {
    zh: "页脚",
    also: "备案 版权 footer",
    purpose: "每页最下：版权、备案号、二维码。",
  },
  "shortcut-grid": {
    zh: "快捷入口",
    also: "金刚区 宫格 shortcuts",
    purpose: "首页的快捷入口，四列。",
  },
  carousel: {
    zh: "轮播",
    also: "幻灯 横幅 焦点图 slider",
    purpose: "首页的两到六张横图，自动换、能停。",
  },
} satisfies WidgetEntries;
