/** What has changed for somebody who uses the widgets, newest first. `id` is the page it is about. */
export const NEWS: { day: string; kind: "新增" | "修正" | "改动"; id: string; says: string; en: string }[] = [
  {
    day: "2026-11-23",
    kind: "修正",
    id: "foundations-type",
    says: "文字 200%、屏宽 320 px 时，16 个组件的行会折行，不再溢出或截断得读不到",
    en: "At 200 % text on a 320 px screen the rows of 16 widgets wrap: nothing overflows or is cut short",
  },
  {
    day: "2026-11-23",
    kind: "新增",
    id: "button",
    says: "属性表里每个属性都有说明，菜单项、单选等部件也各有一张",
    en: "Every prop is described in the tables; parts such as menu items and radios have one of their own",
  },
  {
    day: "2026-11-23",
    kind: "修正",
    id: "dialog",
    says: "对话框里可以放菜单和另一个浮层：后打开的在上面，Esc 只关最上面的",
    en: "Menus and layers open inside a dialog: the last one is in front, and Escape closes that one alone",
  },
  {
    day: "2026-11-23",
    kind: "修正",
    id: "follow-button",
    says: "已关注时，按钮上的字与读屏的名字一起变成「取消关注」，键盘聚焦时也是",
    en: "The follow button's words and accessible name change together, on keyboard focus too",
  },
  {
    day: "2026-11-23",
    kind: "改动",
    id: "foundations-type",
    says: "字号和间距改用 rem，跟着浏览器的字号走",
    en: "Type and space are in rem and follow the browser's font size",
  },
  {
    day: "2026-11-23",
    kind: "新增",
    id: "start-components",
    says: "全部组件有了中文名、分组和缩略图，侧栏能按同义词搜到",
    en: "Every widget has a Chinese name, a group and a thumbnail; the search knows synonyms",
  },
  {
    day: "2026-11-23",
    kind: "新增",
    id: "foundations-design-tokens",
    says: "设计变量按深浅两套导出，给设计工具导入",
    en: "Design tokens in a light and a dark mode, for design tools to import",
  },
  {
    day: "2026-11-23",
    kind: "改动",
    id: "start-status",
    says: "状态由源码和测试算出来，没测的写「未测」",
    en: "The status is computed from sources and tests; what nobody tested says so",
  },
];
