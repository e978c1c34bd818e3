import type { Pair } from "../../docs/guidance.ts";
import { Card } from "../card/card.tsx";
import { Divider } from "./divider.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <div className="rounded-control bg-surface p-4">
        新的两条
        <Divider label="以下是更早的内容" className="my-3" />
        昨天的
      </div>
    ),
    do: "同一块里分开两段，需要时写是什么的界线",
    bad: (
      <div>
        <Card className="p-4">一张卡</Card>
        <Divider className="my-3" />
        <Card className="p-4">另一张卡</Card>
      </div>
    ),
    dont: "卡与卡之间再画线：边已经有了，留空就够",
  },
];
