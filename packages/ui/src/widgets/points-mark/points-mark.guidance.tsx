import type { Pair } from "../../docs/guidance.ts";
import { Tag } from "../tag/tag.tsx";
import { PointsMark } from "./points-mark.tsx";

export const guidance: Pair[] = [
  {
    good: <PointsMark value={5} />,
    do: "琥珀色只给积分、签到、精华、等级",
    bad: <Tag tone="accent">限时活动</Tag>,
    dont: "拿积分的颜色做促销",
  },
];
