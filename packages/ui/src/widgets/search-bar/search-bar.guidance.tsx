import type { Pair } from "../../docs/guidance.ts";
import { SearchBar } from "./search-bar.tsx";

export const guidance: Pair[] = [
  {
    good: <SearchBar aria-label="搜索社区" placeholder="搜索帖子、人、圈子" />,
    do: "占位写能搜到什么",
    bad: <SearchBar aria-label="搜索社区" placeholder="请输入关键字" />,
    dont: "占位说废话",
  },
];
