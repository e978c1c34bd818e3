import type { Pair } from "../../docs/guidance.ts";
import { Tabs, TabsList, TabsTab } from "./tabs.tsx";

const tabs = (labels: string[]) => (
  <Tabs defaultValue={labels[0]}>
    <TabsList>
      {labels.map((label) => (
        <TabsTab key={label} value={label}>
          {label}
        </TabsTab>
      ))}
    </TabsList>
  </Tabs>
);

export const guidance: Pair[] = [
  {
    good: tabs(["帖子", "评论", "收藏"]),
    do: "同一个人、同一件事的几面，名字两到四个字",
    bad: tabs(["我发布过的帖子", "去兑换", "退出登录"]),
    dont: "把动作和别的页面放进来：那用按钮和链接",
  },
];
