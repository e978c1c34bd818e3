import type { Pair } from "../../docs/guidance.ts";
import { nothing, small } from "../../docs/guidance-parts.tsx";
import { SearchBar } from "../search-bar/search-bar.tsx";
import { SearchHeader } from "./search-header.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <div className={small}>
        <SearchHeader home="#home" cancel="取消" onCancel={nothing}>
          <SearchBar />
        </SearchHeader>
      </div>
    ),
    do: "右边只有「取消」，按下去回到原来那一页",
    bad: (
      <div className={small}>
        <SearchHeader home="#home" cancel="返回首页" onCancel={nothing}>
          <SearchBar trailing={<span className="px-2 text-brand-text">搜索</span>} />
        </SearchHeader>
      </div>
    ),
    dont: "框里一个「搜索」，框外一个「返回首页」：挤得没处打字",
  },
];
