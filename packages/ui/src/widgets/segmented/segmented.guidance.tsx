import type { Pair } from "../../docs/guidance.ts";
import { Segmented } from "./segmented.tsx";

const options = (labels: string[]) => labels.map((label) => ({ value: label, label }));

export const guidance: Pair[] = [
  {
    good: <Segmented aria-label="口径" options={options(["日", "月", "年"])} defaultValue="日" />,
    do: "两到四项，字数相近",
    bad: (
      <Segmented
        aria-label="范围"
        options={options(["全部圈子", "我的", "最近七天的", "精华", "提问"])}
        defaultValue="我的"
      />
    ),
    dont: "项多字长，挤成一团",
  },
];
