import type { Pair } from "../../docs/guidance.ts";
import { PointsRow } from "./points-row.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <PointsRow name="兑换 旅行镜盒" time="2026-11-21 08:02:11" amount={-900} balance={1580} href="#order" />
    ),
    do: "写花在哪里，能点回去看",
    bad: <PointsRow name="系统扣除" time="2026-11-21 08:02:11" amount={-900} balance={1580} />,
    dont: "「系统扣除」：下一步就是来投诉",
  },
];
