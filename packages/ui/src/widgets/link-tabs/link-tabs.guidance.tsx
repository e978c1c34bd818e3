import type { Pair } from "../../docs/guidance.ts";
import { LinkTabs } from "./link-tabs.tsx";

const tabs = [
  { href: "#posts", label: "帖子" },
  { href: "#favorites", label: "收藏" },
  { href: "#likes", label: "赞过" },
];

export const guidance: Pair[] = [
  {
    good: <LinkTabs aria-label="我的内容" current="#favorites" items={tabs} />,
    do: "current 与那一项的 href 一字不差",
    bad: <LinkTabs aria-label="我的内容" current="#favorites?page=2" items={tabs} />,
    dont: "翻到第 2 页，地址带了参数：一项也不亮",
  },
];
