import type { Pair } from "../../docs/guidance.ts";
import { small } from "../../docs/guidance-parts.tsx";
import { Button } from "../button/button.tsx";
import { GroupHeader } from "./group-header.tsx";

const group = {
  title: "影像创作",
  brief: "把看见的留下来。",
  cover: "img/lake.jpg",
  icon: "img/forest.jpg",
  stats: [
    { value: 24_012, label: "成员" },
    { value: 32_100, label: "帖子" },
  ],
  action: <Button tone="primary">发帖</Button>,
};

export const guidance: Pair[] = [
  {
    good: (
      <div className={small}>
        <GroupHeader {...group} notice="「雾」征集到 11 月 30 日，投稿带 #第一视角的秋天" />
      </div>
    ),
    do: "公告写一件事和截止的日子",
    bad: (
      <div className={small}>
        <GroupHeader
          {...group}
          notice="一、不得发布与圈子无关的内容；二、转载须注明出处；三、不得人身攻击；四、交易帖请到二手圈；五、违反以上规定者删帖处理，情节严重的移出圈子。"
        />
      </div>
    ),
    dont: "贴整份规则：把帖子都挤到下面，那写进公约",
  },
];
