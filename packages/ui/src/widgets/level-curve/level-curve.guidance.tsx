import type { Pair } from "../../docs/guidance.ts";
import { small } from "../../docs/guidance-parts.tsx";
import { LevelCurve } from "./level-curve.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <div className={small}>
        <LevelCurve level={9} max={12} progress={0.7} aria-label="等级曲线，现在 Lv.9" />
      </div>
    ),
    do: "progress 是 0 到 1：走了七成写 0.7",
    bad: (
      <div className={small}>
        <LevelCurve level={9} max={12} progress={70} aria-label="曲线" />
      </div>
    ),
    dont: "给百分数 70：直接画到下一级",
  },
];
