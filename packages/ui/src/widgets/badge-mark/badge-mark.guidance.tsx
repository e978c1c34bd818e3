import { Award } from "lucide-react";
import type { Pair } from "../../docs/guidance.ts";
import { BadgeItem } from "./badge-mark.tsx";

export const guidance: Pair[] = [
  {
    good: <BadgeItem href="#badge" name="连续签到" icon={<Award aria-hidden="true" />} value={23} max={30} />,
    do: "没得到的写还差多少",
    bad: <BadgeItem href="#badge" name="神秘徽章" icon={<Award aria-hidden="true" />} />,
    dont: "灰着不说怎么得到",
  },
];
