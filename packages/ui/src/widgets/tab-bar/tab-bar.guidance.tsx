import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { TabBar } from "./tab-bar.tsx";

const bar = {
  className: "static grid md:grid",
  hrefs: { home: "#home", community: "#community", messages: "#messages", mine: "#mine" },
  onPublish: nothing,
};

export const guidance: Pair[] = [
  {
    good: <TabBar {...bar} current="messages" unread={3} />,
    do: "在消息页就亮消息；只有未读才带数",
    bad: <TabBar {...bar} unread={0} />,
    dont: "不给 current：四个都不亮，不知道站在哪",
  },
];
