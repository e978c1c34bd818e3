import type { Pair } from "../../docs/guidance.ts";
import { HighlightCount } from "./highlight-count.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <p className="relative w-60">
        先站定两秒，让防抖安静下来。
        <HighlightCount count={86} />
      </p>
    ),
    do: "放在划过的那一段里，人数来去都不占位置",
    bad: (
      <p className="relative w-60">
        先站定两秒，让防抖安静下来。
        <HighlightCount count={0} />
      </p>
    ),
    dont: "没有人划过也写 0：一页都是零，划过的反而看不见",
  },
];
