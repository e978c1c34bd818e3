import type { Pair } from "../../docs/guidance.ts";
import { LinkChips } from "./link-chips.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <LinkChips
        aria-label="圈子的分类"
        current="#all"
        items={[
          { href: "#all", label: "全部" },
          { href: "#make", label: "创作" },
          { href: "#trip", label: "出行" },
        ]}
      />
    ),
    do: "每项一个地址，能收藏，能后退",
    bad: (
      <LinkChips
        aria-label="分类"
        current="#all"
        items={[
          { href: "#all", label: "全部" },
          { href: "#sort", label: "按时间倒序" },
          { href: "#clear", label: "清空筛选" },
        ]}
      />
    ),
    dont: "混进排序和「清空」：那是动作，不是一类",
  },
];
