import type { Pair } from "../../docs/guidance.ts";
import { Stat } from "./stat.tsx";

export const guidance: Pair[] = [
  {
    good: <Stat label="帖子" value={128} />,
    do: "数和名字在一起",
    bad: <Stat label="" value={128} />,
    dont: "只有数，猜不出数的是什么",
  },
];
