import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { SearchHistory } from "./search-history.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <SearchHistory items={["夜景", "第一视角"]} onSelect={nothing} onRemove={nothing} onClear={nothing} />
    ),
    do: "给 onRemove：能单独去掉一条",
    bad: <SearchHistory items={["夜景", "给老板的礼物"]} onSelect={nothing} onClear={nothing} />,
    dont: "只能全清：为了藏一条，别的也没了",
  },
];
