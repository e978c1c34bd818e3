import type { Pair } from "../../docs/guidance.ts";
import { nothing, Panel } from "../../docs/guidance-parts.tsx";
import { SearchBar } from "../search-bar/search-bar.tsx";
import { SearchHistory } from "../search-history/search-history.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <Panel>
        <SearchBar aria-label="搜索" placeholder="搜索帖子、人、圈子" />
        <SearchHistory items={["夜景", "第一视角"]} onSelect={nothing} onRemove={nothing} onClear={nothing} />
      </Panel>
    ),
    do: "一打开光标就在框里，没打字时给搜过的和推荐的",
    bad: (
      <Panel className="min-h-40 content-start">
        <SearchBar aria-label="搜索" />
        <span className="text-text-muted">请输入关键字进行搜索</span>
      </Panel>
    ),
    dont: "一整屏空白，等人想出词来",
  },
];
