import type { Pair } from "../../docs/guidance.ts";
import { row } from "../../docs/guidance-parts.tsx";
import { LevelMark } from "./level-mark.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <div className={row}>
        林间电台
        <LevelMark level={7} />
      </div>
    ),
    do: "跟在昵称后面，一处一个",
    bad: (
      <div className={row}>
        <LevelMark level={7} />
        <LevelMark level={8} />
        还差 120 经验
      </div>
    ),
    dont: "拿它画升级的进度：那用 LevelCurve",
  },
];
