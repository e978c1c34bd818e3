import type { Pair } from "../../docs/guidance.ts";
import { Skeleton } from "./skeleton.tsx";

const lines = "grid w-40 gap-2";

export const guidance: Pair[] = [
  {
    good: (
      <div className={lines}>
        <Skeleton className="h-3" />
        <Skeleton className="h-3 w-2/3" />
      </div>
    ),
    do: "占住内容的位置，来了不跳",
    bad: <Skeleton className="h-24 w-full" />,
    dont: "一整块灰：看不出会来什么",
  },
];
