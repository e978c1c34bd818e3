import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { InfiniteList } from "./infinite-list.tsx";

const list = {
  items: ["第一视角的秋天", "骑行与导航"],
  getKey: (item: string) => item,
  renderItem: (item: string) => <p className="border-b border-border py-3">{item}</p>,
  onLoadMore: nothing,
};

export const guidance: Pair[] = [
  {
    good: <InfiniteList {...list} status="error" />,
    do: "下一页取不到给 error：已经取到的留着，能再试",
    bad: <InfiniteList {...list} status="over" />,
    dont: "取不到也给 over：以为一共就这几条",
  },
];
