import type { Pair } from "../../docs/guidance.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <Breadcrumb
        items={[{ label: "圈子", href: "#" }, { label: "影像创作", href: "#" }, { label: "日出" }]}
      />
    ),
    do: "从外到里，每一层都真的有那一页",
    bad: <Breadcrumb items={[{ label: "首页", href: "#" }, { label: "从搜索结果来的" }]} />,
    dont: "写来路：返回键已经管了",
  },
];
