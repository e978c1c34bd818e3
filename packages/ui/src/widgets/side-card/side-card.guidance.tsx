import type { Pair } from "../../docs/guidance.ts";
import { SideCard } from "./side-card.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <SideCard title="热门话题" moreHref="#" moreText="更多话题">
        <p className="px-4 pb-3">#第一视角的秋天</p>
      </SideCard>
    ),
    do: "「更多」写明是什么的更多，读屏单独念也懂",
    bad: (
      <SideCard title="热门话题" moreHref="#" moreText="点击查看">
        <p className="px-4 pb-3">#第一视角的秋天</p>
      </SideCard>
    ),
    dont: "一列卡都叫「点击查看」",
  },
];
