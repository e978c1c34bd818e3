import type { Pair } from "../../docs/guidance.ts";
import { HotList } from "./hot-list.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <HotList
        hrefOf={() => "#thread"}
        items={[
          { id: "1", title: "近视 600 度怎么配镜片", hotScore: 18_000 },
          { id: "2", title: "周末在老城区走了两万步", hotScore: 9860 },
        ]}
      />
    ),
    do: "有先后才编号，数从大到小",
    bad: (
      <HotList
        hrefOf={() => "#thread"}
        items={[
          { id: "1", title: "周末在老城区走了两万步", likeCount: 42 },
          { id: "2", title: "近视 600 度怎么配镜片", likeCount: 326 },
        ]}
      />
    ),
    dont: "随便推荐的也编号：第 1 名的赞比第 2 名少。那给 numbered={false}",
  },
];
