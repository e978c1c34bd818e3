import type { Pair } from "../../docs/guidance.ts";
import { RemovableChip } from "./removable-chip.tsx";

const nothing = () => {};

export const guidance: Pair[] = [
  {
    good: (
      <div className="flex flex-wrap gap-2">
        <RemovableChip name="#骑行日记" onRemove={nothing} />
        <RemovableChip name="#日出" onRemove={nothing} />
      </div>
    ),
    do: "自己加的，能一个个拿掉",
    bad: <RemovableChip name="精华" onRemove={nothing} />,
    dont: "不是自己加的也给个叉：那用 Tag",
  },
];
