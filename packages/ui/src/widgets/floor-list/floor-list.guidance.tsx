import type { Pair } from "../../docs/guidance.ts";
import { FloorList } from "./floor-list.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <FloorList
        floors={[
          {
            id: "1",
            title: "积分换得到",
            items: [
              { kind: "goods", id: "11", title: "镜布两条装", picUrl: "img/g-cloth.svg", note: "120 积分" },
              { kind: "goods", id: "12", title: "旅行镜盒", picUrl: "img/g-case.svg", note: "900 积分" },
            ],
          },
        ]}
        hrefOf={() => "#goods"}
      />
    ),
    do: "一层一个说得出的理由，每块写一个有用的数",
    bad: (
      <FloorList
        floors={[
          {
            id: "1",
            title: "猜你喜欢",
            items: [
              { kind: "goods", id: "11", title: "镜布两条装", picUrl: "img/g-cloth.svg", note: "热门" },
              { kind: "thread", id: "12", title: "第一视角的秋天", picUrl: "img/forest.jpg", note: "推荐" },
            ],
          },
        ]}
        hrefOf={() => "#any"}
      />
    ),
    dont: "「猜你喜欢」里什么都有：看不出凭什么，也不知道点开是什么",
  },
];
