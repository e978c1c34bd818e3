import type { Pair } from "../../docs/guidance.ts";
import { Button } from "../button/button.tsx";
import { Switch } from "./switch.tsx";

const spaced = "flex items-center gap-3";

export const guidance: Pair[] = [
  {
    good: (
      <div className={spaced}>
        <span className="flex-1">接收私信</span>
        <Switch aria-label="接收私信" defaultChecked />
      </div>
    ),
    do: "拨了就生效",
    bad: (
      <div className={spaced}>
        <span className="flex-1">接收私信</span>
        <Switch aria-label="接收私信" defaultChecked />
        <Button size="sm">保存</Button>
      </div>
    ),
    dont: "拨完还要按保存：那用复选框",
  },
];
