import type { Pair } from "../../docs/guidance.ts";
import { nothing, small } from "../../docs/guidance-parts.tsx";
import { MilestoneList } from "./milestone-list.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <div className={small}>
        <MilestoneList
          items={[
            { id: "1", name: "3 天", reward: "10 积分", note: "已领取", reached: true },
            { id: "2", name: "7 天", reward: "徽章", note: "领取", reached: true, onClaim: nothing },
            { id: "3", name: "15 天", reward: "80 积分", note: "还差 3 天" },
          ]}
        />
      </div>
    ),
    do: "没到的写还差几天",
    bad: (
      <div className={small}>
        <MilestoneList
          items={[
            { id: "1", name: "初级", reward: "礼包", note: "已达成", reached: true },
            { id: "2", name: "中级", reward: "礼包", note: "已达成", reached: true },
            { id: "3", name: "高级", reward: "大礼包", note: "未达成" },
          ]}
        />
      </div>
    ),
    dont: "「高级」是几天、「礼包」里有什么、领没领过，都没说",
  },
];
