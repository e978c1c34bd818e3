import type { Pair } from "../../docs/guidance.ts";
import { FilterChips } from "./filter-chips.tsx";

const chips = (labels: string[]) => labels.map((label) => ({ value: label, label }));

export const guidance: Pair[] = [
  {
    good: <FilterChips aria-label="筛选通知" value="全部" options={chips(["全部", "赞与收藏", "评论"])} />,
    do: "总有一项选中，第一项是全部",
    bad: <FilterChips aria-label="筛选通知" value="" options={chips(["赞与收藏", "评论", "新增关注"])} />,
    dont: "一项也没选：看不出现在列的是什么",
  },
];
