import type { Pair } from "../../docs/guidance.ts";
import { Divider } from "../divider/divider.tsx";
import { Card } from "./card.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <Card className="grid gap-3 p-4">
        第一行
        <Divider />
        第二行
      </Card>
    ),
    do: "一张卡里用 1 px 分行",
    bad: (
      <Card className="p-4">
        <Card className="p-4">
          <Card className="p-4">内容</Card>
        </Card>
      </Card>
    ),
    dont: "卡里套卡",
  },
];
